import fc from 'fast-check'
import { expect, it } from 'vitest'
import { filesOfNotFound, filesOfPath, readSitePath } from './site-path.ts'

it.each([
  ['/', ''],
  ['/test/', 'test'],
  ['/a/b?x=1', 'a/b'],
  ['/%D0%BE-%D0%BD%D0%B0%D1%81', 'о-нас'],
  ['/../secret', undefined],
  ['/a/%2e%2e/b', undefined],
  ['/a%5cb', undefined],
  ['/a%00', undefined],
  ['/%E0%A4%A', undefined],
])('reads the address %j as %j', (url, path) => {
  expect(readSitePath(url)).toBe(path)
})

it('maps page data to the file of its language', () => {
  expect(filesOfPath('data/abc.json', 'ru')[0]).toBe('data/abc.ru.json')
  expect(filesOfPath('data/abc.json', '../x')).not.toContain('data/abc.../x.json')
  expect(filesOfPath('data/abc.json', undefined)[0]).toBe('data/abc.json')
})

it('finds a page with or without its own folder', () => {
  expect(filesOfPath('', undefined)).toEqual(['index.html'])
  expect(filesOfPath('test', undefined)).toEqual(['test', 'test/index.html', 'test.html'])
})

it('looks for the page of unknown addresses in the language of the address first', () => {
  expect(filesOfNotFound('en/nowhere')[0]).toBe('en/404/index.html')
  expect(filesOfNotFound('nowhere')).toContain('404/index.html')
})

// A long row of slashes kept the server busy for its square once.
it('comes to an end soon with a long row of slashes', () => {
  const slashes = '/'.repeat(5_000_000)
  expect(readSitePath(slashes)).toBe('')
  expect(readSitePath(`${slashes}a${slashes}`)).toBe('a')
  expect(readSitePath(`/a${slashes}b`)).toBe('a/b')
})

const part = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.{1,2}$|[/\\\p{Cc}]/u.test(text))
const slashes = fc.integer({ min: 1, max: 4 }).map((count) => '/'.repeat(count))

it('reads every path that its parts were written into, however many slashes stand between and around them', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(slashes, part)), slashes, (parts, end) => {
      const url = parts.map(([between, text]) => between + encodeURIComponent(text.toWellFormed())).join('') + end
      expect(readSitePath(url)).toBe(parts.map(([, text]) => text.toWellFormed()).join('/'))
    }),
  )
})

it('gives for no address a path that leaves its folder or that no file can have', () => {
  const odd = fc.constantFrom('/', '..', '.', '%2e', '%2E%2e', '%2f', '%5c', '\\', '%00', '%0a', '%E0', '%', '?', '#', 'a', 'щ')
  fc.assert(
    fc.property(fc.array(odd, { maxLength: 12 }), (pieces) => {
      const path = readSitePath(`/${pieces.join('')}`)
      for (const segment of path?.split('/') ?? []) expect(segment).not.toMatch(/^\.{1,2}$|[\\\p{Cc}]/u)
      expect(path ?? '').not.toMatch(/^\/|\/$|\/\//)
    }),
  )
})
