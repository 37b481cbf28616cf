import { expect, test } from 'vitest'
import { id, page, project } from '../testing/fixture.ts'
import { pageRoutes, releaseRoutes, routeAddress, routeIssues } from './routes.ts'

test('publish-S4 the address of a guarded page is private, all others are not', () => {
  const { view } = project([page('about', 'about'), page('staff', 'staff', { userGroups: ['staff'] })])
  const routes = releaseRoutes(pageRoutes(view), new Set([id('about')]))
  const told = Object.fromEntries(routes.map(({ pattern, isPrivate, live }) => [pattern, { isPrivate, live }]))
  expect(told).toMatchObject({
    '/': { isPrivate: false, live: false },
    '/about': { isPrivate: false, live: true },
    '/staff': { isPrivate: true, live: false },
  })
})

test('publish-S50 where the default language has a prefix too, all its addresses begin with it and nothing lies without one', () => {
  const { view, store } = project([page('about', 'about', { langs: ['ru', 'en'] }), page('lost', '404')], ['ru', 'en'])
  store.apply({ set: { [id('site')]: { isDefaultPrefixed: [null, true] } } })
  const routes = pageRoutes(view)
  expect(routes.map(({ pattern, file }) => [pattern, file])).toEqual([
    ['/ru', 'ru/index.html'],
    ['/en', 'en/index.html'],
    ['/ru/about', 'ru/about/index.html'],
    ['/en/about', 'en/about/index.html'],
    ['/ru/404', 'ru/404.html'],
  ])
  expect(routes.map((route) => routeAddress(route, 'ru', view))).toEqual(['/ru', '/ru', '/ru/about', '/ru/about', '/ru/404'])
  expect(releaseRoutes(routes, new Set()).at(-1)?.pattern).toBe('/ru/*')
})

test('publish-P14 text around a parameter is part of its pattern, and of patterns that fit an address the one that says most comes first', () => {
  const { view } = project([
    page('any', 'blog/{{slug}}'),
    page('post', 'blog/post-{{slug|first}}'),
    page('print', 'blog/{{slug}}-as-print'),
    page('more', 'blog/{{slug}}/more'),
  ])
  const routes = pageRoutes(view).filter(({ hasParameters }) => hasParameters)
  expect(releaseRoutes(routes, new Set()).map(({ pattern, file }) => [pattern, file])).toEqual([
    ['/blog/:slug:-as-print', 'blog/[slug]-as-print/index.html'],
    ['/blog/post-:slug', 'blog/post-[slug]/index.html'],
    ['/blog/:slug', 'blog/[slug]/index.html'],
    ['/blog/:slug/more', 'blog/[slug]/more/index.html'],
  ])
  expect(routeIssues(routes)).toEqual([])
  const { view: same } = project([page('one', 'a/x-{{b}}'), page('other', 'a/x-{{c}}')])
  expect(routeIssues(pageRoutes(same)).map(({ code }) => code)).toEqual(['same-path'])
})
