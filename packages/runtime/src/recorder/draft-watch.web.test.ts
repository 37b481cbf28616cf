import { signal } from '@preact/signals-core'
import type { PublishedPageInfo, PublishedWorkflow } from '@heddle/document/published'
import type { DraftMessage } from '@heddle/workflow/watch'
import { beforeEach, expect, it, vi } from 'vitest'
import { createVariables } from '../variables/create-variables.ts'
import type { WatchedSite } from '../watch/watch.ts'
import { createDraftWatch, type DraftWatch } from './draft-watch.ts'

// One document each: what an earlier one watches goes on telling, but of its own site and to its own editor.
let sent: DraftMessage[]
let draft: DraftWatch
let site: ReturnType<typeof createSite>

function createSite() {
  return {
    variables: createVariables([{ id: 'v', name: 'total', type: 'number', defaultValue: 1 }]),
    logic: { collections: signal(undefined) },
    showing: signal({ page: { id: 'home' } as PublishedPageInfo, lang: 'en' }),
    isReal: signal(false),
    scope: {},
    visitor: { setTheme: vi.fn() },
    onEvent: vi.fn(),
  } satisfies WatchedSite
}

const WORKFLOW: PublishedWorkflow = { id: 'w', name: 'Send', trigger: 'click', parameters: [], actions: {} }

beforeEach(() => {
  const heard: DraftMessage[] = []
  sent = heard
  site = createSite()
  draft = createDraftWatch()
  draft.telling.open({ postMessage: (message: DraftMessage) => void heard.push(structuredClone(message)) })
  draft.watch.attach(site)
})

const told = () => sent.flatMap((message) => (message.type === 'told' ? message.items : []))

it('tells of the page with its variables once it is alive, and again when another one is shown', () => {
  expect(sent).toEqual([])
  site.isReal.value = true
  expect(sent).toMatchObject([
    { type: 'page', page: { id: 'home', lang: 'en' }, variables: [{ id: 'v', name: 'total', value: 1 }] },
  ])
  site.showing.value = { page: { id: 'about' } as PublishedPageInfo, lang: 'ru' }
  expect(sent).toMatchObject([{}, { type: 'page', page: { id: 'about', lang: 'ru' } }])
})

it('tells of changed variables from then on, but not of those that are shown of the past', async () => {
  site.isReal.value = true
  site.variables.write('v', 2)
  draft.receive({ type: 'look', values: { v: 1 }, collections: [] })
  expect(site.variables.peek('v')).toBe(1)
  draft.receive({ type: 'now' })
  expect(site.variables.peek('v')).toBe(2)
  draft.receive({ type: 'set', id: 'v', value: 9 })
  await expect.poll(told).toMatchObject([
    { kind: 'value', id: 'v', value: 2 },
    { kind: 'value', id: 'v', value: 9 },
  ])
})

it('tells of runs with their steps in order, and holds one where it is asked to', async () => {
  site.isReal.value = true
  const tape = draft.watch.trace.begin(
    'w',
    { event: { n: 1 } },
    { evaluate: () => undefined, clock: { now: () => 5 }, signal: new AbortController().signal },
  )
  draft.receive({ type: 'breakpoints', list: [{ workflowId: 'w', actionId: 'a' }] })
  tape.note('run', 'w')
  tape.note('action', 'a', 'log')
  const answer: unknown = Reflect.apply(
    draft.watch.around(({ args }) => args['text']),
    undefined,
    [{ args: { text: 'x' } }],
  )
  expect(sent.at(-1)).toEqual({
    type: 'held',
    step: { run: 1, workflowId: 'w', actionId: 'a', args: { text: 'x' }, isAsked: false },
  })
  draft.receive({ type: 'go', run: 1, isStep: false, args: { text: 'tried' } })
  expect(await answer).toBe('tried')
  tape.end()
  await expect.poll(told).toMatchObject([
    { kind: 'run', run: 1, workflowId: 'w', input: { event: { n: 1 } } },
    { kind: 'steps', run: 1, kinds: ['run', 'action'], ids: ['w', 'a'], values: [undefined, 'log'] },
    { kind: 'end', run: 1, recording: { isEnded: true, entries: [] } },
  ])
})

