import { expect, test } from 'vitest'
import type { PublishedPage } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { deferred } from './testing/deferred.ts'
import { eventually } from './testing/eventually.ts'
import { inline, pageData } from './testing/live-page.ts'
import { visit, type Realm, type Visit } from './testing/visit.ts'

// The order of a route change (specification section 2, logic reference 5), row by row: each workflow rings when it runs, with what
// it finds then.

type Workflow = PublishedPage['workflows'][number]

/** A workflow that rings a formula's value. */
const ringing = (trigger: string, formula: string, ownerId?: string): Workflow => ({
  id: `${ownerId ?? 'app'}-${trigger}`,
  name: trigger,
  trigger,
  ...(ownerId !== undefined && { ownerId }),
  parameters: [],
  firstAction: 'a',
  actions: { a: { type: 'ring', args: { tone: publishedBinding(formula) } } },
})
const USES = { actions: { other: 'ring', more: 'component' }, ports: { chime: 'chime' } }

const routes = [
  ...inline.site.routes.slice(0, -1),
  { ...inline.site.routes[0], pattern: '/goods/:id', pageId: 'goods', lang: 'en', isPrivate: false, live: true },
  { ...inline.site.routes[0], pattern: '/de/next', pageId: 'next', lang: 'de', isPrivate: false, live: true },
]

/** The first page, with these workflows. */
const home = (...workflows: readonly Workflow[]) => ({
  ...inline,
  site: { ...inline.site, routes },
  page: { ...inline.page, uses: { ...inline.page.uses, ...USES } },
  workflows,
})

/** A page that is gone to. */
const next = (...workflows: readonly Workflow[]): PublishedPage => {
  const page = pageData('next', 'Next')
  return { ...page, page: { ...page.page, uses: { ...page.page.uses, ...USES } }, workflows }
}

/** Answers data of pages. */
const answering = (answer: (address: string) => Response | Promise<Response>) => (realm: Realm) => {
  realm.fetch = async (address) => answer(String(address))
}
const giving = (page: PublishedPage) => answering(() => Response.json(page))

const rang = ({ document }: Visit): readonly string[] => document.documentElement.dataset['rang']?.split(' ') ?? []

test('runtime-RT71 S2-12 S4-26 the first page runs what goes before the fetches, of the site and of the page, then what follows: nothing twice', async () => {
  const page = await visit(
    '/',
    home(
      ringing('onload', "'page'", 'home'),
      ringing('onload-app', "'app'"),
      ringing('before-collection-fetch', "'before'", 'home'),
      ringing('before-collection-fetch-app', "'before-app'"),
      ringing('page-unload', "'unload'"),
    ),
  )
  await eventually(() => expect(rang(page)).toEqual(['before-app', 'before', 'app', 'page']))
})

test('runtime-RT72 S2-10 S4-26 the page that is left is unloaded first, and waited for: the address is still its own, and so are its variables', async () => {
  const page = await visit(
    '/?greeting=hello',
    home(ringing('page-unload', '`${page.id}-${variables.v1}-${browser.path}`')),
    giving(next(ringing('onload', '`${page.id}-${browser.path}`', 'next'))),
  )
  await eventually(() => expect(page.one('div > p').textContent).toBe('hello'))
  page.one('#next').click()
  await eventually(() => expect(rang(page)).toEqual(['home-hello-/', 'next-/next']))
})

test('runtime-RT73 runs and requests of the page that is left end with it', async () => {
  const answer = deferred<Response>()
  const aborted: string[] = []
  const orders = {
    id: 'orders',
    name: 'orders',
    mode: 'cached' as const,
    type: 'collection' as const,
    config: { isAutoFetch: true },
    offset: 0,
  }
  const first = home(ringing('onload', "'late'", 'home'))
  const page = await visit('/', { ...first, collections: [orders] }, (realm) => {
    realm.fetch = async (address, how) => {
      if (!String(address).includes('/ww/')) return Response.json(next(ringing('onload', "'next'", 'next')))
      how?.signal?.addEventListener('abort', () => aborted.push('orders'))
      return answer.promise
    }
  })
  page.one('#next').click()
  await eventually(() => expect(rang(page)).toEqual(['next']))
  expect(aborted).toEqual(['orders'])
  answer.resolve(Response.json({ data: [], total: 0 }))
  await eventually(() => expect(rang(page)).toEqual(['next']))
})

test('runtime-RT74 S1-08 the language of the address is that of the page, also for what runs first on it', async () => {
  const page = await visit('/', home(), giving(next(ringing('before-collection-fetch', 'globalContext.browser.path + page.id'))))
  const link = page.one('#next') as HTMLAnchorElement
  link.href = '/de/next'
  link.click()
  await eventually(() => expect(rang(page)).toEqual(['/de/nextnext']))
  expect(page.document.documentElement.lang).toBe('de')
})

