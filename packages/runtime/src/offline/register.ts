import { NEW_VERSION, type RegisterFacts } from '@heddle/document/published'
import { log } from '../log.ts'

/** Milliseconds after which a page that stays open asks whether there is a new release. */
const ASK_AGAIN = 3_600_000

/**
 * Has the site's service worker registered (specification section 1), tells it what the visitor saw, and the window when visitors
 * see another release than this page is of.
 */
export async function register({ release, root, worker }: RegisterFacts): Promise<void> {
  // Browsers have none on addresses that anybody on the way could change.
  const { serviceWorker }: Partial<Navigator> = navigator
  if (!serviceWorker) return
  let told = release
  serviceWorker.addEventListener('message', ({ data }: MessageEvent<{ readonly release?: unknown } | null>) => {
    const other = data?.release
    if (typeof other !== 'string' || other === told) return
    told = other
    dispatchEvent(new CustomEvent(NEW_VERSION))
  })
  // What the page itself needs goes first.
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  const isNew = !serviceWorker.controller
  try {
    const registration = await serviceWorker.register(worker, { scope: root })
    const ask = (): void => void (document.visibilityState === 'visible' && registration.update().catch(() => {}))
    document.addEventListener('visibilitychange', ask)
    addEventListener('online', ask)
    setInterval(ask, ASK_AGAIN)
  } catch (error) {
    log('warning', 'The service worker could not be registered; the site works, but not offline.', error)
    return
  }
  const { active } = await serviceWorker.ready
  const keep = (addresses: readonly string[]): void => (serviceWorker.controller ?? active)?.postMessage({ keep: addresses })
  // The first page came before anybody could keep it.
  if (isNew) keep([location.pathname, ...performance.getEntriesByType('resource').map(({ name }) => name)])
  // Of pages that a visitor went on to without a load only the data was asked for.
  const { navigation } = globalThis as { readonly navigation?: EventTarget }
  let shown = location.pathname
  navigation?.addEventListener('currententrychange', () => {
    if (shown !== location.pathname) keep([(shown = location.pathname)])
  })
}
