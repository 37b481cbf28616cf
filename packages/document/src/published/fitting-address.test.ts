import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fittingAddress, MAX_ADDRESS_LENGTH } from './fitting-address.ts'

const long = (length: number): string => 'x'.repeat(length)
const MOST = MAX_ADDRESS_LENGTH

describe('an address of a page', () => {
  test.each(['/', '/orders?q=a&q=b#end', '', '#end', 'https://a.b/c?d=e', `/p?q=${long(MOST - 5)}`])(
    'that is short enough stays as it is (%#)',
    (address) => expect(fittingAddress(address)).toEqual({ address, left: [] }),
  )

  test('leaves out the query values that there is no room for, and keeps those that fit after them', () => {
    expect(fittingAddress(`/orders?a=1&the%20text=${long(MOST)}&b=2#end`)).toEqual({
      address: '/orders?a=1&b=2#end',
      left: ['the text'],
    })
  })

  test('whose only value is too long is the page', () => {
    expect(fittingAddress(`/orders?q=${long(MOST)}`)).toEqual({ address: '/orders', left: ['q'] })
    expect(fittingAddress(`?q=${long(MOST)}`)).toEqual({ address: '', left: ['q'] })
  })

  test('whose hash is too long leads to the page', () => {
    expect(fittingAddress(`/orders?a=1#${long(MOST)}`)).toEqual({ address: '/orders?a=1', left: ['#'] })
  })

  test('whose path is too long leads nowhere', () => {
    expect(fittingAddress(`/${long(MOST)}?a=1`)).toEqual({ address: undefined, left: [] })
  })

  test('names a damaged value as it stands, and a long name by its beginning', () => {
    expect(fittingAddress(`/?%E0%A4%A=${long(MOST)}`).left).toEqual(['%E0%A4%A'])
    expect(fittingAddress(`/?${long(MOST)}`).left).toEqual([long(80)])
  })
})

test('an address elsewhere is counted from its path, and one whose path is too long is left to the other site', () => {
  const most = `https://shop.example/a?q=${long(MOST - 5)}`
  expect(fittingAddress(most)).toEqual({ address: most, left: [] })
  expect(fittingAddress(`${most}y`)).toEqual({ address: 'https://shop.example/a', left: ['q'] })
  expect(fittingAddress(`//shop.example?q=${long(MOST)}&b=1`)).toEqual({ address: '//shop.example?b=1', left: ['q'] })
  const path = `https://shop.example/${long(MOST)}`
  expect(fittingAddress(path)).toEqual({ address: path, left: [] })
})

test.each([`mailto:a@b.c?body=${long(MOST)}`, `tel:${long(MOST)}`, `blob:https://a.b/${long(MOST)}?a=1`])(
  'what is no address of a page stays as it is (%#)',
  (address) => expect(fittingAddress(address)).toEqual({ address, left: [] }),
)

test('what is left is short enough, begins as it began, holds whole values in their order, and fitting it again changes nothing', () => {
  const pair = fc.record({ name: fc.constantFrom('a', 'b', 'c'), size: fc.integer({ min: 0, max: 5000 }) })
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 8 }), fc.integer({ min: 0, max: 9000 }), (pairs, hash) => {
      const written = pairs.map(({ name, size }) => `${name}=${long(size)}`)
      const { address = '', left } = fittingAddress(`/page?${written.join('&')}#${long(hash)}`)
      expect(address.length).toBeLessThanOrEqual(MOST)
      expect(address.startsWith('/page')).toBe(true)
      const kept = (address.split('#')[0]?.split('?')[1] ?? '').split('&').filter(Boolean)
      expect(kept.length + left.filter((name) => name !== '#').length).toBe(written.length)
      let at = -1
      for (const one of kept) {
        at = written.indexOf(one, at + 1)
        expect(at).toBeGreaterThanOrEqual(0)
      }
      expect(fittingAddress(address)).toEqual({ address, left: [] })
    }),
    { seed: 7, numRuns: 200 },
  )
})

test('a megabyte of values takes no time to speak of', () => {
  const { address, left } = fittingAddress(`/p?${Array.from({ length: 100_000 }, (_, at) => `k${at}=${at}`).join('&')}`)
  expect(address?.length).toBeLessThanOrEqual(MOST)
  expect(left.length).toBeGreaterThan(90_000)
})
