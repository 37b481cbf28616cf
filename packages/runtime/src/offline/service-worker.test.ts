import { expect, it } from 'vitest'
import { startWorker, type WorkerScope } from './service-worker.ts'

/** A worker's scope without anything kept, and what it does. */
function begin(userAgent = 'Chrome/150') {
  const listeners = new Map<string, (event: Event) => void>()
  const did: unknown[] = []
  const entries = new Map<string, Response>()
  const cache = {
    match: async (key: string) => entries.get(key),
    put: async (key: string, response: Response) => void entries.set(key, response),
    keys: async () => [],
  }
  const scope = {
    addEventListener: (type: string, listener: (event: Event) => void) => listeners.set(type, listener),
    skipWaiting: async () => void did.push('skips waiting'),
    clients: {
      claim: async () => void did.push('claims'),
      matchAll: async () => [{ postMessage: (message: unknown) => did.push(message) }],
    },
    registration: {
      navigationPreload: {
        enable: async () => void did.push('preloads'),
        disable: async () => void did.push('asks by itself'),
      },
    },
    navigator: { userAgent },
    caches: {
      open: async () => cache,
      keys: async () => ['heddle / release r0'],
      delete: async (name: string) => did.push(name),
    },
    location: { origin: 'https://shop.example' },
    fetch: async (address: string) => {
      did.push(address)
      return new Response('', { status: 404 })
    },
  }
  startWorker(scope as unknown as WorkerScope, { release: 'r1', root: '/', shell: [], offline: {} })
  const tell = async (type: string, more: object = {}): Promise<void> => {
    const rest: Promise<unknown>[] = []
    listeners.get(type)?.({ waitUntil: (one: Promise<unknown>) => rest.push(one), ...more } as unknown as Event)
    await Promise.all(rest)
  }
  return { did, tell }
}

it('runtime-OF8 a worker takes over at once, forgets the release before and tells open pages which one it is of', async () => {
  const { did, tell } = begin()
  await tell('install')
  await tell('activate')
  expect(did).toEqual(['skips waiting', 'preloads', 'heddle / release r0', 'claims', { release: 'r1' }])
})

it('runtime-OF9 in Firefox, which gives up a page whose preload finds nobody, it asks by itself', async () => {
  const { did, tell } = begin('Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0')
  await tell('activate')
  expect(did[0]).toBe('asks by itself')
})

it('runtime-OF3 it answers what is the site’s, keeps what a page names, and lets all else pass', async () => {
  const { did, tell } = begin()
  const answered: unknown[] = []
  const asked = (url: string) => ({
    request: { url, method: 'GET', mode: 'cors', headers: new Headers() },
    respondWith: (response: Promise<Response>) => answered.push(response),
  })
  await tell('fetch', asked('https://other.example/assets/a.png'))
  expect(answered).toEqual([])
  await tell('fetch', asked('https://shop.example/assets/a.png'))
  expect(answered).toHaveLength(1)
  for (const data of [null, 'keep', { keep: '/menu' }, { keep: [{ url: '/menu' }] }]) await tell('message', { data })
  expect(did).toHaveLength(1)
  await tell('message', { data: { keep: ['/menu'] } })
  expect(did).toContain('https://shop.example/menu')
})
