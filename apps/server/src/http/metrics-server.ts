import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BadInput } from '@orrery/engine'
import type { ListenAddress } from '../config.ts'
import type { Metrics } from '../observability/index.ts'

export interface MetricsServer {
  readonly address: string
  close(): Promise<void>
}

/** Shows the metrics, and nothing else, at an address that only those who watch the server reach. */
export async function serveMetrics({ host, port }: ListenAddress, metrics: Metrics): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { connection: 'close' }).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    const problem = `Can’t serve metrics at ${host}:${port}. Choose another address with --metrics-address or METRICS_ADDRESS.`
    server.once('error', (cause) => reject(new BadInput(problem, { cause })))
    server.listen(port, host, resolve)
  })
  const bound = server.address() as AddressInfo
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
