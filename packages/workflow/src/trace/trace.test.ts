import { expect, it } from 'vitest'
import type { ActionBody } from '@heddle/kit'
import { createFakeActionHost } from '@heddle/testing/actions'
import { fake, ring } from '@heddle/testing/chime'
import { changeValue, createDesk, type DeskOptions } from '../testing/desk.ts'
import { formula, sketch, type ActionSketch } from '../testing/workflows.ts'
import type { PublishedWorkflow } from '@heddle/document/published'
import { createRecorder } from './recorder.ts'
import { replay } from './replay.ts'

const shop = [
  sketch(
    'w',
    {
      a: { type: 'fetch', next: 'b' },
      b: { type: 'create', args: { name: 'sum', value: 0 }, next: 'c' },
      c: { type: 'loop', args: { items: formula("context.workflow['a'].result") }, loop: 'd', next: 'e' },
      d: { type: 'set', args: { name: 'sum', value: formula("context.variables.sum + context.workflow['c'].loop.item.price") } },
      e: {
        type: 'value',
        args: { value: formula('context.variables.sum > event.limit') },
        branches: [{ value: true, id: 'f' }],
        next: 'g',
      },
      f: { type: 'run', args: { id: 'inner', parameters: { sum: formula('context.variables.sum') } } },
      g: { type: 'fail', args: { message: 'Broken' } },
      h: { type: 'log', args: { message: formula('context.workflow.error.message') } },
    },
    { firstErrorAction: 'h' },
  ),
  sketch('inner', {
    i: { type: 'wait', args: { time: 50 }, next: 'j' },
    j: { type: 'value', args: { value: formula('context.parameters.sum * 2') } },
  }),
]
const bodies: DeskOptions['bodies'] = {
  fetch: ({ host, signal }) => host.collections.fetch('cart', signal),
  debug: ({ host }) => host.variables.set('total', 1),
}
const ports = { collections: { fetch: () => Promise.resolve([{ price: 2 }, { price: 3 }]) } }

async function record(workflows: readonly PublishedWorkflow[] = shop, options: DeskOptions = {}, limits = {}) {
  const trace = createRecorder(limits)
  const desk = createDesk(workflows, { trace, ports, bodies: { ...bodies, ...options.bodies }, ...options })
  const outcome = desk.run(workflows[0]?.id, { event: { limit: 4 } })
  await desk.fake.clock.advance(100)
  const again = (changed = workflows) =>
    replay(trace.recordings()[0] as never, {
      workflow: (id) => changed.find((workflow) => workflow.id === id),
      bodyOf: desk.bodyOf,
      changeValue,
    })
  return { desk, trace, outcome: await outcome, again, recording: trace.recordings()[0] }
}

it('workflow-T1 T2 a port that came with the catalogue is recorded and replayed like any other', async () => {
  const rang: unknown[] = []
  const { host } = createFakeActionHost({ fakes: [fake], ports: { chime: { ring: async (tone) => rang.push(tone) } } })
  const loud = [sketch('w', { a: { type: 'ring', args: { tone: 'high' } } })]
  const { recording, outcome, again } = await record(loud, { bodies: { ring: ring as ActionBody }, hostFor: () => host })
  expect(outcome).toEqual({ status: 'done', result: 1 })
  expect(recording?.answers?.calls).toEqual([{ name: 'chime.ring', isLater: true, answer: { value: 1 } }])
  expect(await again()).toMatchObject({ status: 'same', outcome: { result: 1 } })
  expect(rang).toEqual(['high'])
})

