import type { WorkerFacts } from '@heddle/document/published'
import { addressesIn, isKeepable, kindOf, mayBePage } from './kinds.ts'

/** What the browser gives a worker. */
export interface KeeperHost {
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly origin: string
  /** Resolves after so many milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>
}

/** What a worker answers a request with, and what is still to be done when it was given. */
export interface Answer {
  readonly response: Promise<Response>
  readonly rest: Promise<unknown>
}

/** Entries of a release, and pictures of all; pages of the release before that are kept anew. */
export const MOST = { release: 400, files: 200, again: 30 } as const
/** Milliseconds after which a visitor gets the page as it is kept when the network is still silent. */
export const PATIENCE = 4000

export interface Keeper {
  /** Keeps the shell, and the pages that were visited under the releases before as this one has them. */
  readonly begin: () => Promise<void>
  /** Forgets the releases before. */
  readonly settle: () => Promise<void>
  /** Keeps what a page says it is and was made of. */
  readonly keep: (addresses: readonly unknown[]) => Promise<void>
  /** Nothing for a request that is none of the worker's. `preloaded`: what the browser asked for already. */
  readonly answer: (request: Request, preloaded?: Promise<Response | undefined>) => Answer | undefined
}

/** What stands in for the network (logic reference 8.3): pages and data from it first, code from what is kept, pictures from there while they are asked for anew. */
export function createKeeper({ release, root, shell, offline }: WorkerFacts, host: KeeperHost): Keeper {
  const prefix = `heddle ${root} `
  const ofRelease = `${prefix}release ${release}`
  const ofFiles = `${prefix}files`

  /** An address of the site, and its path below the root. Queries say nothing of a document, and may hold secrets. */
  function read(address: string): { readonly url: URL; readonly path: string } | undefined {
    if (!URL.canParse(address, host.origin)) return undefined
    const url = new URL(address, host.origin)
    url.hash = ''
    const isOurs = url.origin === host.origin && `${url.pathname}/`.startsWith(root)
    return isOurs ? { url, path: url.pathname.slice(root.length) } : undefined
  }
  // An address is one with and without a slash at its end.
  const pageKey = ({ origin, pathname }: URL): string => origin + (pathname.replace(/\/$/, '') || '/')
  const find = async (cache: string, key: string): Promise<Response | undefined> =>
    (await host.caches.open(cache)).match(key, { ignoreVary: true })

  async function put(cacheName: string, key: string, response: Response): Promise<void> {
    if (!isKeepable(response)) return
    try {
      const cache = await host.caches.open(cacheName)
      await cache.put(key, response)
      const keys = await cache.keys()
      const most = cacheName === ofFiles ? MOST.files : MOST.release
      await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((each) => cache.delete(each)))
    } catch {
      // The device has no room left: the site works as one that keeps nothing.
    }
  }

  /** Asks as somebody whom nobody knows: what only some may see does not come. */
  async function keepOne(address: string, isRefresh = false): Promise<void> {
    const found = read(address)
    if (!found) return
    const kind = kindOf(found.path)
    const cache = kind === 'file' ? ofFiles : ofRelease
    const key = kind === undefined ? pageKey(found.url) : found.url.href
    if ((kind === undefined && !mayBePage(found.path)) || (!isRefresh && (await find(cache, key)))) return
    const response = await host.fetch(found.url.href, { credentials: 'omit' })
    if (kind !== undefined) return put(cache, key, response)
    if (!isDocument(response)) return
    const html = await response.clone().text()
    await put(cache, key, response)
    const parts = addressesIn(html).filter((each) => kindOf(read(each)?.path ?? '') !== undefined)
    await Promise.allSettled(parts.map((part) => keepOne(part)))
  }

  async function before(): Promise<readonly string[]> {
    const names = await host.caches.keys()
    return names.filter((name) => name.startsWith(`${prefix}release `) && name !== ofRelease)
  }

  /** What the network says, unless it is silent for long or the server is out of order, where something is kept. */
  async function networkFirst(
    asked: Promise<Response>,
    key: string,
    other: () => Promise<Response | undefined>,
  ): Promise<Response> {
    const reached = asked.then(
      (response) => (response.status < 500 ? response : undefined),
      () => undefined,
    )
    const known = (await Promise.race([reached, host.wait(PATIENCE)])) ?? (await find(ofRelease, key))
    if (known) return known
    return asked.catch(async (error: unknown) => {
      const instead = await other()
      if (instead) return instead
      throw error
    })
  }

  async function offlinePage(path: string): Promise<Response | undefined> {
    const within = Object.keys(offline).filter((begin) => begin === '' || `${path}/`.startsWith(`${begin}/`))
    const address = offline[within.toSorted((a, b) => b.length - a.length)[0] ?? '']
    return address === undefined ? undefined : find(ofRelease, pageKey(new URL(address, host.origin)))
  }

  function fromNetwork(
    asked: Promise<Response>,
    key: string,
    other: () => Promise<Response | undefined>,
    isOne: typeof isDocument,
  ): Answer {
    const rest = asked.then(
      (response) => (isOne(response) ? put(ofRelease, key, response.clone()) : undefined),
      () => undefined,
    )
    return { response: networkFirst(asked, key, other), rest }
  }

  return {
    async begin() {
      // A worker that could not show its page for visitors without a connection is not there yet.
      await Promise.all(Object.values(offline).map((address) => keepOne(address, true)))
      const old = await Promise.all((await before()).map(async (name) => (await host.caches.open(name)).keys()))
      const visited = old.flat().flatMap(({ url }) => (kindOf(read(url)?.path ?? '') === undefined ? url : []))
      await Promise.allSettled([...shell, ...visited.slice(-MOST.again)].map((address) => keepOne(address)))
    },
    async settle() {
      await Promise.all((await before()).map((name) => host.caches.delete(name)))
    },
    async keep(addresses) {
      const texts = addresses.filter((address) => typeof address === 'string').slice(0, MOST.release)
      await Promise.allSettled(texts.map((address) => keepOne(address)))
    },
    answer(request, preloaded) {
      const found = read(request.url)
      if (!found || request.method !== 'GET' || request.headers.has('range') || request.headers.has('authorization'))
        return undefined
      const { url, path } = found
      if (request.mode === 'navigate') {
        if (!mayBePage(path)) return undefined
        const asked = Promise.resolve(preloaded).then((response) => response ?? host.fetch(request))
        return fromNetwork(asked, pageKey(url), () => offlinePage(path), isDocument)
      }
      const kind = kindOf(path)
      const key = url.href
      if (kind === 'data')
        return fromNetwork(
          host.fetch(request),
          key,
          async () => undefined,
          () => true,
        )
      if (kind === undefined) return undefined
      const cache = kind === 'file' ? ofFiles : ofRelease
      const kept = find(cache, key)
      const asked = kept.then(async (known) => {
        if (known && kind === 'code') return undefined
        const response = await host.fetch(request)
        return { response, put: put(cache, key, response.clone()) }
      })
      return {
        response: kept.then(async (known) => known ?? (await asked)?.response ?? Response.error()),
        rest: asked.then(
          (made) => made?.put,
          () => undefined,
        ),
      }
    },
  }
}

const isDocument = ({ headers }: Response): boolean => (headers.get('content-type') ?? '').startsWith('text/html')
