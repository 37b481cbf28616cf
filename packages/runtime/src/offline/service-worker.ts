import type { WorkerFacts } from '@heddle/document/published'
import { createKeeper } from './create-keeper.ts'

/** An event of a worker that lives until what it waits for is done. */
interface ExtendedEvent extends Event {
  readonly waitUntil: (rest: Promise<unknown>) => void
}

interface RequestEvent extends ExtendedEvent {
  readonly request: Request
  readonly preloadResponse?: Promise<Response | undefined>
  readonly respondWith: (response: Promise<Response>) => void
}

/** What of the scope of a service worker is used; the types of windows do not know it. */
export interface WorkerScope {
  readonly addEventListener: (type: string, listener: (event: Event) => void) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: {
    readonly claim: () => Promise<void>
    readonly matchAll: (
      options: object,
    ) => Promise<readonly { readonly postMessage: (message: unknown, options: object) => void }[]>
  }
  readonly registration: { readonly navigationPreload?: Record<'enable' | 'disable', () => Promise<void>> }
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly navigator: { readonly userAgent: string }
  readonly fetch: typeof fetch
}

/**
 * Begins a worker of a release. It takes over at once: pages come from the network first, so that none shows what two releases
 * made; those that are open are told which release visitors see now.
 */
export function startWorker(scope: WorkerScope, facts: WorkerFacts): void {
  const keeper = createKeeper(facts, {
    caches: scope.caches,
    fetch: (request, init) => scope.fetch(request, init),
    origin: scope.location.origin,
    wait: (milliseconds) => new Promise((resolve) => void setTimeout(resolve, milliseconds)),
  })
  const on = <E extends Event>(type: string, run: (event: E) => void): void =>
    scope.addEventListener(type, (event) => run(event as E))
  on<ExtendedEvent>('install', (event) => event.waitUntil(keeper.begin().then(() => scope.skipWaiting())))
  on<ExtendedEvent>('activate', (event) => event.waitUntil(takeOver()))
  on<ExtendedEvent & MessageEvent>('message', (event) => {
    const wanted = (event.data as { readonly keep?: unknown } | null)?.keep
    if (Array.isArray(wanted)) event.waitUntil(keeper.keep(wanted))
  })
  on<RequestEvent>('fetch', (event) => {
    const answer = keeper.answer(event.request, event.preloadResponse)
    if (!answer) return
    event.respondWith(answer.response)
    event.waitUntil(answer.rest)
  })

  async function takeOver(): Promise<void> {
    // Firefox gives a navigation up whose preload finds nobody, whatever the worker has in its place.
    const isGivenUp = scope.navigator.userAgent.includes('Firefox/')
    await scope.registration.navigationPreload?.[isGivenUp ? 'disable' : 'enable']()
    await keeper.settle()
    await scope.clients.claim()
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
    for (const page of pages) page.postMessage({ release: facts.release }, {})
  }
}