it('workflow-T1 a recording holds each step of a run with its values, and those of the runs it called', async () => {
  const { recording } = await record()
  const steps = recording?.entries.map((entry) => [entry.kind, entry.id, entry.value])
  expect(recording).toMatchObject({ workflowId: 'w', input: { event: { limit: 4 } }, dropped: 0, isEnded: true })
  expect(steps).toEqual([
    ['run', 'w', { parameters: {}, event: { limit: 4 } }],
    ['action', 'a', 'fetch'],
    ['arguments', 'a', {}],
    ['call', 'collections.fetch', ['cart', expect.anything()]],
    ['result', 'a', [{ price: 2 }, { price: 3 }]],
    ['action', 'b', 'create'],
    ['arguments', 'b', { name: 'sum', value: 0 }],
    ['variable', 'sum', 0],
    ['result', 'b', 0],
    ['action', 'c', 'loop'],
    ['arguments', 'c', { items: [{ price: 2 }, { price: 3 }] }],
    ['round', 'c', 0],
    ['action', 'd', 'set'],
    ['arguments', 'd', { name: 'sum', value: 2 }],
    ['variable', 'sum', 2],
    ['result', 'd', 2],
    ['round', 'c', 1],
    ['action', 'd', 'set'],
    ['arguments', 'd', { name: 'sum', value: 5 }],
    ['variable', 'sum', 5],
    ['result', 'd', 5],
    ['result', 'c', 5],
    ['action', 'e', 'value'],
    ['arguments', 'e', { value: true }],
    ['result', 'e', true],
    ['branch', 'e', true],
    ['action', 'f', 'run'],
    ['arguments', 'f', { id: 'inner', parameters: { sum: 5 } }],
    ['run', 'inner', { parameters: { sum: 5 }, event: { limit: 4 } }],
    ['action', 'i', 'wait'],
    ['arguments', 'i', { time: 50 }],
    ['call', 'clock.wait', [50, expect.anything()]],
    ['result', 'i', undefined],
    ['action', 'j', 'value'],
    ['arguments', 'j', { value: 10 }],
    ['result', 'j', 10],
    ['end', 'inner', { status: 'done', result: 10 }],
    ['result', 'f', 10],
    ['action', 'g', 'fail'],
    ['arguments', 'g', { message: 'Broken' }],
    ['error', 'g', expect.objectContaining({ message: 'Broken' })],
    ['error-branch', 'w', undefined],
    ['action', 'h', 'log'],
    ['arguments', 'h', { message: 'Broken' }],
    ['call', 'log', ['info', 'Broken']],
    ['result', 'h', expect.anything()],
    ['end', 'w', expect.objectContaining({ status: 'failed', error: expect.objectContaining({ message: 'Broken' }) })],
  ])
  expect(recording?.answers?.calls[0]).toEqual({
    name: 'collections.fetch',
    isLater: true,
    answer: { value: [{ price: 2 }, { price: 3 }] },
  })
})

it('workflow-T2 a replay goes through the same states without asking or changing anything outside', async () => {
  const { again, desk, recording, outcome } = await record()
  const before = desk.fake.calls.length
  const replayed = await again()
  expect(replayed).toEqual({ status: 'same', outcome, entries: recording?.entries })
  expect([desk.fake.calls.length, desk.fake.clock.waiting()]).toEqual([before, 0])
})

it('workflow-T2 a run that was cancelled while it waited is cancelled at the same place', async () => {
  const trace = createRecorder()
  const desk = createDesk([sketch('w', { a: { type: 'wait', args: { time: 10 }, next: 'b' }, b: { type: 'deaf' } })], { trace })
  const outcome = desk.run()
  await desk.fake.clock.advance(10)
  desk.cancel.abort()
  expect(await outcome).toMatchObject({ status: 'cancelled' })
  const [recording] = trace.recordings()
  const options = {
    workflow: () => sketch('w', { a: { type: 'wait', args: { time: 10 }, next: 'b' }, b: { type: 'deaf' } }),
    changeValue,
  }
  expect(await replay(recording as never, { ...options, bodyOf: desk.bodyOf })).toMatchObject({ status: 'same' })
})

it('workflow-T3 a replay of a workflow that was changed since tells where it goes another way', async () => {
  const { again } = await record()
  const mended = shop.map((workflow) => {
    const g: ActionSketch = { type: 'value', args: { value: 'fine' } }
    return workflow.id === 'w' ? { ...workflow, actions: { ...workflow.actions, g: { args: {}, ...g } } } : workflow
  })
  expect(await again(mended)).toMatchObject({
    status: 'differs',
    at: 38,
    recorded: { kind: 'action', value: 'fail' },
    replayed: { kind: 'action', value: 'value' },
    isExact: true,
  })
  const asks = shop.map((workflow) => ({
    ...workflow,
    actions: { ...workflow.actions, b: { type: 'debug', args: {}, next: 'c' } },
  }))
  expect(await again(asks)).toMatchObject({ status: 'differs', recorded: { value: 'create' }, replayed: { value: 'debug' } })
})

