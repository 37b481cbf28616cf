import { signal } from '@preact/signals-core'
import { describe, expect, test, vi } from 'vitest'
import { definePort } from '@heddle/kit'
import type { PublishedPage, PublishedSite } from '@heddle/document/published'
import type { SiteCode } from './code/site-code.ts'
import * as collectionsPart from './collections/index.ts'
import { createElements } from './elements/create-elements.ts'
import { createLogic } from './logic.ts'
import * as navigationPart from './navigation/index.ts'
import { languagePort } from './navigation/language.ts'
import type { SitePorts } from './ports/types.ts'
import { collection, collectionDesk } from './testing/collection-desk.ts'
import { deferred } from './testing/deferred.ts'
import type { Workflows, WorkflowsInput } from './workflows/index.ts'

type Part = NonNullable<SiteCode['parts']['workflows']>

/** The logic of a site whose workflows only tell that they were started; `holding` keeps the next ones of a trigger waiting. */
function siteLogic({
  langs = ['en'],
  go = async () => {},
  ports = {},
}: { langs?: readonly string[]; go?: (address: string) => Promise<void>; ports?: SiteCode['ports'] } = {}) {
  const { evaluator, scope, variables } = collectionDesk([])
  const started: string[] = []
  const events: unknown[] = []
  const heard: (readonly string[])[] = []
  const holds: { readonly name: string; readonly until: Promise<void> }[] = []
  let site: SitePorts | undefined
  let hostFor: WorkflowsInput['hostFor'] | undefined
  const parts: Partial<SiteCode['parts']> = {}
  const runner: Workflows = {
    reset: () => {},
    emit: async () => true,
    hasTrigger: () => true,
    find: () => undefined,
    run: () => Promise.resolve(undefined),
    call: () => Promise.resolve(undefined),
    async trigger(name, level, event) {
      started.push(`${name} ${level}`)
      if (event !== undefined) events.push(event)
      if (holds[0]?.name === name) await holds.shift()?.until
    },
  }
  const part: Part = {
    createWorkflows: (own) => {
      hostFor = own.hostFor
      return runner
    },
    keepRowFocus: () => {},
    ownPorts: (own) => {
      site = own
      return []
    },
    trackWindow: () => (workflows) => void heard.push(workflows.map(({ trigger }) => trigger)),
  }
  const logic = createLogic({
    data: { routes: ['en', 'ru'].map((lang) => ({ pattern: `/${lang}/:id`, pageId: 'p', lang })) } as unknown as PublishedSite,
    code: {
      functions: {},
      actions: {},
      ports,
      browsers: {},
      parts: Object.assign(parts, { collections: collectionsPart, workflows: part }),
      windows: () => undefined,
    },
    evaluator,
    scope,
    variables,
    elements: createElements(),
    router: () => ({ go, canGoBack: () => false, back: () => {} }),
    lang: () => 'en',
    langs: () => langs,
    pageId: () => 'p',
    pageParameters: () => ({ id: '7' }),
    theme: { set: () => {} },
    host: () => undefined as never,
    showing: signal(undefined as never),
  })
  const show = (collections: PublishedPage['collections'] = []) =>
    logic.reset({ collections, workflows: [], page: { id: 'p' } }, {})
  const own = (): SitePorts => {
    show()
    if (!site) throw new Error('No workflows were made')
    return site
  }
  return {
    own,
    logic,
    show,
    heard,
    started,
    events,
    parts,
    portsAt: () => hostFor?.({ scope: {}, signal: new AbortController().signal } as never, undefined) ?? {},
    holding: (name: string, until: Promise<void>) => void holds.push({ name, until }),
  }
}

