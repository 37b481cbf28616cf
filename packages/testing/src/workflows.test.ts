import type { PublishedVariable } from '@heddle/document/published'
import { describe, expect, it } from 'vitest'
import { settled } from './fake-clock.ts'
import { publishedBinding as formula } from './published-binding.ts'
import { createWorkflowDesk, workflowOf } from './workflow-desk.ts'

const variable = (
  id: string,
  type: PublishedVariable['type'],
  defaultValue: PublishedVariable['defaultValue'],
): PublishedVariable => ({
  id,
  name: id,
  type,
  defaultValue,
})
const log = (code: string, next?: string) => ({
  type: 'log',
  args: { message: formula(code) },
  ...(next !== undefined && { next }),
})

describe('an order that is saved (logic reference, appendix B)', () => {
  const saveOrder = workflowOf(
    'wf1',
    {
      a1: {
        type: 'if',
        args: { value: formula("variables['total'] > 0") },
        branches: [
          { value: true, id: 'a2' },
          { value: false, id: 'a3' },
        ],
        next: 'a4',
      },
      a2: { type: 'loop', args: { value: formula("collections['cart'].data") }, loop: 'b1' },
      b1: log("toText(context.workflow['a2'].loop.index)"),
      a3: { type: 'return', args: { value: false } },
      a4: { type: 'fetch-collection', args: { collectionId: 'cart' } },
      e1: { type: 'log', args: { level: 'error', message: formula('context.workflow.error.message') } },
    },
    { firstErrorAction: 'e1' },
  )
  const collections = { cart: { data: [{ sku: 'a' }, { sku: 'b' }] } }
  const order = (total: number, fetch: () => Promise<unknown> = () => Promise.resolve(['fresh'])) =>
    createWorkflowDesk([saveOrder], {
      variables: [variable('total', 'number', total)],
      collections,
      ports: { collections: { fetch } },
    })
  const fetched = ({ calls }: ReturnType<typeof order>) => calls.filter(([name]) => name === 'collections.fetch').length

  it('goes through its rows and then fetches the cart when there is a total', async () => {
    const desk = order(10)
    expect(await desk.run()).toEqual({ status: 'done', result: ['fresh'] })
    expect(desk.messages()).toEqual(['0', '1'])
    expect(fetched(desk)).toBe(1)
  })

  it.each([0, -1])('ends at once with a total of %j, and fetches nothing', async (total) => {
    const desk = order(total)
    expect(await desk.run()).toEqual({ status: 'done', result: false })
    expect([desk.messages(), fetched(desk)]).toEqual([[], 0])
  })

  it('tells the error when the cart cannot be fetched', async () => {
    const desk = order(1, () => Promise.reject(new Error('')))
    expect(await desk.run()).toMatchObject({ status: 'failed', error: { actionId: 'a4' } })
    expect(desk.logs.at(-1)).toEqual({ level: 'error', message: 'Error while fetching the collection' })
  })
})

it('runs loops within loops: continue ends a round, break the inner loop only', async () => {
  const desk = createWorkflowDesk([
    workflowOf('w', {
      a: { type: 'loop', args: { value: ['x', 'y'] }, loop: 'b', next: 'end' },
      b: { type: 'loop', args: { value: [1, 2, 3, 4] }, loop: 'c' },
      c: { type: 'continue', args: { value: formula("context.workflow['b'].loop.item === 2") }, next: 'd' },
      d: { type: 'break', args: { value: formula("context.workflow['b'].loop.item === 4") }, next: 'e' },
      e: log("concatenate(context.workflow['a'].loop.item, context.workflow['b'].loop.item)"),
      end: log("concatenate('after ', context.workflow['a'].loop.items.length)"),
    }),
  ])
  await desk.run()
  expect(desk.messages()).toEqual(['x1', 'x3', 'y1', 'y3', 'after 2'])
})

it('loops over a list as it was at the start, while its body changes the variable', async () => {
  const desk = createWorkflowDesk(
    [
      workflowOf('w', {
        a: { type: 'loop', args: { value: formula('variables.list') }, loop: 'b', next: 'c' },
        b: {
          type: 'change-variable',
          args: { variable: 'list', operation: 'push', value: formula("context.workflow['a'].loop.item * 10") },
        },
        c: { type: 'return', args: { value: formula('variables.list') } },
      }),
    ],
    { variables: [variable('list', 'array', [1, 2])] },
  )
  expect(await desk.run()).toEqual({ status: 'done', result: [1, 2, 10, 20] })
})

describe('try, catch and finally', () => {
  const payment = (message: string) =>
    workflowOf('w', {
      a: {
        type: 'try',
        branches: [
          { value: 'try', id: 'b' },
          { value: 'catch', id: 'd' },
          { value: 'finally', id: 'e' },
        ],
        next: 'f',
      },
      b: { type: 'if', args: { value: message !== '' }, branches: [{ value: true, id: 'c' }], next: 'paid' },
      c: { type: 'throw', args: { message, cause: { code: 402 } } },
      paid: log("'paid'"),
      d: log("concatenate(context.workflow['a'].error.message, ' ', context.workflow['a'].error.cause.code)"),
      e: log("'finally'"),
      f: log("'after'"),
    })

  it('catches what was thrown, with its cause, and goes on', async () => {
    const desk = createWorkflowDesk([payment('No money')])
    expect(await desk.run()).toMatchObject({ status: 'done' })
    expect(desk.messages()).toEqual(['No money 402', 'finally', 'after'])
  })

  it('leaves catch out when nothing fails', async () => {
    const desk = createWorkflowDesk([payment('')])
    await desk.run()
    expect(desk.messages()).toEqual(['paid', 'finally', 'after'])
  })
})

