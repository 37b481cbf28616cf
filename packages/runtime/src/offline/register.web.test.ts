import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { register } from './register.ts'

const FACTS = { release: 'r1', root: '/', worker: '/service-worker.js?_wwcv=7' }

let heard: string[]
let kept: unknown[]
let told: (data: unknown) => void
let asked: number
let stop: AbortController

beforeEach(() => {
  heard = []
  kept = []
  asked = 0
  stop = new AbortController()
  addEventListener('new-version', ({ type }) => heard.push(type), { signal: stop.signal })
})
afterEach(() => {
  stop.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The visitor's browser, with workers that are registered so. */
function browser(registering: (...given: unknown[]) => Promise<unknown>, controller: unknown = null): void {
  const workers = new EventTarget()
  told = (data) => workers.dispatchEvent(new MessageEvent('message', { data }))
  const parts = {
    controller,
    register: registering,
    ready: Promise.resolve({ active: { postMessage: (message: unknown) => kept.push(message) } }),
  }
  const serviceWorker = Object.assign(workers, parts)
  vi.stubGlobal('navigator', Object.create(navigator, { serviceWorker: { value: serviceWorker } }))
}
const registration = { update: async () => void (asked += 1) }

// First, as the window goes on to tell where it is.
it('runtime-OF5 a page that a worker gave tells nothing twice, and the pages that are gone to from it', async () => {
  browser(async () => registration, { postMessage: (message: unknown) => kept.push(message) })
  const here = location.href
  await register(FACTS)
  expect(kept).toEqual([])
  history.replaceState(null, '', '?q=1')
  history.pushState(null, '', '/gone-to?q=2')
  history.replaceState(null, '', here)
  await expect.poll(() => kept).toEqual([{ keep: ['/gone-to'] }, { keep: [new URL(here).pathname] }])
})

it('runtime-OF5 S1-12 the worker is registered at its address, and told what the page was made of that came before it', async () => {
  const given = vi.fn(async () => registration)
  browser(given)
  await register(FACTS)
  expect(given).toHaveBeenCalledWith('/service-worker.js?_wwcv=7', { scope: '/' })
  expect(kept).toEqual([{ keep: expect.arrayContaining([location.pathname]) }])
})

it('runtime-OF8 a page hears of each other release once, and asks for one when it is online again', async () => {
  browser(async () => registration)
  await register(FACTS)
  for (const data of [{ release: 'r1' }, null, 'r2', { release: 7 }]) told(data)
  expect(heard).toEqual([])
  for (const release of ['r2', 'r2', 'r3']) told({ release })
  expect(heard).toEqual(['new-version', 'new-version'])
  dispatchEvent(new Event('online'))
  expect(asked).toBeGreaterThan(0)
})

it('runtime-OF7 S8-14 a browser that refuses leaves the page as it is: the refusal is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const reason = new Error('private window')
  browser(() => Promise.reject(reason))
  await register(FACTS)
  expect(warned.mock.calls).toEqual([['The service worker could not be registered; the site works, but not offline.', reason]])
  vi.stubGlobal('navigator', {})
  await register(FACTS)
  expect(warned).toHaveBeenCalledTimes(1)
})
