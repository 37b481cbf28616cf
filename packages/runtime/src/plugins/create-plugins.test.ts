import { afterEach, describe, expect, test, vi } from 'vitest'
import { definePlugin, definePluginBrowser, text, type PluginPlace } from '@heddle/kit'
import type { PublishedPlugin } from '@heddle/document/published'
import { collection } from '../testing/collection-desk.ts'
import { createPlugins } from './create-plugins.ts'
import { runOnServer } from './server-call.ts'

const label = { en: 'x' }
const definition = definePlugin({
  namespace: 'shop',
  label,
  description: label,
  icon: 'store',
  source: { collection: { fields: { table: text({ label }) } }, native: [], operators: [] },
  actions: { insert: { label, fields: {} } },
  variables: { user: { label, type: 'object', default: null } },
  triggers: { sold: { label } },
})

/** A plugin that does as a test says; `log` tells what came to it. */
function shop(base?: string) {
  const log: unknown[] = []
  let place: PluginPlace | undefined
  const browser = definePluginBrowser<typeof definition>({
    open(at) {
      log.push(['open', at.settings])
      place = at as PluginPlace
      return {
        actions: {
          insert: ({ args }) => {
            log.push(['insert', args])
            if (args['row'] === 'bad') throw new Error('refused')
            return { id: 1 }
          },
        },
        source: {
          fetch: async (request) => {
            log.push(['fetch', request.config])
            return { data: [1], total: 1 }
          },
        },
      }
    },
  })
  const set: unknown[] = []
  const triggered: unknown[] = []
  const errors: unknown[] = []
  const browsers: Record<string, typeof browser> = { shop: browser }
  const plugins = createPlugins({
    isDraft: false,
    base,
    browsers,
    setVariable: (id, value) => void set.push([id, value]),
    trigger: (name, event) => void triggered.push([name, event]),
    onError: (error) => void errors.push(error),
  })
  const show = (...list: readonly PublishedPlugin[]) =>
    plugins.reset({ plugins: list, page: { uses: { plugins: { slow: 'slow.js' } } } })
  return { plugins, show, log, set, triggered, errors, browsers, place: () => place }
}
const published = (more: Partial<PublishedPlugin> = {}): PublishedPlugin => ({
  id: 'p1',
  name: 'Shop',
  namespace: 'shop',
  settings: { publicData: { url: 'u' } },
  isDev: false,
  ...more,
})
const { signal } = new AbortController()
const variables = { has: () => false, set: () => undefined }
const request = {
  collection: collection('a'),
  config: { table: 't' },
  filter: undefined,
  sort: undefined,
  offset: 0,
  limit: 5,
  signal,
}

afterEach(() => void vi.unstubAllGlobals())