it('workflow-T3 a replay in which an action waits for what never came can be given up', async () => {
  const workflow = sketch('w', { a: { type: 'value' } })
  const { recording } = await record([workflow])
  const giveUp = new AbortController()
  const replayed = replay(recording as never, {
    workflow: () => workflow,
    bodyOf: () => () => new Promise(() => undefined),
    changeValue,
    signal: giveUp.signal,
  })
  giveUp.abort()
  expect(await replayed).toMatchObject({ status: 'differs', recorded: { kind: 'result' } })
})

it('workflow-T4 old runs go when there are too many, or when they are too large together', async () => {
  const trace = createRecorder({ runs: 2 })
  const desk = createDesk([sketch('w', { a: { type: 'value', args: { value: formula('event') } } })], { trace })
  for (const event of [1, 2, 3]) await desk.run('w', { event })
  expect(trace.recordings().map(({ input }) => input.event)).toEqual([2, 3])
  const small = createRecorder({ size: 5000 })
  const other = createDesk([sketch('w', { a: { type: 'value', args: { value: formula('event') } } })], { trace: small })
  for (let run = 0; run < 20; run += 1) await other.run('w', { event: 'x'.repeat(300) })
  const total = small.recordings().reduce((sum, { size }) => sum + size, 0)
  expect(small.recordings().length).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(5000)
  small.clear()
  expect(small.recordings()).toEqual([])
})

it('workflow-T4 a run that is too long keeps its last steps, and says that it cannot be replayed', async () => {
  const long = sketch('w', {
    a: { type: 'loop', args: { items: Array.from({ length: 100 }, (_, at) => at) }, loop: 'b' },
    b: { type: 'value' },
  })
  const { recording, again } = await record([long], {}, { entries: 40 })
  expect(recording?.entries.length).toBeLessThanOrEqual(40)
  expect(recording?.entries.at(-1)).toMatchObject({ kind: 'end' })
  expect((recording?.entries.length ?? 0) + (recording?.dropped ?? 0)).toBeGreaterThan(300)
  expect(recording).not.toHaveProperty('answers')
  expect(await again()).toEqual({ status: 'impossible', reason: 'The run was too large to be recorded whole.' })
})

it('workflow-T5 values are copied as they were, and what is no plain data is named', async () => {
  const row = { name: 'before', made: new Date(0), self: undefined as unknown, act: () => 1 }
  row.self = row
  const { recording } = await record([sketch('w', { a: { type: 'row', next: 'b' }, b: { type: 'change' } })], {
    bodies: { row: () => row, change: () => void (row.name = 'after') },
  })
  const result = recording?.entries.find((entry) => entry.kind === 'result')
  expect(result).toMatchObject({ value: { name: 'before', made: new Date(0), act: '[function]', self: { name: 'before' } } })
})

const asking = sketch('w', { a: { type: 'ask', next: 'b' }, b: { type: 'value', args: { value: 'after' } } })

it('workflow-T2 a port that refuses, at once or later, refuses again in the replay', async () => {
  const refusals = {
    now: () => {
      throw new Error('Refused')
    },
    later: () => Promise.reject(new Error('Refused')),
  }
  for (const [when, fetch] of Object.entries(refusals)) {
    const workflow = sketch('w', { a: { type: 'fetch' } })
    const { recording, outcome, again } = await record([workflow], { ports: { collections: { fetch } } })
    expect(outcome).toMatchObject({ status: 'failed', error: { message: 'Refused' } })
    expect(recording?.answers?.calls).toMatchObject([
      { name: 'collections.fetch', isLater: when === 'later', answer: { error: { message: 'Refused' } } },
    ])
    expect(await again()).toMatchObject({ status: 'same', outcome: { error: { message: 'Refused' } } })
  }
})

