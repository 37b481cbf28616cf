import { expect, it } from 'vitest'
import type { ActionBody } from '@heddle/kit'
import type { PublishedWorkflow } from '@heddle/document/published'
import { changeValue, createDesk, evaluate } from '../testing/desk.ts'
import { BODIES } from '../testing/bodies.ts'
import { formula, sketch } from '../testing/workflows.ts'
import type { TraceLimits } from './limits.ts'
import { MESSAGES } from './messages.ts'
import { atPlace } from './place.ts'
import { createRecorder } from './recorder.ts'
import { replay } from './replay.ts'
import { rerun, type RerunOptions } from './rerun.ts'
import type { Recording } from './types.ts'

/** Asks a source for rows and keeps their sum. */
const ask: ActionBody = ({ host, args, signal }) => host.collections.fetch(String(args['id']), signal)
const keep: ActionBody = ({ host, args }) => host.variables.set('total', args['value'])
const copy: ActionBody = ({ host }) => host.theme.set('dark')

const WORKFLOW = sketch('w', {
  a: { type: 'ask', args: { id: 'orders' }, next: 'b' },
  b: { type: 'keep', args: { value: formula("context.workflow['a'].result.length * variables.price") }, next: 'c' },
  c: { type: 'value', args: { value: formula('variables.total') } },
})
const bodies = { ask, keep, copy }

/** Variables as a run changes them, and the names that formulas read. */
function sandboxOf(values: Record<string, unknown>): RerunOptions['sandbox'] {
  return {
    scope: { variables: values },
    ports: { variables: { get: (id: string) => values[id], set: (id: string, value: unknown) => (values[id] = value) } },
  }
}

async function recorded(workflow = WORKFLOW, limits: Partial<TraceLimits> = {}): Promise<Recording> {
  const trace = createRecorder(limits)
  const values: Record<string, unknown> = { price: 5, total: 0 }
  const { scope, ports } = sandboxOf(values)
  const collections = { fetch: async () => [{}, {}] }
  const desk = createDesk([workflow], { trace, bodies, ports: { ...ports, collections } as never })
  await desk.run('w', { scope })
  return trace.recordings()[0] ?? expect.fail('nothing was recorded')
}

const again = (recording: Recording, workflow: PublishedWorkflow = WORKFLOW, more: Partial<RerunOptions> = {}) =>
  rerun(recording, {
    workflow: () => workflow,
    bodyOf: (type) => ({ ...BODIES, ...bodies })[type],
    evaluate,
    changeValue,
    sandbox: sandboxOf({ price: 5, total: 0 }),
    isRead: (name) => name === 'collections.fetch',
    ...more,
  })

it('workflow-T9 a rerun works formulas out anew on a sandbox, and takes only what the world answered from the recording', async () => {
  const recording = await recorded()
  expect(await again(recording)).toMatchObject({ status: 'same', outcome: { status: 'done', result: 10 }, effects: [] })
  const dearer = await again(recording, WORKFLOW, { sandbox: sandboxOf({ price: 7, total: 0 }) })
  expect(dearer).toMatchObject({ status: 'differs', outcome: { result: 14 } })
})

it('workflow-T9 it shows the first step that comes out another way', async () => {
  const recording = await recorded()
  const changed = { ...WORKFLOW, actions: { ...WORKFLOW.actions, b: { ...WORKFLOW.actions['b'], args: { value: 3 } } } }
  const result = await again(recording, changed as PublishedWorkflow)
  expect(result).toMatchObject({
    status: 'differs',
    recorded: { kind: 'arguments', id: 'b', value: { value: 10 } },
    rerun: { kind: 'arguments', id: 'b', value: { value: 3 } },
  })
})

it('workflow-T9 answers are found by action, method and occurrence, whatever stands between', async () => {
  const recording = await recorded()
  const longer = sketch('w', { z: { type: 'keep', args: { value: 1 }, next: 'a' }, ...WORKFLOW.actions })
  expect(await again(recording, longer)).toMatchObject({ status: 'differs', outcome: { status: 'done', result: 10 } })
})

it('workflow-T9 a read without an answer asks for one, and goes on with what is given', async () => {
  const recording = await recorded()
  const twice = sketch('w', { ...WORKFLOW.actions, c: { type: 'ask', args: { id: 'more' } } })
  expect(await again(recording, twice)).toMatchObject({
    status: 'asks',
    call: { actionId: 'c', name: 'collections.fetch', occurrence: 0 },
  })
  const given = await again(recording, twice, { given: ({ actionId }) => (actionId === 'c' ? { value: 'given' } : undefined) })
  expect(given).toMatchObject({ outcome: { result: 'given' } })
})

it('workflow-T9 an effect without an answer is noted, and nothing comes of it', async () => {
  const recording = await recorded()
  const more = sketch('w', { ...WORKFLOW.actions, c: { type: 'copy' } })
  expect(await again(recording, more)).toMatchObject({
    outcome: { status: 'done' },
    effects: [{ actionId: 'c', name: 'theme.set', args: ['dark'] }],
  })
})

