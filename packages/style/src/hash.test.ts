import { expect, it } from 'vitest'
import { shortHash } from './hash.ts'

it.each([
  ['', 'eaqks2'],
  ['a', 'x6s10u'],
  ['.a{color:red}', 'z88v09'],
  ['color:red;'.repeat(50), 'c4rqoa'],
  ['Straße ✓', 'i0qr6v'],
  ['abcdefghij012345', 'jwf1lp'],
])('style-P6 a name is the same in every release, so that pages that stay keep their rules: %s', (text, name) => {
  expect(shortHash(text)).toBe(name)
})
