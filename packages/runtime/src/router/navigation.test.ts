import { expect, test, vi } from 'vitest'
import { deferred } from '../testing/deferred.ts'
import { eventually } from '../testing/eventually.ts'
import { createNavigation, isReachable, type Destination, type Guard, type Loaded, type NavigationSteps } from './navigation.ts'

const to = (path: string): Destination => ({
  url: new URL(path, 'https://site.example'),
  route: { pattern: path, pageId: path.slice(1), lang: 'en', isPrivate: false, live: true },
  parameters: {},
})

const ready = { ready: 'the page' }

function steps(changes: Partial<NavigationSteps<string>> = {}) {
  const said: string[] = []
  const input: NavigationSteps<string> = {
    leave: async () => void said.push('leave'),
    guards: [],
    load: async (): Promise<Loaded<string>> => {
      said.push('load')
      return ready
    },
    async show(page) {
      said.push(`show ${page}`)
      return () => void said.push('arrive')
    },
    isReachable: async () => true,
    open: (address) => void said.push(`open ${address}`),
    ...changes,
  }
  const navigation = createNavigation(input)
  const settle = (): void => void said.push('settle')
  const go = (at: Destination, enter: () => void) => navigation.go(at, enter, settle)
  return { said, ...navigation, go, enter: () => void said.push('enter') }
}

test('runtime-RT51 a page is left and loaded, its address entered, then it is shown', async () => {
  const { go, enter, said } = steps()
  expect(await go(to('/next'), enter)).toBe('shown')
  expect(said).toEqual(['load', 'leave', 'enter', 'show the page', 'settle', 'arrive'])
})

test('runtime-RT51 guards are asked in order before anything is loaded; the first that answers decides', async () => {
  const asked: string[] = []
  const guard =
    (name: string, redirect?: string): Guard =>
    async ({ url }) => {
      asked.push(`${name} ${url.pathname}`)
      return redirect === undefined ? undefined : { redirect }
    }
  const { go, enter, said } = steps({ guards: [guard('first'), guard('second', '/sign-in'), guard('third')] })
  expect(await go(to('/next'), enter)).toBe('opened')
  expect(asked).toEqual(['first /next', 'second /next'])
  expect(said).toEqual(['leave', 'open /sign-in'])
})

test('runtime-RT10 S8-01 a failed load opens the address that the answer names, else the page’s own', async () => {
  const named = steps({ load: async () => ({ redirect: '/404' }), isReachable: () => Promise.reject(new Error('not asked')) })
  expect(await named.go(to('/next'), named.enter)).toBe('opened')
  expect(named.said).toEqual(['leave', 'open /404'])
  const own = steps({ load: async () => ({ redirect: undefined }) })
  expect(await own.go(to('/next?a=1#b'), own.enter)).toBe('opened')
  expect(own.said).toEqual(['leave', 'open https://site.example/next?a=1#b'])
})

test('runtime-RT52 the page before stays when nothing can be reached', async () => {
  const { go, enter, said } = steps({ load: async () => ({ redirect: undefined }), isReachable: async () => false })
  expect(await go(to('/next'), enter)).toBe('stayed')
  expect(said).toEqual(['leave'])
})

test('runtime-RT12 a navigation that is overtaken does nothing more, wherever it is', async () => {
  const loading = deferred<Loaded<string>>()
  const first = steps({ load: () => loading.promise })
  const arrival = first.go(to('/next'), first.enter)
  first.overtake()
  loading.resolve(ready)
  expect(await arrival).toBe('overtaken')
  expect(first.said).toEqual(['leave'])

  const probe = deferred<boolean>()
  const second = steps({ load: async () => ({ redirect: undefined }), isReachable: () => probe.promise })
  const failing = second.go(to('/next'), second.enter)
  await eventually(() => expect(second.said).toEqual(['leave']))
  second.overtake()
  probe.resolve(true)
  expect(await failing).toBe('overtaken')
  expect(second.said).toEqual(['leave'])

  const drawn = deferred<() => void>()
  const third = steps({ show: () => drawn.promise })
  const showing = third.go(to('/next'), third.enter)
  await eventually(() => expect(third.said).toContain('enter'))
  third.overtake()
  drawn.resolve(() => void third.said.push('arrive'))
  expect(await showing).toBe('overtaken')
  // It is on show until the next one is there, which decides where the window stands.
  expect(third.said.slice(-2)).toEqual(['enter', 'arrive'])
})

test('runtime-RT12 of two that overlap the later one is shown, the earlier one never', async () => {
  const [slow, shown] = [deferred<Loaded<string>>(), [] as string[]]
  const { go } = steps({
    load: ({ url }) => (url.pathname === '/slow' ? slow.promise : Promise.resolve({ ready: url.pathname })),
    async show(page) {
      shown.push(page)
      return () => {}
    },
  })
  const earlier = go(to('/slow'), () => {})
  expect(await go(to('/next'), () => {})).toBe('shown')
  slow.resolve({ ready: '/slow' })
  expect([await earlier, shown]).toEqual(['overtaken', ['/next']])
})

test('runtime-RT12 one that is overtaken while nothing can be reached is no page that stays', async () => {
  const probe = deferred<boolean>()
  const { go, overtake, enter, said } = steps({ load: async () => ({ redirect: undefined }), isReachable: () => probe.promise })
  const failing = go(to('/next'), enter)
  await eventually(() => expect(said).toEqual(['leave']))
  overtake()
  probe.resolve(false)
  expect(await failing).toBe('overtaken')
})

test('runtime-RT52 an address can be reached when anything answers for it, and not while the browser is offline', async () => {
  const asked = vi.fn(async (_address: string, _how: RequestInit) => new Response(null, { status: 500 }))
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('navigator', { onLine: true })
  expect(await isReachable('/next')).toBe(true)
  expect(asked).toHaveBeenCalledWith('/next', { method: 'HEAD', redirect: 'manual', cache: 'no-store' })
  vi.stubGlobal('navigator', { onLine: false })
  expect([await isReachable('/next'), asked.mock.calls.length]).toEqual([false, 1])
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no connection')))
  expect(await isReachable('/next')).toBe(false)
  vi.unstubAllGlobals()
})
