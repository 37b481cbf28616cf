import { actionRuns } from '@heddle/actions/runs'
import { parseFormula } from '@heddle/formula/parse'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PublishedBinding, PublishedVariable, PublishedWorkflow } from '@heddle/document/published'
import { createSiteCode } from '../code/site-code.ts'
import { createSite } from '../site.ts'
import { eventually } from '../testing/eventually.ts'
import { inline } from '../testing/live-page.ts'

const start = location.href
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(history.state, '', start)
  localStorage.clear()
})

const VARIABLES: readonly PublishedVariable[] = [
  { id: 'v1', name: 'search', type: 'query', defaultValue: 'all', queryName: 'Q' },
  { id: 'v2', name: 'page', type: 'query', defaultValue: null },
  { id: 'v3', name: 'cart', type: 'array', defaultValue: [], isLocalStorage: true },
  { id: 'v4', name: 'total', type: 'number', defaultValue: 1 },
]

function formula(code: string): PublishedBinding {
  const parsed = parseFormula(code)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  return { type: 'f', tree: parsed.tree }
}

/** Sets each variable that the event names, one after the other. */
const SET: PublishedWorkflow = {
  id: 'set',
  name: 'Set',
  trigger: 'change',
  parameters: [],
  firstAction: 'v1',
  actions: Object.fromEntries(
    VARIABLES.map(({ id }, at) => [
      id,
      {
        type: 'change-variable',
        args: { variable: id, value: formula(`event.${id}`) },
        ...(VARIABLES[at + 1] && { next: VARIABLES[at + 1]?.id }),
      },
    ]),
  ) as PublishedWorkflow['actions'],
}

const nothingHappens = { onNodeError: () => {}, heldHole: () => undefined, onLostHole: () => {} }

/** A site in this document at an address, with its values and a way to set some; `early` comes before the visitor's own values. */
async function visit(address: string, early?: Readonly<Record<string, unknown>>) {
  history.replaceState(null, '', address)
  const { code, load } = createSiteCode(async () => ({ actions: actionRuns }))
  await load({ page: { uses: { actions: { data: 'data.js' } } }, collections: [], workflows: [SET] })
  const router = { go: async () => {}, canGoBack: () => false, back: () => {} }
  const data = { ...inline, variables: VARIABLES, workflows: [SET] }
  const site = createSite({ inline: data, components: {}, code, rows: {}, router: () => router, ...nothingHappens })
  const values: object = Reflect.get(site.host.scope, 'variables') as object
  const value = (name: string): unknown => Reflect.get(values, name)
  const set = (payload: Readonly<Record<string, unknown>>) =>
    site.host.onEvent?.({ uid: 'n', name: 'change', workflows: ['set'], payload, scope: site.host.scope })
  if (early) set(early)
  expect([value('search'), value('page')]).toEqual(['all', null])
  site.becomeReal()
  void site.arrive(true)
  return { site, value, set }
}
const query = () => location.search

it('runtime-RT39 S2-34 S4-18 what a workflow writes is in the address once per tick, beside foreign keys and the hash', async () => {
  const { set, value } = await visit('/?Utm=a%20b&q=old#end')
  const replaced = vi.spyOn(history, 'replaceState')
  const { length } = history
  set({ v1: 'rye', v2: 2 })
  expect([value('search'), value('page')]).toEqual(['rye', '2'])
  await eventually(() => expect(query()).toBe('?Utm=a%20b&q=rye&page=2'))
  expect([replaced.mock.calls.length, history.length, location.hash]).toEqual([1, length, '#end'])
})

it('runtime-RT56 a choice made before the page is alive is not undone by what the address and the storage hold', async () => {
  localStorage.setItem('variable-v3', '["kept"]')
  const { value } = await visit('/?q=old&page=3', { v1: 'rye', v2: 2, v3: ['chosen'] })
  expect([value('search'), value('page'), value('cart')]).toEqual(['rye', '2', ['chosen']])
  await eventually(() => expect(query()).toBe('?q=rye&page=2'))
})

it('runtime-RT39 formulas read the address as it is after the change', async () => {
  const { set, site } = await visit('/')
  set({ v2: '7' })
  await eventually(() => expect(site.host.evaluate(formula('browser.query.page'), site.host.scope)).toBe('7'))
})

it('runtime-RT39 a default or an empty value takes its key out', async () => {
  const { set, value } = await visit('/?q=rye&page=3&other=1')
  expect([value('search'), value('page')]).toEqual(['rye', '3'])
  set({ v1: 'all', v2: '' })
  await eventually(() => expect(query()).toBe('?other=1'))
})

it('runtime-RT39 S2-34 back and forward bring query variables with them, and leave others alone', async () => {
  const { set, value, site } = await visit('/?q=rye')
  set({ v4: 5 })
  history.replaceState(null, '', '/?Q=oats&PAGE=2')
  site.refresh()
  expect([value('search'), value('page'), value('total')]).toEqual(['oats', '2', 5])
  history.replaceState(null, '', '/')
  site.refresh()
  expect([value('search'), value('page'), value('total')]).toEqual(['all', null, 5])
})

it('runtime-RT39 what is kept in the browser is there on the next visit', async () => {
  const first = await visit('/')
  first.set({ v3: '[{"sku":"a"}]' })
  expect(localStorage.getItem('variable-v3')).toBe('[{"sku":"a"}]')
  expect((await visit('/')).value('cart')).toEqual([{ sku: 'a' }])
})

it('runtime-RT39 RT40 a refused value changes nothing, is kept nowhere, and is told', async () => {
  const { set, value } = await visit('/')
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  set({ v3: 5, v4: 9 })
  await eventually(() =>
    expect(error).toHaveBeenCalledWith(
      'Workflow "Set" failed: value must be an array',
      expect.objectContaining({ actionId: 'v3' }),
    ),
  )
  expect([value('cart'), value('total'), localStorage.getItem('variable-v3')]).toEqual([[], 1, null])
})

it('runtime-RT39 a text too long for the address stays in its variable, over a hash as well, and the address can be loaded again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { set, value, site } = await visit('/?q=rye')
  const long = 'ж'.repeat(100_000)
  set({ v1: long, v2: 2 })
  await eventually(() => expect(query()).toBe('?q=rye&page=2'))
  expect(value('search')).toBe(long)
  // The words of a warning come in a file of their own.
  await eventually(() => expect(warned).toHaveBeenCalledTimes(1))
  history.replaceState(null, '', `${location.pathname}${location.search}#end`)
  site.refresh()
  expect(value('search')).toBe(long)
  history.replaceState(null, '', '/?q=oats')
  site.refresh()
  expect(value('search')).toBe('oats')
})
