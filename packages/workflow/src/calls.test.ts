import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const call = (id: string, parameters = {}, next?: string) => ({
  type: 'run',
  args: { id, parameters },
  ...(next !== undefined && { next }),
})

it('workflow-W30 a called workflow sees its parameters and the event, has results of its own, and gives its result', async () => {
  const desk = createDesk([
    sketch('outer', {
      a: call('inner', { size: formula('event.size * 2') }, 'b'),
      b: { type: 'say', args: { text: formula("context.workflow['a'].result") } },
    }),
    sketch(
      'inner',
      {
        i: {
          type: 'value',
          args: {
            value: formula("[context.parameters.size, context.parameters.colour, typeof context.workflow['a'], event.size]"),
          },
        },
      },
      {
        parameters: [
          { name: 'size', type: 'number' },
          { name: 'colour', type: 'string' },
        ],
      },
    ),
  ])
  await desk.run('outer', { event: { size: 4 } })
  expect(desk.said).toEqual([[8, undefined, 'undefined', 4]])
})

const failing = (over = {}) =>
  sketch(
    'inner',
    { i: { type: 'fail', args: { message: 'Inner' } }, e: { type: 'value' }, r: { type: 'return', args: { value: 'mended' } } },
    over,
  )
const outer = sketch('outer', {
  a: call('inner', {}, 'b'),
  b: { type: 'say', args: { text: formula("context.workflow['a'].result") } },
})

it('workflow-W31 when the called workflow fails the caller fails with its error, also when an error branch ran', async () => {
  for (const inner of [failing(), failing({ firstErrorAction: 'e' })]) {
    const desk = createDesk([outer, inner])
    expect(await desk.run('outer')).toMatchObject({ status: 'failed', error: { message: 'Inner', actionId: 'i' } })
    expect(desk.said).toEqual([])
  }
})

it('workflow-W31 the caller goes on when the error branch handled the error', async () => {
  const desk = createDesk([outer, failing({ firstErrorAction: 'r' })])
  expect(await desk.run('outer')).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual(['mended'])
})

it('workflow-W32 S4-25 S8-51 S9-03 the third occurrence of a workflow in the chain of calls is stopped quietly, with a line in the log', async () => {
  const desk = createDesk([
    sketch('a', {
      x: { type: 'say', args: { text: 'a' }, next: 'y' },
      y: call('b', {}, 'z'),
      z: { type: 'say', args: { text: 'back' } },
    }),
    sketch('b', { x: call('a') }),
  ])
  expect(await desk.run('a')).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual(['a', 'a', 'back', 'back'])
  expect(desk.logs).toEqual([
    {
      level: 'info',
      message: 'Workflow "a" was stopped: it is 3 times in the chain of calls.',
      place: { workflowId: 'a' },
    },
  ])
  expect(await desk.run('a', { chain: ['a', 'x', 'a'] })).toEqual({ status: 'stopped', result: undefined })
})

it('workflow-W33 a workflow that is not there fails with the text of the specification', async () => {
  const desk = createDesk([sketch('w', { a: call('gone') })])
  expect(await desk.run('w')).toMatchObject({ status: 'failed', error: { message: 'Workflow not found.', actionId: 'a' } })
  expect(await desk.run('gone')).toMatchObject({ status: 'failed', error: { message: 'Workflow not found.', actionId: null } })
  expect(await desk.run('')).toMatchObject({ status: 'failed', error: { message: 'No workflow provided.' } })
})

it('workflow-W34 workflows that call each other again and again end', async () => {
  const ids = ['a', 'b', 'c', 'd']
  const desk = createDesk(
    ids.map((id) =>
      sketch(id, {
        x: { type: 'loop', args: { items: ids }, loop: 'y' },
        y: { type: 'run', args: { id: formula("context.workflow['x'].loop.item") } },
      }),
    ),
    { limits: { actions: 5000 } },
  )
  expect(await desk.run('a')).toMatchObject({
    status: 'failed',
    error: { message: expect.stringMatching(/may run \d more actions|after 5000 actions/) },
  })
})

it('workflow-W35 what is tried reads results and parameters that it is given, and its own where it has them', async () => {
  const read = sketch('w', {
    a: { type: 'value', args: { value: formula("context.workflow['before'].result") }, next: 'b' },
    b: { type: 'say', args: { text: formula("context.workflow['a'].result + context.parameters.amount") } },
  })
  const tried = { ...read, results: { before: { result: 2 }, a: { result: 99 } }, sample: { amount: 3 } }
  const desk = createDesk([tried])
  await desk.run()
  await desk.run('w', { parameters: { amount: 5 } })
  expect(desk.said).toEqual([5, 7])
  const again = createDesk([tried])
  await again.run()
  expect(again.said).toEqual([5])
})
