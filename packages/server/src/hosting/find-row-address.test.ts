import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ReleaseFile } from '../releases/manifest.ts'
import { findRowAddress } from './find-row-address.ts'

const file: ReleaseFile = { tree: 'public', hash: '', type: 'text/html', encodings: [] }
const release = {
  patterns: [
    { pattern: '/users/:id', file: 'users/[id]/index.html' },
    { pattern: '/Shop/:slug', file: 'Shop/[slug]/index.html', rows: 'slug' },
    { pattern: '/tea/cup-:slug:-set', file: 'tea/cup-[slug]-set/index.html', rows: 'slug' },
    { pattern: '/en/shop/:slug/more', file: 'en/shop/[slug]/more/index.html', rows: 'slug' },
  ],
  files: {
    'Shop/red_shoe/index.html': file,
    'Shop/щука/index.html': file,
    'Shop/secret/index.html': { ...file, tree: 'guarded' as const },
    'en/shop/red_shoe/more/index.html': file,
    'users/me/index.html': file,
    'tea/cup-red_shoe-set/index.html': file,
  },
}

it.each([
  ['/shop/Red%20Shoe', '/Shop/red_shoe'],
  ['/SHOP/red%2Fshoe/', '/Shop/red_shoe'],
  ['/tea/Cup-Red%20Shoe-Set', '/tea/cup-red_shoe-set'],
  ['/en/shop/Red!Shoe/more', '/en/shop/red_shoe/more'],
  ['/shop/%20%D0%A9%D0%A3%D0%9A%D0%90', `/Shop/${encodeURIComponent('щука')}`],
])('a row is found by the value of its field as it is: %s', (asked, address) => {
  expect(findRowAddress(release, asked)?.address).toBe(address)
})

it('the page of a row comes with its file, which may not be for everybody', () => {
  expect(findRowAddress(release, '/shop/Secret')).toEqual({ address: '/Shop/secret', file: { ...file, tree: 'guarded' } })
})

it.each(['/shop', '/shop/blue', '/shop/red_shoe/more', '/users/ME', '/en/shop/%E0%A4%A/more', '/', ''])('%s is no row', (asked) =>
  expect(findRowAddress(release, asked)).toBeUndefined(),
)

it('never leads anywhere but to a file of the release, whatever is asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.string(), fc.constantFrom('shop', '..', '%2e%2e', 'Red Shoe', '//evil.example'))),
      (parts) => {
        const found = findRowAddress(release, parts.join('/'))
        if (found !== undefined)
          expect(Object.keys(release.files)).toContain(`${decodeURIComponent(found.address).slice(1)}/index.html`)
      },
    ),
  )
})
