import { describe, expect, it } from 'vitest'
import { createTrust, readTrustedProxies, visitorKey, visitorOf } from './proxies.ts'

describe('who may speak for a visitor', () => {
  it.each([
    [undefined, 0],
    ['', 0],
    ['0', 0],
    ['false', 0],
    ['1', 1],
    ['true', 1],
    ['2', 2],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.0/8, ::1,fd00::/8', ['10.0.0.0/8', '::1', 'fd00::/8']],
  ])('reads %j', (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies)
  })

  it.each(['yes', '-1', '11', '1.5', '10.0.0.0/33', '10.0.0', '::1/129', '10.0.0.1,', 'proxy.local', '10.0.0.0/', '1e1'])(
    'refuses %j by name',
    (text) => {
      expect(() => readTrustedProxies(text)).toThrow('The setting HEDDLE_TRUST_PROXY is wrong: ')
    },
  )

  it('trusts so many machines, nearest first', () => {
    const trusts = createTrust(2)
    expect([0, 1, 2].map((hop) => trusts('203.0.113.7', hop))).toEqual([true, true, false])
    expect(createTrust(0)('127.0.0.1', 0)).toBe(false)
  })

  it('trusts machines of the list, wherever they stand', () => {
    const trusts = createTrust(['10.0.0.0/8', '::1', 'fd00::/8'])
    expect(['10.1.2.3', '::ffff:10.1.2.3', '::1', 'fd12::1'].map((address) => trusts(address, 3))).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect(['11.0.0.1', '::2', 'nonsense', undefined].map((address) => trusts(address, 0))).toEqual([false, false, false, false])
  })
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:51234', '2001:db8:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', '10.0.0.1'],
  ['x'.repeat(10_000), '10.0.0.1'],
  [undefined, '10.0.0.1'],
])('counts visitors at %j under %s', (ip, key) => {
  expect(visitorKey(ip, '10.0.0.1')).toBe(key)
})

it('counts what comes without any address together', () => {
  expect(visitorKey(undefined, undefined)).toBe('local')
  expect(visitorKey('unknown', 'unknown')).toBe('local')
})

it('takes the nearest machine that is no proxy of ours for the visitor, and believes nobody else', () => {
  const [none, one, two] = [0, 1, 2].map(createTrust)
  const forwarded = '203.0.113.1, 203.0.113.2'
  if (!none || !one || !two) throw new Error('no proxies')
  expect(visitorOf('10.0.0.1', forwarded, none)).toBe('10.0.0.1')
  expect(visitorOf('10.0.0.1', forwarded, one)).toBe('203.0.113.2')
  expect(visitorOf('10.0.0.1', forwarded, two)).toBe('203.0.113.1')
  expect(visitorOf('10.0.0.1', '203.0.113.1', two)).toBe('203.0.113.1')
  expect(visitorOf('10.0.0.1', ' , ', one)).toBe('10.0.0.1')
  expect(visitorOf('10.0.0.1', undefined, one)).toBe('10.0.0.1')
})
