import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pathAfter, pathHere } from './path-here.ts'

const SITE = 'https://site.example'

it.each(['/staff', '/ru/staff?x=1#top', '/a%2Fb', '/', '/staff/../desk'])('%s is a path of the site', (path) => {
  expect(pathHere(path, SITE)).toBe(path === '/staff/../desk' ? '/desk' : path)
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  ' /staff',
  'staff',
  '',
  null,
  7,
])('%j is none', (path) => {
  expect(pathHere(path, SITE)).toBeUndefined()
})

it('whatever is given, nobody leaves the site', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[/\\\t\n.:@a-z]{1,12}$/))
  fc.assert(
    fc.property(text, (path) => {
      const found = pathHere(path, SITE)
      if (found !== undefined) expect(new URL(found, SITE).origin).toBe(SITE)
    }),
  )
})

it('who was led here goes back, else where the builder says', () => {
  expect(pathAfter(`${SITE}/in?_source=%2Fstaff`, '/home')).toBe('/staff')
  expect(pathAfter(`${SITE}/in?_source=%2F%2Fevil.example`, '/home')).toBe('/home')
  expect(pathAfter(`${SITE}/in`, 'https://evil.example')).toBeUndefined()
  expect(pathAfter(`${SITE}/in`, '')).toBeUndefined()
})
