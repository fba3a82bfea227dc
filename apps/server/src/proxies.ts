import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Names for the networks that proxies usually stand in. */
const NETWORKS: { readonly [name: string]: readonly string[] } = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

const GROUPS = 8
/** A household or a rented machine gets this much of an IPv6 address for itself: 64 bits. */
const NETWORK_GROUPS = 4
const MAPPED = '0:0:0:0:0:ffff'

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Whether this names a network: an address, one with the length of its prefix, or one of the names above. */
export function isNetwork(text: string): boolean {
  if (Object.hasOwn(NETWORKS, text)) return true
  const [address = '', prefix, ...rest] = text.split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)
  return isIP(address) !== 0 && fits && rest.length === 0
}

/** The eight groups of an IPv6 address, however it is written. */
function groupsOf(address: string): readonly string[] {
  const words = address
    .toLowerCase()
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number)
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
    })
  const [front = [], back = []] = words.split('::').map((half) => half.split(':').filter((group) => group !== ''))
  const gap = Array.from({ length: GROUPS - front.length - back.length }, () => '0')
  return [...front, ...gap, ...back].map((group) => Number.parseInt(group, 16).toString(16))
}

/** An IPv4 address that is written as one of IPv6 is the IPv4 address; everything else in its one spelling. */
function plain(address: string): string {
  if (isIP(address) !== 6) return address
  const groups = groupsOf(address)
  if (groups.slice(0, 6).join(':') !== MAPPED) return groups.join(':')
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
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
    const own = plain(address)
    return isIP(own) !== 0 && list.check(own, familyOf(own))
  }
}

/** The address in an entry of X-Forwarded-For, where some proxies add the port; nothing where there is none. */
function forwarded(entry: string): string | undefined {
  const text = entry.trim()
  const bare = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
  return isIP(bare) === 0 ? undefined : bare
}

/** Where a request comes from: the last address on its way here that is not one of our proxies. */
function addressOf({ headers, socket }: IncomingMessage, isProxy: (address: string) => boolean): string {
  const way = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').reverse()
  let address = socket.remoteAddress ?? ''
  for (const entry of way) {
    const before = forwarded(entry)
    if (!isProxy(address) || before === undefined) break
    address = before
  }
  return address
}

/** Whom a request is counted for: an IPv4 address, or the network of an IPv6 address, whose holder has 2^64 of them. */
export function countedAddresses(proxies: readonly string[]): (request: IncomingMessage) => string {
  const isProxy = trusted(proxies)
  return (request) => {
    const address = plain(addressOf(request, isProxy))
    return isIP(address) === 6 ? `${address.split(':').slice(0, NETWORK_GROUPS).join(':')}::/64` : address
  }
}