test('runtime-RT75 who may not see a page is asked of the server before anything of it is loaded', async () => {
  const asked: string[] = []
  const closed = routes.map((route) => ({ ...route, isPrivate: route.pageId === 'next' }))
  const page = await visit('/', { ...home(), site: { ...inline.site, routes: closed } }, (realm) => {
    realm.fetch = async (address) => {
      asked.push(String(address))
      return Response.json(next())
    }
  })
  let isFollowed = true
  page.document.addEventListener('click', (event) => {
    isFollowed = event.defaultPrevented
    event.preventDefault()
  })
  page.one('#next').click()
  expect([isFollowed, asked]).toEqual([false, []])
})

test('runtime-RT76 a page is shown once its code, its data and its styles are there, never in parts', async () => {
  const answer = deferred<Response>()
  const page = await visit(
    '/',
    home(),
    answering(() => answer.promise),
  )
  page.one('#next').click()
  await eventually(() => expect(page.window.location.pathname).toBe('/'))
  expect(page.one('div > p').textContent).toBe('default')
  answer.resolve(Response.json(next()))
  await eventually(() => expect(page.one('#title').textContent).toBe('Next'))
  expect(page.window.location.pathname).toBe('/next')
})

test('runtime-RT77 the window stands where it belongs before anything of the new page runs', async () => {
  const found: number[] = []
  const page = await visit('/', home(), giving(next(ringing('onload', "'loaded'", 'next'))))
  new page.window.MutationObserver(() => rang(page).length > 0 && found.push(page.window.scrollY)).observe(
    page.document.documentElement,
    { attributes: true },
  )
  page.one('#far-link').click()
  await eventually(() => expect(rang(page)).toEqual(['loaded']))
  expect(found[0]).toBeGreaterThan(4000)
})

test('runtime-RT78 S2-11 variables of the page begin anew before its workflows run; those that stay on navigation stay', async () => {
  const kept = { id: 'v2', name: 'kept', type: 'string' as const, defaultValue: 'first', isPersistentOnNav: true }
  const own = { id: 'v3', name: 'own', type: 'string' as const, defaultValue: 'first' }
  const change = (variable: string): Workflow => ({
    ...ringing('onload', '1', `home-${variable}`),
    actions: { a: { type: 'change-variable', args: { variable, value: 'changed' } } },
  })
  const both = "variables['v2'] + variables['v3']"
  const variables = [...inline.variables, kept, own]
  const workflows = [change('v2'), change('v3')].map((workflow) => ({ ...workflow, ownerId: 'home' }))
  const page = await visit(
    '/',
    { ...home(...workflows, ringing('onload', both, 'home'), ringing('page-unload', both)), variables },
    giving({ ...next(ringing('before-collection-fetch', both)), variables }),
  )
  await eventually(() => expect(rang(page)).toEqual(['changedchanged']))
  page.one('#next').click()
  await eventually(() => expect(rang(page)).toEqual(['changedchanged', 'changedchanged', 'changedfirst']))
})

test('runtime-RT79 another value of a parameter leaves the page and comes to it anew, with the value', async () => {
  const goods = {
    ...next(ringing('onload', '`on-${pageParameters.id}`', 'goods'), ringing('page-unload', '`off-${pageParameters.id}`')),
  }
  const page = await visit('/', home(), giving({ ...goods, page: { ...goods.page, id: 'goods' } }))
  const go = (path: string): void => {
    const link = page.document.body.querySelector<HTMLAnchorElement>('#back, #next')
    link?.setAttribute('href', path)
    link?.click()
  }
  go('/goods/1')
  await eventually(() => expect(rang(page)).toEqual(['on-1']))
  go('/goods/2')
  await eventually(() => expect(rang(page)).toEqual(['on-1', 'off-1', 'on-2']))
})

test('runtime-RT80 another query or hash runs nothing, asks for nothing and moves the window alone; variables follow the query', async () => {
  const asked: string[] = []
  const page = await visit('/', home(ringing('onload', "'on'", 'home'), ringing('page-unload', "'off'")), (realm) => {
    realm.fetch = async (address) => {
      asked.push(String(address))
      return Response.json(next())
    }
  })
  await eventually(() => expect(rang(page)).toEqual(['on']))
  const link = page.one('#next') as HTMLAnchorElement
  link.href = '/?greeting=again#unknown'
  link.click()
  await eventually(() => expect(page.one('div > p').textContent).toBe('again'))
  expect([rang(page), asked, page.window.location.search]).toEqual([['on'], [], '?greeting=again'])
})

test('runtime-RT81 a page that cannot be reached leaves the one before on show, with its address and all it holds', async () => {
  const page = await visit(
    '/',
    home(ringing('page-unload', "'off'")),
    answering(() => Promise.reject(new TypeError('no connection'))),
  )
  page.one('#next').click()
  await eventually(() => expect(page.document.body.parentElement?.textContent).toContain('That page cannot be reached'))
  expect([page.window.location.pathname, page.one('div > p').textContent]).toEqual(['/', 'default'])
})