describe('errors', () => {
  it('of a variable that refuses its value reach the error branch with the text of the specification', async () => {
    const desk = createWorkflowDesk(
      [
        workflowOf(
          'w',
          {
            a: { type: 'change-variable', args: { variable: 'total', value: {} }, next: 'b' },
            b: log("'never'"),
            e: log('context.workflow.error.message'),
          },
          { firstErrorAction: 'e' },
        ),
      ],
      { variables: [variable('total', 'number', 0)] },
    )
    expect(await desk.run()).toMatchObject({ status: 'failed', error: { message: 'value must be a number', actionId: 'a' } })
    expect(desk.messages()).toEqual(['value must be a number'])
  })

  it('of a request keep their status and data', async () => {
    const send = () => Promise.resolve({ status: 409, ok: false, headers: {}, data: { sku: 'a1' } })
    const desk = createWorkflowDesk(
      [
        workflowOf(
          'w',
          {
            a: { type: 'http-request', args: { url: '/orders', method: 'POST' } },
            e: log("concatenate(context.workflow.error.status, ' ', context.workflow.error.data.sku)"),
          },
          { firstErrorAction: 'e' },
        ),
      ],
      { ports: { http: { send } } },
    )
    await desk.run()
    expect(desk.messages()).toEqual(['409 a1'])
  })
})

describe('a workflow that runs another', () => {
  const double = workflowOf(
    'double',
    { a: { type: 'return', args: { value: formula('context.parameters.n * 2') } } },
    { trigger: '', parameters: [{ name: 'n', type: 'number' }] },
  )
  const broken = workflowOf('broken', { a: { type: 'throw', args: { message: 'No stock' } } }, { trigger: '' })
  const caller = (workflowId: string) =>
    workflowOf('caller', {
      a: { type: 'run-workflow', args: { workflowId, parameters: { n: formula('variables.total') } }, next: 'b' },
      b: log("concatenate('twice ', context.workflow['a'].result)"),
    })

  it('hands over parameters and takes the result', async () => {
    const desk = createWorkflowDesk([caller('double'), double], { variables: [variable('total', 'number', 21)] })
    await desk.run()
    expect(desk.messages()).toEqual(['twice 42'])
  })

  it.each([
    ['broken', 'No stock'],
    ['gone', 'Workflow not found.'],
    ['', 'No workflow selected.'],
  ])('fails with it: %j', async (workflowId, message) => {
    const desk = createWorkflowDesk([caller(workflowId), broken], { variables: [variable('total', 'number', 1)] })
    expect(await desk.run()).toMatchObject({ status: 'failed', error: { message } })
  })
})

it('debounce lets the last of several runs pass', async () => {
  const desk = createWorkflowDesk([
    workflowOf('search', { a: { type: 'debounce', args: { milliseconds: 500 }, next: 'b' }, b: log('event.text') }),
  ])
  const runs = []
  for (const text of ['r', 'ry', 'rye']) {
    runs.push(desk.run('search', { event: { text } }))
    await desk.clock.advance(300)
  }
  await desk.clock.advance(500)
  expect((await Promise.all(runs)).map(({ status }) => status)).toEqual(['stopped', 'stopped', 'done'])
  expect(desk.messages()).toEqual(['rye'])
})

describe('waiting for a condition', () => {
  const waits = workflowOf('w', {
    a: {
      type: 'wait-for',
      args: { condition: formula('variables.ready'), timeout: 1000 },
      conditions: ['condition'],
      branches: [
        { value: true, id: 'b' },
        { value: false, id: 'c' },
      ],
    },
    b: log("'ready'"),
    c: log("'too late'"),
  })
  const sets = workflowOf('set', { a: { type: 'change-variable', args: { variable: 'ready', value: 'true' } } })
  const start = () => createWorkflowDesk([waits, sets], { variables: [variable('ready', 'boolean', false)] })

  it('goes on when another workflow makes it hold', async () => {
    const desk = start()
    const run = desk.run('w')
    await desk.clock.advance(400)
    await desk.run('set')
    await desk.clock.advance(1)
    await run
    expect(desk.messages()).toEqual(['ready'])
  })

  it('takes the other branch when its time is up', async () => {
    const desk = start()
    const run = desk.run('w')
    await settled()
    await desk.clock.advance(1000)
    await run
    expect(desk.messages()).toEqual(['too late'])
  })
})

it('a delay of a cancelled run ends it, and nothing after it runs', async () => {
  const cancel = new AbortController()
  const desk = createWorkflowDesk([
    workflowOf('w', { a: { type: 'delay', args: { milliseconds: 1000 }, next: 'b' }, b: log("'never'") }),
  ])
  const run = desk.run('w', { signal: cancel.signal })
  await desk.clock.advance(10)
  cancel.abort()
  expect(await run).toEqual({ status: 'cancelled', result: undefined })
  expect(desk.messages()).toEqual([])
})
