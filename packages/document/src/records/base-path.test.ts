import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkDiff } from '../check/check-diff.ts'
import { setSite } from '../operations/site/set-site.ts'
import { codesOf, fieldsOf, smallSite } from '../testing/small-site.ts'
import { basePathProblem, normaliseBasePath, rootOf } from './base-path.ts'

it('document-D180 S2-15 a base path begins and ends with a slash however it is typed, and nothing but slashes is the root', () => {
  for (const typed of ['shop', '/shop', 'shop/', ' /shop/ ', '//shop//']) expect(normaliseBasePath(typed)).toBe('/shop/')
  expect(normaliseBasePath('our/shop')).toBe('/our/shop/')
  for (const typed of ['', '/', ' // ']) expect(normaliseBasePath(typed)).toBeUndefined()
  expect([rootOf('/our/shop/'), rootOf(undefined)]).toEqual(['/our/shop', ''])
})

it('document-D180 what is put right is right unless it holds what no path may, and putting it right again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ /a-zA-Z0-9_~-]{0,40}$/), (typed) => {
      const path = normaliseBasePath(typed)
      if (path === undefined) return
      expect(normaliseBasePath(path)).toBe(path)
      if (!path.includes(' ')) expect(basePathProblem(path)).toBeUndefined()
    }),
  )
})

it.each([
  ['/sh?op/', 'may not hold "?"'],
  ['/магазин/', 'may not hold "м"'],
  ['/a/../b/', 'no "." or ".." part'],
  ['/./', 'no "." or ".." part'],
  [`/${'a'.repeat(100)}/`, '100 characters at most'],
  ['shop', 'begins and ends with "/"'],
  ['/', 'begins and ends with "/"'],
  ['/a//b/', 'no empty part'],
])('document-D180 %s is no base path, and the message says why', (path, why) => {
  expect(basePathProblem(path)).toContain(why)
})

it('document-D180 a site is given a base path and loses it again; what is none is refused with the reason, typed or from outside', () => {
  const { view, run } = smallSite()
  const set = (basePath: string | null) => setSite(view, { values: { basePath } })
  run(set(' our/shop '))
  expect(view.site()?.basePath).toBe('/our/shop/')
  const refused = set('/sh op/')
  expect(refused.ok ? [] : refused.issues).toMatchObject([
    { code: 'bad-base-path', path: `site/${view.site()?.id}/basePath`, message: expect.stringContaining('may not hold " "') },
  ])
  expect(codesOf(set('a'.repeat(101)))).toEqual(['bad-base-path'])
  expect(view.site()?.basePath).toBe('/our/shop/')
  const foreign = { set: { [view.site()?.id ?? '']: { basePath: ['/our/shop/', 'shop'] } } } as const
  expect(checkDiff(view, foreign, { fieldsOf }).map(({ message }) => message)).toEqual([
    expect.stringContaining('begins and ends'),
  ])
  for (const none of [null, '', '/']) {
    run(set('shop'))
    run(set(none))
    expect(view.site()).not.toHaveProperty('basePath')
  }
})
