import { expect, test } from 'vitest'
import { isSafeAddress, safeAddresses } from './safe-address.ts'

test('renderer-R17 of all characters those that browsers skip hide no scheme, and no other one is taken for them', () => {
  const hidden: number[] = []
  for (let unit = 0; unit <= 0xffff; unit += 1) {
    // A character within the name of a scheme ends it, unless it is skipped.
    if (!isSafeAddress(`javascript${String.fromCharCode(unit)}:x`)) hidden.push(unit)
  }
  const skipped = [...Array.from({ length: 0x21 }, (_, unit) => unit), 0x7f]
  const ofSchemes = [...'+-.0123456789:ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((one) => one.charCodeAt(0))
  expect(hidden).toEqual([...skipped, ...ofSchemes].toSorted((a, b) => a - b))
})

test.each([
  ['https://a.example', true],
  ['http:javascript:alert(1)', true],
  ['/javascript:alert(1)', true],
  ['#javascript:alert(1)', true],
  ['?javascript:alert(1)', true],
  ['page', true],
  ['javascript:https://a.example', false],
  [' javascript:alert(1)', false],
  ['httpss:x', false],
  ['xhttps:x', false],
])('renderer-R17 the address %j is safe: %s', (address, isSafe) => {
  expect(isSafeAddress(address)).toBe(isSafe)
})

test.each([
  ['https://a.example/p.png', 'https://a.example/p.png'],
  ['/assets/p.png', '/assets/p.png'],
  ['data:image/gif;base64,R0lG', 'data:image/gif;base64,R0lG'],
  ['data:text/html,x', ''],
  ['javascript:alert(1)', ''],
  ['', ''],
])('renderer-R39 the address of a picture %j is drawn as %j', (given, drawn) => {
  const addresses = safeAddresses({ asset: (reference) => reference, icon: (name) => `/icons/${name}.svg` })
  expect(addresses.asset(given)).toBe(drawn)
  expect(addresses.icon('star')).toBe('/icons/star.svg')
})
