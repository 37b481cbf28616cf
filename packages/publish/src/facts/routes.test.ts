import { expect, test } from 'vitest'
import { id, page, project } from '../testing/fixture.ts'
import { pageRoutes, releaseRoutes } from './routes.ts'

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