describe('a plugin at work', () => {
  test('runtime-PL1 S1-09 begins once, with its public settings, and is asked for its actions', async () => {
    const { plugins, show, log } = shop()
    show(published())
    plugins.open()
    plugins.open()
    expect(await plugins.run('p1', 'insert', { row: 'a' }, signal, variables)).toEqual({ id: 1 })
    expect(await plugins.run('p1', 'insert', undefined, signal, variables)).toEqual({ id: 1 })
    show(published())
    plugins.open()
    expect(log).toEqual([
      ['open', { url: 'u' }],
      ['insert', { row: 'a' }],
      ['insert', {}],
    ])
  })

  test('runtime-PL1 reads the addresses of helper services as they are configured, and the site’s own server for the others', () => {
    const addressesAt = (base?: string, addresses?: PublishedPlugin['addresses']) => {
      const { plugins, show, place } = shop(base)
      show(published(addresses && { addresses }))
      plugins.open()
      return place()?.addresses
    }
    expect(addressesAt()).toEqual({ api: '/ww', data: '/ww', cdn: '' })
    expect(addressesAt('/shop/')).toEqual({ api: '/shop/ww', data: '/shop/ww', cdn: '/shop' })
    const configured = { api: 'https://api.test/v1', data: 'https://data.test', cdn: 'https://cdn.test' }
    expect(addressesAt('/shop/', configured)).toEqual(configured)
    expect(addressesAt(undefined, { cdn: 'https://cdn.test' })).toEqual({ api: '/ww', data: '/ww', cdn: 'https://cdn.test' })
  })

  test('runtime-PL4 begins when its file comes, and is told apart from those that had begun', () => {
    const { plugins, show, log, browsers } = shop()
    const { shop: browser } = browsers
    delete browsers['shop']
    browsers['early'] = { open: () => ({}) }
    show(published(), published({ id: 'p2', namespace: 'early' }))
    expect(plugins.open()).toEqual(['p2'])
    if (browser) browsers['shop'] = browser
    expect(plugins.open()).toEqual(['p1'])
    expect(plugins.open()).toEqual([])
    expect(log).toEqual([['open', { url: 'u' }]])
  })

  test('runtime-PL1 S7-05 gives rows, and says whether it cuts its pages itself', async () => {
    const { plugins, show, log } = shop()
    show(published({ hasPages: true }))
    const source = plugins.source('p1')
    expect(source?.hasPages).toBe(true)
    expect(await source?.fetch(request)).toEqual({ data: [1], total: 1 })
    expect(log).toEqual([
      ['open', { url: 'u' }],
      ['fetch', { table: 't' }],
    ])
    show(published())
    expect(plugins.source('p1')?.hasPages).toBe(false)
    expect(plugins.source('p2')).toBeUndefined()
  })

  test('runtime-PL5 an action that the server runs is asked for there, whether the plugin is here or not', async () => {
    const { plugins, show } = shop()
    show(published({ namespace: 'none' }))
    const asked: unknown[] = []
    const answers = [{ data: { id: 7 } }, { error: { message: '409 Conflict', status: 409, data: { why: 'sold' } } }, {}, []]
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      asked.push([init.method, address, init.body])
      return Response.json(answers[asked.length - 1])
    })
    const call = { serverCall: 'abc', values: [1, undefined, 'x'] }
    const run = () => plugins.run('p1', 'insert', call, signal, variables)
    expect(await run()).toEqual({ id: 7 })
    expect(asked).toEqual([['POST', '/ww/plugin_actions/abc/run', '{"values":[1,null,"x"]}']])
    await expect(run()).rejects.toMatchObject({ message: '409 Conflict', status: 409, data: { why: 'sold' } })
    await expect(run()).rejects.toThrow('The answer of the server cannot be read.')
    await expect(run()).rejects.toThrow('The answer of the server cannot be read.')
    await expect(runOnServer('abc', [], signal, '/shop/')).rejects.toThrow()
    expect(asked.at(-1)).toEqual(['POST', '/shop/ww/plugin_actions/abc/run', '{"values":[]}'])
    vi.stubGlobal('fetch', async () => Response.json({ error: { message: 'Not ready' } }, { status: 503 }))
    await expect(run()).rejects.toThrow(/^Not ready$/)
    vi.stubGlobal('fetch', async () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }))
    await expect(run()).rejects.toThrow(/^502 Bad Gateway$/)
    vi.stubGlobal('fetch', async () => Response.json('text'))
    await expect(run()).rejects.toThrow('The answer of the server cannot be read.')
    let deep: unknown[] = []
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    await expect(plugins.run('p1', 'insert', { ...call, values: [deep] }, signal, variables)).rejects.toThrow('too large')
  })

  test('runtime-PL2 sets its variables and starts the workflows that wait for its triggers', () => {
    const { plugins, show, set, triggered, place } = shop()
    show(published())
    plugins.open()
    place()?.setVariable('user', { name: 'Ann' })
    place()?.trigger('sold', { id: 7 })
    expect(set).toEqual([['p1-user', { name: 'Ann' }]])
    expect(triggered).toEqual([['p1-sold', { id: 7 }]])
  })

  test('runtime-PL3 what fails says why: no plugin, no such action, settings that are wrong, the plugin itself', async () => {
    const { plugins, show, log, errors } = shop()
    await expect(plugins.run('p1', 'insert', {}, signal, variables)).rejects.toThrow(/^The plugin p1 is not installed\.$/)
    show(published(), published({ id: 'p2', name: 'Other', namespace: 'toString' }))
    plugins.open()
    await expect(plugins.run('p2', 'insert', {}, signal, variables)).rejects.toThrow(/^The plugin Other is not installed\.$/)
    await expect(plugins.run('p1', 'toString', {}, signal, variables)).rejects.toThrow(
      'The plugin Shop has no action "toString".',
    )
    await expect(plugins.run('p1', 'insert', { row: 'bad' }, signal, variables)).rejects.toThrow(/^refused$/)
    log.length = 0
    show(published({ id: 'p3', problem: 'Shop: Address must be given' }))
    plugins.open()
    await expect(plugins.run('p3', 'insert', {}, signal, variables)).rejects.toThrow(/^Shop: Address must be given$/)
    await expect(plugins.source('p3')?.fetch(request)).rejects.toThrow(/^Shop: Address must be given$/)
    expect([log, errors]).toEqual([[], []])
  })

  test('runtime-PL3 one whose file is late is not said to be missing: it is there and works as soon as the file has come', async () => {
    const { plugins, show, browsers } = shop()
    show(published({ namespace: 'slow' }), published({ id: 'p2', name: 'Other', namespace: 'none' }))
    plugins.open()
    const late = 'The plugin Shop has not been loaded yet. It is tried again.'
    await expect(plugins.run('p1', 'insert', {}, signal, variables)).rejects.toThrow(late)
    await expect(plugins.source('p1')?.fetch(request)).rejects.toThrow(late)
    await expect(plugins.source('p2')?.fetch(request)).rejects.toThrow('The plugin Other is not installed.')
    if (browsers['shop']) browsers['slow'] = browsers['shop']
    expect(await plugins.run('p1', 'insert', {}, signal, variables)).toEqual({ id: 1 })
  })

  test('an action is given a signal that requests take, whatever a run has', async () => {
    const { plugins, show, browsers } = shop()
    const see = vi.fn<(given: { readonly signal: unknown }) => unknown>()
    browsers['seen'] = { open: () => ({ actions: { see } }) }
    show(published({ namespace: 'seen' }))
    plugins.open()
    const ofRun = { aborted: true, reason: 'gone', throwIfAborted() {}, addEventListener() {}, removeEventListener() {} }
    await plugins.run('p1', 'see', {}, ofRun, variables)
    expect(see.mock.calls[0]?.[0].signal).toBeInstanceOf(AbortSignal)
    expect(see.mock.calls[0]?.[0].signal).toMatchObject({ aborted: true, reason: 'gone' })
  })

  test('runtime-PL3 one that cannot begin does not keep the others, and is tried again when it is asked', async () => {
    const { plugins, show, errors, browsers } = shop()
    let isReady = false
    browsers['late'] = {
      open: () => {
        if (!isReady) throw new Error('not yet')
        return { actions: { go: () => 'gone' } }
      },
    }
    show(published({ id: 'p2', name: 'Late', namespace: 'late' }), published())
    plugins.open()
    expect(errors).toEqual([new Error('not yet')])
    expect(await plugins.run('p1', 'insert', {}, signal, variables)).toEqual({ id: 1 })
    await expect(plugins.run('p2', 'go', {}, signal, variables)).rejects.toThrow('not yet')
    isReady = true
    expect(await plugins.run('p2', 'go', {}, signal, variables)).toBe('gone')
    await expect(plugins.source('p2')?.fetch(request)).rejects.toThrow('The plugin Late has no source of rows.')
  })
})
