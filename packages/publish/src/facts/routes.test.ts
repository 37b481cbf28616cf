import { expect, test } from 'vitest'
import { id, page, project } from '../testing/fixture.ts'
import { pageRoutes, releaseRoutes, routeIssues } from './routes.ts'

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