it('workflow-T9 what the world refused it refuses again', async () => {
  const trace = createRecorder()
  const refusing = { fetch: () => Promise.reject(new Error('The carrier is closed.')) }
  const desk = createDesk([WORKFLOW], { trace, bodies, ports: { collections: refusing } as never })
  await desk.run('w', { scope: { variables: { price: 1, total: 0 } } })
  const [recording] = trace.recordings()
  expect(recording && (await again(recording))).toMatchObject({
    status: 'same',
    outcome: { status: 'failed', error: { message: 'The carrier is closed.' } },
  })
})

it('workflow-T9 a run that did not end, lost its beginning or was cancelled cannot be run again, and it says so', async () => {
  const recording = await recorded()
  const { answers, ...without } = recording
  expect(await again({ ...recording, isEnded: false })).toEqual({ status: 'impossible', reason: 'The run has not ended yet.' })
  expect(await again(without)).toMatchObject({ status: 'impossible' })
  expect(await again({ ...recording, dropped: 1 })).toMatchObject({ status: 'impossible' })
  const cancelled = answers && { ...answers, arrivals: [{ at: 1 }] }
  expect(await again({ ...recording, ...(cancelled && { answers: cancelled }) })).toMatchObject({ status: 'impossible' })
})

it('workflow-T9 a run that waits for what never comes ends by itself', async () => {
  const recording = await recorded()
  const stuck = sketch('w', { a: { type: 'deaf' } })
  expect(await again(recording, stuck)).toMatchObject({ status: 'differs', outcome: { status: 'cancelled' } })
})

it('workflow-T9 what the world answers is told before the run gets it, and the run as it was now can be recorded', async () => {
  const recording = await recorded()
  const told: unknown[] = []
  const result = await again(recording, WORKFLOW, { onAnswer: ({ name, args }, value) => told.push([name, args, value]) })
  expect(told).toEqual([['collections.fetch', ['orders', expect.anything()], [{}, {}]]])
  if (result.status !== 'same') throw new Error(`it was ${result.status}`)
  expect(result.recording).toMatchObject({ workflowId: 'w', isEnded: true, dropped: 0 })
  expect(result.recording.entries).toEqual(result.entries)
  expect(await again(result.recording)).toMatchObject({ status: 'same', outcome: { result: 10 } })
})

it('workflow-T9 a refusal that was recorded is no answer to be told of', async () => {
  const recording = await recorded()
  const { answers } = recording
  const calls = answers?.calls.map((call) => ({
    ...call,
    answer: { error: { message: 'Closed.', actionId: null, name: 'Error' } },
  }))
  const told: unknown[] = []
  const refused = { ...recording, ...(answers && { answers: { ...answers, calls: calls as never } }) }
  await again(refused, WORKFLOW, { onAnswer: (call) => told.push(call) })
  expect(told).toEqual([])
})

it('workflow-T9 what was answered once can be asked of the answers that were given, and those count from then on', async () => {
  const recording = await recorded()
  const twice = sketch('w', { ...WORKFLOW.actions, c: { type: 'ask', args: { id: 'more' } } })
  const first = await again(recording, twice, { given: () => ({ value: [1] }) })
  if (first.status !== 'differs') throw new Error(`it was ${first.status}`)
  expect(await again(first.recording, twice)).toMatchObject({ status: 'same', outcome: { result: [1] } })
})

it('workflow-T9 what is recorded for a rerun alone comes out as what is recorded whole, and says that it cannot be replayed', async () => {
  const [whole, less] = [await recorded(), await recorded(WORKFLOW, { isForRerun: true })]
  const timeless = ({ entries }: Recording) => entries.map(({ kind, id, value }) => ({ kind, id, value }))
  expect(timeless(less)).toEqual(timeless(whole))
  expect(less.answers?.calls).toEqual(whole.answers?.calls)
  expect(await again(less)).toMatchObject({ status: 'same', effects: [] })
  const options = { workflow: () => WORKFLOW, bodyOf: (type: string) => ({ ...BODIES, ...bodies })[type], changeValue }
  expect(await replay(less, options)).toEqual({ status: 'impossible', reason: MESSAGES.forRerun })
  expect(await replay(whole, options)).toMatchObject({ status: 'same' })
})

it('formulas read the row that the run stood in when it was recorded, and values of the instance around it', async () => {
  const workflow = sketch('w', {
    a: { type: 'value', args: { value: formula('context.item.data.n + context.component.props.by') } },
  })
  const trace = createRecorder()
  const desk = createDesk([workflow], { trace, bodies })
  const item = { data: { n: 7 }, index: 1, repeatIndex: 1, isACopy: true, repeatedItems: [], parent: undefined }
  await desk.run('w', { scope: { context: { item, component: { props: { by: 3 }, variables: {}, formulas: {} } } } })
  const [recording = expect.fail('nothing was recorded')] = trace.recordings()
  expect(recording.input.place).toEqual({
    item: { data: { n: 7 }, index: 1, repeatIndex: 1, isACopy: true },
    component: { props: { by: 3 }, variables: {} },
  })
  const sandbox = { scope: atPlace({}, recording.input.place), ports: {} }
  expect(await again(recording, workflow, { sandbox })).toMatchObject({ status: 'same', outcome: { result: 10 } })
})
