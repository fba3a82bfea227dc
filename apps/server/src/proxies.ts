import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Names for the networks that proxies usually stand in. */
const NETWORKS: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether this names a network: an address, one with the length of its prefix, or one of the names above. */
export function isNetwork(text: string): boolean {
  if (Object.hasOwn(NETWORKS, text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && fits && rest.length === 0
}

/** Says of an address whether it is one of our proxies, whose X-Forwarded headers are true. */
export function trusted(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList()
  for (const network of networks.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', prefix] = network.split('/')
    const family = familyOf(address)
    list.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
    return isIP(plain) !== 0 && list.check(plain, familyOf(plain))
  }
}

/** Where a request comes from: the last address on its way here that is not one of our proxies. */
export function addressOf({ headers, socket }: IncomingMessage, isProxy: (address: string) => boolean): string {
  const way = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse()
  let address = socket.remoteAddress ?? ''
  for (const before of way) {
    if (!isProxy(address) || isIP(before.trim()) === 0) break
    address = before.trim()
  }
  return address
}
