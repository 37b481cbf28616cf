import { beforeEach, expect, it } from 'vitest'
import type { WorkerFacts } from '@heddle/document/published'
import { createKeeper, MOST, type Answer, type Keeper } from './create-keeper.ts'

const ORIGIN = 'https://shop.example'
const FACTS: WorkerFacts = { release: 'r1', root: '/', shell: ['/'], offline: { '': '/no-net', de: '/de/no-net' } }

/** What the site answers, by address; a number is a status, nothing a network that is gone. */
let site: Record<string, string | number | undefined>
let control: Record<string, string>
let asked: string[]
let stored: Map<string, Map<string, Response>>
let isSilent: boolean

beforeEach(() => {
  site = { '/': '<link href="/styles/a.css"><h1>Home</h1>', '/styles/a.css': 'a', '/no-net': 'No net', '/de/no-net': 'Kein Netz' }
  control = {}
  asked = []
  stored = new Map()
  isSilent = false
})

function answerOf(address: string): Response {
  const text = site[address]
  if (text === undefined) throw new TypeError('Failed to fetch')
  const type = /^\/(?:[a-z-]+(?:\/[a-z-]+)?)?$/.test(address) ? 'text/html; charset=utf-8' : 'text/plain'
  const headers = { 'content-type': type, 'cache-control': control[address] ?? 'no-cache' }
  const response = new Response(typeof text === 'number' ? 'Broken' : text, {
    status: typeof text === 'number' ? text : 200,
    headers,
  })
  const basic = (one: Response): Response =>
    Object.defineProperties(one, { type: { value: 'basic' }, clone: { value: () => basic(Response.prototype.clone.call(one)) } })
  return basic(response)
}

function keeper(facts: Partial<WorkerFacts> = {}): Keeper {
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      match: async (key: string) => entries.get(key)?.clone(),
      put: async (key: string, response: Response) => void entries.set(key, response),
      delete: async ({ url }: { url: string }) => entries.delete(url),
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    }
  }
  return createKeeper(
    { ...FACTS, ...facts },
    {
      caches: {
        open: async (name: string) => open(name),
        keys: async () => [...stored.keys()],
        delete: async (name: string) => stored.delete(name),
      } as unknown as CacheStorage,
      async fetch(request) {
        const { pathname, search } = new URL(typeof request === 'string' ? request : request.url)
        asked.push(pathname + search)
        if (isSilent) return new Promise(() => {})
        const isFile = /\.[a-z0-9]+$/.test(pathname)
        return answerOf(isFile ? pathname + search : pathname.replace(/(.)\/$/, '$1'))
      },
      origin: ORIGIN,
      wait: () => (isSilent ? Promise.resolve() : new Promise(() => {})),
    },
  )
}

const request = (address: string, more: Partial<Request> = {}): Request =>
  ({ url: new URL(address, ORIGIN).href, method: 'GET', mode: 'cors', headers: new Headers(), ...more }) as Request
const visit = (one: Keeper, address: string) => one.answer(request(address, { mode: 'navigate' }))
async function read(answer: Answer | undefined): Promise<string> {
  const text = await (await answer?.response)?.text()
  await answer?.rest
  return text ?? 'not answered'
}
const kept = (): readonly string[] =>
  [...stored.values()].flatMap((each) => [...each.keys()]).map((key) => key.slice(ORIGIN.length))

it('runtime-OF1 a page that was visited is there without a connection, as it was seen last, whatever its query is', async () => {
  const one = keeper()
  site['/menu'] = 'Menu'
  expect(await read(visit(one, '/menu?token=secret'))).toBe('Menu')
  expect(kept()).toEqual(['/menu'])
  site['/menu'] = 'Menu of today'
  expect(await read(visit(one, '/menu/'))).toBe('Menu of today')
  delete site['/menu']
  expect(await read(visit(one, '/menu#bread'))).toBe('Menu of today')
})

it('runtime-OF1 a network that is silent for long, or a server out of order, gives way to what is kept', async () => {
  const one = keeper()
  site['/menu'] = 'Menu'
  await read(visit(one, '/menu'))
  site['/menu'] = 503
  expect(await read(visit(one, '/menu'))).toBe('Menu')
  isSilent = true
  expect(await (await visit(one, '/menu')?.response)?.text()).toBe('Menu')
})

it('runtime-OF2 what was not kept is stood in for by the page of its language; a server out of order says so itself', async () => {
  const one = keeper()
  await one.begin()
  expect(await read(visit(one, '/unseen'))).toBe('No net')
  expect(await read(visit(one, '/de/unseen'))).toBe('Kein Netz')
  expect(await read(visit(one, '/denim'))).toBe('No net')
  site['/unseen'] = 503
  expect(await read(visit(one, '/unseen'))).toBe('Broken')
})

it('runtime-OF2 a worker without its page for those without a connection does not begin; a home page that is missing hinders nothing', async () => {
  delete site['/']
  await keeper().begin()
  delete site['/no-net']
  await expect(keeper({ release: 'r2' }).begin()).rejects.toThrow('Failed to fetch')
})

