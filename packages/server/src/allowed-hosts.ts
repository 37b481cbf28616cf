import { BlockList, isIP } from 'node:net'
import { messages } from './messages.ts'

/** What of the own network may be asked although it is not public: names of hosts, addresses and networks. */
export type AllowedHosts = readonly string[]

const NAME = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** Reads HEDDLE_ALLOW_PRIVATE: `localhost, db.internal, 10.0.0.0/8, ::1`. Throws an `Error` naming the variable. */
export function readAllowedHosts(text: string | undefined): AllowedHosts {
  const names = (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || [])
  for (const name of names) {
    const [address = '', bits] = name.split('/')
    const most = isIP(address) === 6 ? 128 : 32
    const isNetwork = isIP(address) !== 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
    if (!isNetwork && (bits !== undefined || !NAME.test(name)))
      throw new Error(messages.badSetting('HEDDLE_ALLOW_PRIVATE', messages.badAllowedHost(name)))
  }
  return names
}

/** Tells whether an address may be connected to, by itself or for the name that it was found by. */
export type MayConnect = (hostname: string, address: string) => boolean

/**
 * Networks that are nobody's public server: private, loopback, link-local (where clouds answer for their machines), shared,
 * reserved, multicast, and those of IPv6 that stand for IPv4 addresses.
 */
const CLOSED: readonly string[] = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // The one public address at which a cloud (Azure) answers for its machines.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/96',
  '::ffff:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]

function listOf(networks: readonly string[]): (address: string) => boolean {
  // Of each family by itself: a list of both takes mapped addresses for those they stand for.
  const lists = { 4: new BlockList(), 6: new BlockList() }
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    if (isIP(address) === 6) lists[6].addSubnet(address, Number(bits ?? 128), 'ipv6')
    else lists[4].addSubnet(address, Number(bits ?? 32), 'ipv4')
  }
  return (address) => {
    const family = isIP(address)
    return family !== 0 && lists[family === 6 ? 6 : 4].check(address, family === 6 ? 'ipv6' : 'ipv4')
  }
}

const isClosed = listOf(CLOSED)

/** Public addresses, and what was allowed. What is no address is refused. */
export function createMayConnect(allowed: AllowedHosts): MayConnect {
  const isAllowed = listOf(allowed.filter((name) => isIP(name.split('/')[0] ?? '') !== 0))
  const names = new Set(allowed)
  return (hostname, address) => {
    // A zone (`%eth0`) is of this machine.
    if (isIP(address) === 0 || address.includes('%')) return false
    return !isClosed(address) || isAllowed(address) || names.has(hostname.toLowerCase())
  }
}