describe('a page that came on show', () => {
  test('runtime-RT24 has the window listened to for its own workflows, and no longer for those of the page before', () => {
    const { logic, heard } = siteLogic()
    const workflows = (trigger: string): PublishedPage['workflows'] => [
      { id: trigger, name: trigger, trigger, parameters: [], actions: {} },
    ]
    logic.reset({ collections: [], workflows: workflows('keyup'), page: { id: 'p' } }, {})
    logic.reset({ collections: [], workflows: workflows('onload'), page: { id: 'q' } }, {})
    expect(heard).toEqual([['keyup'], ['onload']])
  })

  test('runtime-RE8 S2-10 S2-12 S4-26 S4-28 runs what goes before the fetches, fetches, and runs what follows; the site’s own on the first page only', async () => {
    const { logic, show, started } = siteLogic()
    show()
    await logic.arrive(true)
    expect(started).toEqual(['before-collection-fetch-app app', 'before-collection-fetch both', 'onload-app app', 'onload both'])
    started.length = 0
    await logic.leave()
    show()
    await logic.arrive(false)
    expect(started).toEqual(['page-unload both', 'before-collection-fetch both', 'onload both'])
  })

  test('runtime-RE8 and was left before it was ready starts nothing on the page that follows', async () => {
    const { logic, show, started, events, holding } = siteLogic()
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [wait, longer] = [deferred<void>(), deferred<void>()]
    for (const { promise } of [wait, longer]) holding('before-collection-fetch', promise)
    show()
    const first = logic.arrive(true)
    await expect.poll(() => started.at(-1)).toBe('before-collection-fetch both')
    show([collection('orders', { pluginId: 'rest', config: { isAutoFetch: true } })])
    const second = logic.arrive(false)
    wait.resolve()
    await first
    expect(events).toEqual([])
    longer.resolve()
    await second
    expect(events).toHaveLength(1)
    said.mockRestore()
    expect(started.filter((name) => name === 'onload both')).toHaveLength(1)
    expect(started.filter((name) => name === 'onload-app app')).toHaveLength(1)
  })

  test('runtime-RC7 S4-26 S8-03 a collection that could not be fetched starts the workflows that wait for it', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { logic, show, events } = siteLogic()
    show([collection('orders', { pluginId: 'rest', config: { isAutoFetch: true } })])
    await logic.arrive(true)
    expect(events).toEqual([
      {
        error: 'The plugin rest is not installed.',
        collection: { isAutoFetch: true },
        collectionId: 'orders',
        collectionName: 'the orders',
      },
    ])
    expect(said).toHaveBeenCalledTimes(1)
    said.mockRestore()
  })

  test('runtime-RE8 a site without collections has none, and one that comes with a later page is read', () => {
    const { logic, show } = siteLogic()
    expect(logic.collectionNames()).toEqual({})
    show([collection('orders')])
    expect(Object.keys(logic.collectionNames())).toEqual(['the orders', 'orders'])
    logic.showRows('nobody', 10)
  })
})

describe('what workflows of a page do', () => {
  test.each([
    ['error', 'error'],
    ['warning', 'warn'],
    ['info', 'info'],
    ['verbose', 'debug'],
  ] as const)('runtime-RT23 a message of the level %s stands under it in the console', (level, method) => {
    const methods = ['error', 'warn', 'info', 'debug'] as const
    const said = Object.fromEntries(methods.map((one) => [one, vi.spyOn(console, one).mockImplementation(() => {})]))
    const { log } = siteLogic().own()
    log(level, 'with details', { a: 1 })
    log(level, 'without', undefined)
    log(level, 'with nothing', null)
    for (const one of methods) {
      const calls = one === method ? [['with details', { a: 1 }], ['without'], ['with nothing', null]] : []
      expect(said[one]?.mock.calls, one).toEqual(calls)
      said[one]?.mockRestore()
    }
  })

  test('runtime-RT40 S4-09 the language is one that the page lists; its address keeps parameters, query and hash', async () => {
    vi.stubGlobal('location', { search: '?a=1', hash: '#b' })
    const gone: string[] = []
    const language = languagePort(siteLogic({ langs: ['en', 'ru'], go: async (address) => void gone.push(address) }).own())
    expect([language.isOfPage('ru'), language.isOfPage('de')]).toEqual([true, false])
    await language.set('ru')
    expect(gone).toEqual(['/ru/7?a=1#b'])
    await expect(language.set('de')).rejects.toThrow(/^Lang not found\.$/)
    expect(gone).toHaveLength(1)
    vi.unstubAllGlobals()
  })

  test('runtime-RT40 workflows reach other addresses by the part that came with a page, whichever it was', () => {
    const { portsAt, parts, show } = siteLogic()
    show()
    expect(Object.keys(portsAt())).toEqual([])
    Object.assign(parts, { navigation: navigationPart })
    expect(Object.keys(portsAt())).toEqual(['navigation', 'language'])
  })

  test('runtime-RT62 the page runs code of builders when a port of it does', () => {
    const [plain, running] = [
      definePort('files', () => ({}) as never),
      definePort('scripts', () => ({}) as never, { runsCode: true }),
    ]
    const runsCode = (ports: SiteCode['ports']): boolean => siteLogic({ ports }).own().runsCode()
    expect([runsCode({}), runsCode({ files: plain }), runsCode({ files: plain, scripts: running })]).toEqual([false, false, true])
  })
})