it.each(['private, no-store', 'no-store', 'private', 'max-age=60, PRIVATE'])(
  'runtime-OF3 nothing that is %j is kept, whichever way it comes',
  async (header) => {
    const one = keeper()
    for (const address of ['/desk', '/data/desk.json', '/assets/a.png', '/scripts/a.js']) {
      site[address] = 'secret'
      control[address] = header
    }
    await read(visit(one, '/desk'))
    for (const address of ['/data/desk.json', '/assets/a.png', '/scripts/a.js']) await read(one.answer(request(address)))
    await one.keep(['/desk', '/data/desk.json', '/assets/a.png', '/scripts/a.js'])
    expect(kept()).toEqual([])
  },
)

it.each([
  ['a form that is sent', '/menu', { method: 'POST', mode: 'navigate' }],
  ['part of a film', '/assets/film.mp4', { headers: new Headers({ range: 'bytes=0-' }) }],
  ['what is asked for by a token', '/data/a.json', { headers: new Headers({ authorization: 'Bearer x' }) }],
  ['the server’s own parts', '/ww/site-accounts/session', {}],
  ['a page of the server itself', '/ww/password', { mode: 'navigate' }],
  ['another site', 'https://other.example/assets/a.png', {}],
  ['what no page loads', '/sitemap.xml', { mode: 'navigate' }],
] as const)('runtime-OF3 %s goes past the worker', (_, address, more) => {
  expect(keeper().answer(request(address, more as Partial<Request>))).toBeUndefined()
})

it('runtime-OF3 below a base path it answers for nothing else on the host', async () => {
  const one = keeper({ root: '/shop/' })
  expect(visit(one, '/other')).toBeUndefined()
  expect(visit(one, '/shopping')).toBeUndefined()
  site['/shop'] = 'Shop'
  expect(await read(visit(one, '/shop'))).toBe('Shop')
})

it('runtime-OF4 code is asked for once; data comes from the network while there is one; a picture is shown as it is and asked for anew', async () => {
  const one = keeper()
  const of = (address: string) => read(one.answer(request(address)))
  for (const address of ['/chunks/a.js', '/data/a.json?_wwcv=7', '/assets/a.png?w=320']) site[address] = 'old'
  for (const address of Object.keys(site)) await of(address)
  for (const address of ['/chunks/a.js', '/data/a.json?_wwcv=7', '/assets/a.png?w=320']) site[address] = 'new'
  asked = []
  expect([await of('/chunks/a.js'), await of('/data/a.json?_wwcv=7'), await of('/assets/a.png?w=320')]).toEqual([
    'old',
    'new',
    'old',
  ])
  expect(asked).toEqual(['/data/a.json?_wwcv=7', '/assets/a.png?w=320'])
  site = {}
  expect([await of('/data/a.json?_wwcv=7'), await of('/assets/a.png?w=320')]).toEqual(['new', 'new'])
})

it('runtime-OF5 a page tells what it was made of, and what a document names comes with it', async () => {
  const one = keeper()
  site['/menu'] = '<link rel="modulepreload" href="/chunks/a.js"><img src="/assets/a.png?w=1&amp;x=2"><a href="/other">'
  for (const address of ['/chunks/a.js', '/assets/a.png?w=1&x=2', '/other', '/chunks/late.js']) site[address] = 'x'
  await one.keep(['/menu', '/chunks/late.js', 'https://other.example/chunks/a.js', 'data:,x', 7, null, '/ww/session'])
  expect(kept().toSorted()).toEqual(['/assets/a.png?w=1&x=2', '/chunks/a.js', '/chunks/late.js', '/menu'])
})

it('runtime-OF6 a release keeps anew what was visited under the one before, and forgets that one and nothing of others', async () => {
  const before = keeper()
  await before.begin()
  site['/menu'] = 'Menu'
  await read(visit(before, '/menu'))
  stored.set('mine', new Map())
  site['/menu'] = 'Menu of r2'
  const now = keeper({ release: 'r2' })
  await now.begin()
  await now.settle()
  expect([...stored.keys()].toSorted()).toEqual(['heddle / release r2', 'mine'])
  site = {}
  expect(await read(visit(now, '/menu'))).toBe('Menu of r2')
  expect(await read(visit(now, '/'))).toContain('Home')
})

it('runtime-OF6 no more is kept than there is to be room for; a device without room breaks nothing', async () => {
  const one = keeper()
  const addresses = Array.from({ length: MOST.files + 5 }, (_, at) => `/assets/${at}.png`)
  for (const address of addresses) {
    site[address] = 'x'
    await read(one.answer(request(address)))
  }
  expect(kept()).toEqual(addresses.slice(5))
  const full = stored.get('heddle / files')
  if (full)
    full.set = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  site['/assets/more.png'] = 'more'
  expect(await read(one.answer(request('/assets/more.png')))).toBe('more')
})
