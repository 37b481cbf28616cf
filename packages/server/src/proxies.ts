import { BlockList, isIP } from 'node:net'
import { messages } from './messages.ts'

/** Who may speak for a visitor: so many machines nearest to the server, or those at these addresses and networks. */
export type TrustedProxies = number | readonly string[]

const MOST_HOPS = 10

/** Reads HEDDLE_TRUST_PROXY: a number of hops (`1`) or a list of addresses and networks (`10.0.0.0/8, ::1`). Throws an `Error` naming the variable. */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  if (text === undefined || text === '' || text === 'false') return 0
  if (text === 'true') return 1
  if (/^\d{1,3}$/.test(text) && Number(text) <= MOST_HOPS) return Number(text)
  const names = text.split(',').map((part) => part.trim())
  for (const name of names) {
    const [address = '', bits] = name.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isNetwork = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most)
    if (isIP(address) === 0 || !isNetwork) throw new Error(messages.badSetting('HEDDLE_TRUST_PROXY', messages.badProxy(name)))
  }
  return names
}

/** True when the machine at `address`, `hop` steps in front of the server (0 is the one that is connected), is a proxy of ours. */
export type TrustsPeer = (address: string | undefined, hop: number) => boolean

/** What is trusted, as a question. A list is safe wherever the server is reached from; a number only when all requests come through the proxies. */
export function createTrust(proxies: TrustedProxies): TrustsPeer {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const list = new BlockList()
  for (const name of proxies) {
    const [address = '', bits] = name.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address = '') => {
    const family = isIP(address)
    return family !== 0 && list.check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

/**
 * The address of whoever asks, as far as our proxies say it: the nearest machine that is none of them.
 * @param peer the connected machine
 * @param forwarded the header `X-Forwarded-For`, whose last name is the one nearest to the server
 */
export function visitorOf(
  peer: string | undefined,
  forwarded: string | string[] | undefined,
  trusts: TrustsPeer,
): string | undefined {
  if (forwarded === undefined || !trusts(peer, 0)) return peer
  const all = String(forwarded)
  // One name is the visitor's, whoever may speak for others: most visitors come through one proxy.
  if (!all.includes(',')) return all.trim() || peer
  const named = all
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .reverse()
  return named.find((name, at) => !trusts(name, at + 1)) ?? named.at(-1) ?? peer
}

const MAPPED = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i
const WITH_PORT = /^(?:(\d{1,3}(?:\.\d{1,3}){3})|\[([0-9a-f:.]{2,45})\]):\d{1,5}$/i

/**
 * What requests of one visitor are counted under: an IPv4 address, or the first half of an IPv6 one, since a single line is given
 * all of the other half. `ip` may be what a proxy wrote; `peer`, the connected machine, stands in for what is no address.
 */
export function visitorKey(ip: string | undefined, peer: string | undefined): string {
  const [, four, six] = WITH_PORT.exec(ip ?? '') ?? []
  const address = four ?? six ?? ip ?? ''
  const family = isIP(address)
  if (family === 0) return ip !== peer && peer !== undefined ? visitorKey(peer, peer) : 'local'
  if (family === 4) return address
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped) return mapped
  // The platform writes every IPv6 address in one way; zones (`%eth0`) are of this machine only.
  const { hostname } = new URL(`http://[${address.split('%')[0]}]`)
  const [before = '', after] = hostname.slice(1, -1).split('::')
  const [left, right] = [before.split(':').filter(Boolean), (after ?? '').split(':').filter(Boolean)]
  const gap = after === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0')
  return `${[...left, ...gap, ...right].slice(0, 4).join(':')}::/64`
}