it('workflow-T1 what a port calls back is no step of the run, and steps after it are', async () => {
  const callBack = (tone: unknown) => Promise.resolve(typeof tone === 'function' ? (tone() as number) : -1)
  const { host } = createFakeActionHost({ fakes: [fake], ports: { chime: { ring: callBack } } })
  const body: ActionBody = ({ host: own }) => {
    const hear = () => {
      own.log('info', 'called back')
      return 7
    }
    return Reflect.apply(own.chime.ring, undefined, [hear]) as unknown
  }
  const workflow = sketch('w', { a: { type: 'ring', next: 'b' }, b: { type: 'log', args: { message: 'after' } } })
  const { desk, recording, again } = await record([workflow], { bodies: { ring: body }, hostFor: () => host })
  expect(desk.logs.map(({ message }) => message)).toEqual(['called back', 'after'])
  expect(recording?.entries.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'run w',
    'action a',
    'arguments a',
    'call chime.ring',
    'result a',
    'action b',
    'arguments b',
    'call log',
    'result b',
    'end w',
  ])
  expect(await again()).toMatchObject({ status: 'same' })
})

it('workflow-T3 a replay tells a difference in the very last step', async () => {
  const { recording } = await record([asking], { bodies: { ask: () => 'asked' } })
  const entries = recording?.entries ?? []
  const changed = { ...recording, entries: [...entries.slice(0, -1), { ...entries[0], kind: 'end', value: 'another' }] }
  const replayed = await replay(changed as never, {
    workflow: () => asking,
    bodyOf: (type) => () => (type === 'ask' ? 'asked' : 'after'),
    changeValue,
  })
  expect(replayed).toMatchObject({ status: 'differs', at: entries.length - 1, recorded: { value: 'another' } })
})

it('workflow-T3 a replay that waits for what never came ends by itself', async () => {
  const { recording } = await record([asking], { bodies: { ask: () => 'asked' } })
  const replayed = await replay(recording as never, {
    workflow: () => asking,
    bodyOf: () => () => new Promise(() => undefined),
    changeValue,
  })
  expect(replayed).toMatchObject({ status: 'differs', recorded: { kind: 'result', id: 'a' }, at: 3 })
})

it('workflow-T8 whoever watches is told of each run, each of its entries and its recording, in order', async () => {
  const told: unknown[] = []
  const trace = createRecorder(
    {},
    {
      begin: (run, { workflowId }) => told.push(['begin', run, workflowId]),
      step: (run, { kind, id }) => told.push(['step', run, kind, id]),
      end: (run, recording) => told.push(['end', run, recording.isEnded, recording.entries.length]),
    },
  )
  const desk = createDesk([sketch('w', { a: { type: 'value', args: { value: 1 } } })], { trace })
  await desk.run()
  await desk.run()
  const one = (run: number) => [
    ['begin', run, 'w'],
    ...['run w', 'action a', 'arguments a', 'result a', 'end w'].map((step) => ['step', run, ...step.split(' ')]),
    ['end', run, true, 5],
  ]
  expect(told).toEqual([...one(1), ...one(2)])
})

it('workflow-T1 an action and what it got have the time at which it began, its result the one at which it ended', async () => {
  let time = 0
  const trace = createRecorder()
  const desk = createDesk(
    [sketch('w', { a: { type: 'value', args: { value: formula('event.n') }, next: 'b' }, b: { type: 'value' } })],
    {
      trace,
      clock: { now: () => (time += 1) },
    },
  )
  await desk.run('w', { event: { n: 2 } })
  const [recording] = trace.recordings()
  const times = (id: string) =>
    recording?.entries.filter((entry) => entry.id === id).map(({ kind, at }) => [kind, at] as const) ?? []
  for (const id of ['a', 'b']) {
    const of = new Map(times(id))
    expect(of.get('arguments')).toBe(of.get('action'))
    expect(Number(of.get('result'))).toBeGreaterThan(Number(of.get('action')))
  }
})