it('tries a workflow with an event, and shows the page in another theme', () => {
  const find = draft.watch.find((id) => (id === 'w' ? WORKFLOW : undefined))
  draft.receive({ type: 'try', workflowId: 'w', event: { n: 2 } })
  const [{ workflows, payload }] = site.onEvent.mock.lastCall as unknown as [{ workflows: string[]; payload: unknown }]
  expect(payload).toEqual({ n: 2 })
  expect(workflows.map(find)).toMatchObject([{ id: 'w' }])
  draft.receive({ type: 'theme', theme: 'dark' })
  expect(site.visitor.setTheme).toHaveBeenCalledWith('dark')
})

it('runs it again in the row that it stood in', () => {
  draft.watch.find((id) => (id === 'w' ? WORKFLOW : undefined))
  const place = { item: { data: 'b', index: 1, repeatIndex: 1, isACopy: true } }
  draft.receive({ type: 'try', workflowId: 'w', event: null, place })
  const [{ scope }] = site.onEvent.mock.lastCall as unknown as [{ scope: object }]
  expect(Reflect.get(scope, 'context')).toEqual(place)
})

it('sets the values that a workflow goes on with before it begins', () => {
  draft.watch.find((id) => (id === 'w' ? WORKFLOW : undefined))
  site.onEvent.mockImplementationOnce(() => expect(site.variables.peek('v')).toBe(7))
  draft.receive({ type: 'try', workflowId: 'w', event: null, values: { v: 7 } })
  expect(site.onEvent).toHaveBeenCalledTimes(1)
})

it('what is tried with recorded answers is answered by them until it ends, and what is not on the page is said', async () => {
  draft.watch.find((id) => (id === 'w' ? WORKFLOW : undefined))
  const ended = Promise.withResolvers<undefined>()
  site.onEvent.mockReturnValueOnce(ended.promise)
  const answer = { method: 'GET', url: '/a', body: undefined, status: 200, headers: {}, text: 'then' }
  draft.receive({ type: 'try', workflowId: 'w', event: null, answers: [answer] })
  expect(await (await draft.given()?.(answer))?.text()).toBe('then')
  ended.resolve(undefined)
  await expect.poll(() => draft.given()).toBeUndefined()
  draft.receive({ type: 'try', workflowId: 'gone', event: null })
  expect(sent.at(-1)).toEqual({ type: 'untried', workflowId: 'gone' })
})

it('tries a workflow of a component in the instance that stands on the page', async () => {
  draft.watch.find((id) => (id === 'w' ? WORKFLOW : undefined))
  const scope = { context: { component: { props: { title: 'Tea' }, variables: {} } } }
  draft.watch.instance('card', () => undefined, scope)
  const place = { component: { uid: 'card', props: {}, variables: {} } }
  draft.receive({ type: 'try', workflowId: 'w', event: null, place })
  await expect.poll(() => site.onEvent.mock.calls.length).toBe(1)
  const [asked] = site.onEvent.mock.lastCall as unknown as [{ scope: object }]
  expect(Reflect.get(asked.scope, 'context')).toEqual(scope.context)
})

it('emits a trigger at an instance of the page', () => {
  const heard: unknown[] = []
  draft.watch.instance('card', (...emitted) => void heard.push(emitted), {})
  draft.receive({ type: 'fire', instance: 'card', trigger: 'bought', event: { price: 3 } })
  return expect.poll(() => heard).toEqual([['bought', { price: 3 }]])
})

it('when the editor goes what waits goes on, what happens is kept, and whoever hears next is told of the page first', async () => {
  site.isReal.value = true
  draft.receive({ type: 'look', values: { v: 7 }, collections: [] })
  draft.receive({ type: 'leave' })
  expect(site.variables.peek('v')).toBe(1)
  const before = sent.length
  site.variables.write('v', 3)
  const next: DraftMessage[] = []
  draft.telling.open({ postMessage: (message: DraftMessage) => void next.push(structuredClone(message)) })
  expect(next).toMatchObject([
    { type: 'page', page: { id: 'home' }, variables: [{ id: 'v', value: 1 }] },
    { type: 'told', items: [{ kind: 'value', id: 'v', value: 3 }] },
  ])
  expect(sent).toHaveLength(before)
})

it('a page without anything alive is told of by its address', () => {
  const still = createDraftWatch()
  const heard: DraftMessage[] = []
  still.telling.open({ postMessage: (message: DraftMessage) => void heard.push(message) })
  still.standStill()
  expect(heard).toMatchObject([
    { type: 'page', page: { path: location.pathname + location.search + location.hash }, variables: [] },
  ])
})
