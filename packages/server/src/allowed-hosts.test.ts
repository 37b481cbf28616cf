import { expect, it } from 'vitest'
import { createMayConnect, readAllowedHosts } from './allowed-hosts.ts'

const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:0:a00:1::1',
  '2002:7f00:1::',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'ff02::1',
]

it.each(closed)('%s is never asked by itself', (address) => {
  expect(createMayConnect([])('example.com', address)).toBe(false)
})

it.each(['8.8.8.8', '93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00:1450:4001::1'])(
  '%s is a public server',
  (address) => {
    expect(createMayConnect([])('example.com', address)).toBe(true)
  },
)

it.each(['', 'localhost', '127.1', '0x7f.0.0.1', '1.2.3', 'fe80'])('“%s” is no address, and not asked', (address) => {
  expect(createMayConnect(['localhost'])('localhost', address)).toBe(false)
})

it('what was allowed is asked: a name wherever it leads, an address, a network, and nothing beside them', () => {
  const mayConnect = createMayConnect(readAllowedHosts(' DB.internal , 10.0.0.0/24, ::1,'))
  expect(mayConnect('db.internal', '192.168.0.9')).toBe(true)
  expect(mayConnect('DB.INTERNAL', '192.168.0.9')).toBe(true)
  expect(mayConnect('other.internal', '192.168.0.9')).toBe(false)
  expect(mayConnect('other.internal', '10.0.0.200')).toBe(true)
  expect(mayConnect('other.internal', '10.0.1.1')).toBe(false)
  expect(mayConnect('other.internal', '::ffff:10.0.0.200')).toBe(false)
  expect(mayConnect('other.internal', '::1')).toBe(true)
  expect(mayConnect('other.internal', '127.0.0.1')).toBe(false)
})
