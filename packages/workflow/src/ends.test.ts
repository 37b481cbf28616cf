import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch, type ActionSketch } from './testing/workflows.ts'

const text = (value: string, next?: string): ActionSketch => ({
  type: 'say',
  args: { text: value },
  ...(next !== undefined && { next }),
})

/** The example of the logic reference, appendix B. */
const saveOrder = sketch(
  'wf1',
  {
    a1: {
      type: 'value',
      args: { value: formula("variables['total'] > 0") },
      branches: [
        { value: true, id: 'a2' },
        { value: false, id: 'a3' },
      ],
      next: 'a4',
    },
    a2: { type: 'loop', args: { items: formula("collections['cart'].data") }, loop: 'b1' },
    b1: { type: 'say', args: { text: formula("context.workflow['a2'].loop.index") } },
    a3: { type: 'return', args: { value: false } },
    a4: text('fetched'),
    e1: { type: 'say', args: { text: formula('context.workflow.error.message') } },
  },
  { firstErrorAction: 'e1' },
)
const shop = (total: number, data: unknown) => ({ scope: { variables: { total }, collections: { cart: { data } } } })

it('workflow-W20 return ends the workflow with its result, also what waits after the branch it stands in', async () => {
  const some = createDesk([saveOrder])
  expect(await some.run('wf1', shop(5, ['a', 'b']))).toEqual({ status: 'done', result: undefined })
  expect(some.said).toEqual([0, 1, 'fetched'])
  const none = createDesk([saveOrder])
  expect(await none.run('wf1', shop(0, []))).toEqual({ status: 'done', result: false })
  expect(none.said).toEqual([])
})

it('workflow-W20 return ends loops around it; a set result goes on with the chain and stays the result', async () => {
  const inside = createDesk([
    sketch('w', {
      a: { type: 'loop', args: { items: [1, 2] }, loop: 'b', next: 'c' },
      b: { type: 'return', args: { value: 'found' } },
      c: text('never'),
    }),
  ])
  expect(await inside.run()).toEqual({ status: 'done', result: 'found' })
  expect(inside.said).toEqual([])
  const goesOn = createDesk([
    sketch('w', { a: { type: 'set-result', args: { value: 1 }, next: 'b' }, b: { type: 'value', args: { value: 2 } } }),
  ])
  expect(await goesOn.run()).toEqual({ status: 'done', result: 1 })
})

it('workflow-W21 an error is plain data with name, message, code, details, the action and its own fields, and no stack', async () => {
  class RequestError extends Error {
    override readonly name = 'RequestError'
    readonly code = 'bad-answer'
    readonly status = 404
    readonly data = { reason: 'gone' }
  }
  const desk = createDesk([sketch('w', { a: { type: 'ask' } })], {
    bodies: {
      ask: () => {
        throw new RequestError('No such row', { cause: new Error('lost') })
      },
    },
  })
  expect(await desk.run()).toEqual({
    status: 'failed',
    result: undefined,
    error: {
      name: 'RequestError',
      message: 'No such row',
      code: 'bad-answer',
      details: null,
      actionId: 'a',
      status: 404,
      data: { reason: 'gone' },
      cause: { name: 'Error', message: 'lost', code: null, details: null, actionId: null },
    },
  })
})

it('workflow-W21 whatever is thrown becomes such an error: texts, nothing, and things that cannot be read', async () => {
  const hostile = new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
      ownKeys() {
        throw new Error('no')
      },
    },
  )
  for (const [thrown, message] of [
    ['Out of stock', 'Out of stock'],
    [undefined, 'undefined'],
    [null, 'null'],
    [hostile, ''],
  ]) {
    const desk = createDesk([sketch('w', { a: { type: 'toss' } })], {
      bodies: {
        toss: () => {
          throw thrown
        },
      },
    })
    const error = { name: 'Error', message, code: null, details: null, actionId: 'a' }
    expect(await desk.run()).toEqual({ status: 'failed', result: undefined, error })
  }
})

const tried = (over: Readonly<Record<string, ActionSketch>>, branches = ['try', 'catch', 'finally']) =>
  sketch('w', {
    a: { type: 'try', branches: branches.map((value) => ({ value, id: value })), next: 'after' },
    try: { type: 'fail', args: { message: 'Broken' }, next: 'never' },
    catch: { type: 'say', args: { text: formula("'caught ' + context.workflow['a'].error.message") } },
    finally: { type: 'say', args: { text: formula("'finally ' + context.workflow['a'].error?.message") } },
    after: text('after'),
    never: text('never'),
    ...over,
  })

it('workflow-W22 catch runs after an error in try, finally always, and both can read the error', async () => {
  const broken = createDesk([tried({})])
  expect(await broken.run()).toMatchObject({ status: 'done' })
  expect(broken.said).toEqual(['caught Broken', 'finally Broken', 'after'])
  const sound = createDesk([tried({ try: text('fine') })])
  await sound.run()
  expect(sound.said).toEqual(['fine', 'finally undefined', 'after'])
})

it('workflow-W22 without a catch branch the error is swallowed', async () => {
  const desk = createDesk([tried({}, ['try', 'finally'])])
  expect(await desk.run()).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual(['finally Broken', 'after'])
})

it('workflow-W22 an error in catch goes up after finally', async () => {
  const desk = createDesk([tried({ catch: { type: 'fail', args: { message: 'Worse' } } })])
  expect(await desk.run()).toMatchObject({ status: 'failed', error: { message: 'Worse', actionId: 'catch' } })
  expect(desk.said).toEqual(['finally Broken'])
})

it('workflow-W22 finally runs also when try returns, breaks or lets nothing pass', async () => {
  for (const type of ['return', 'break', 'filter']) {
    const desk = createDesk([tried({ try: { type } })])
    await desk.run()
    expect(desk.said).toEqual(['finally undefined'])
  }
})

it('workflow-W23 S4-22 S8-50 after an error the error branch runs and can read it; the workflow has failed', async () => {
  const desk = createDesk([saveOrder])
  const outcome = await desk.run('wf1', { scope: { variables: {}, collections: {} } })
  expect(outcome).toMatchObject({ status: 'done', result: false })
  const failing = createDesk([
    sketch(
      'w',
      {
        a: { type: 'fail', args: { message: 'Broken' }, next: 'b' },
        b: text('never'),
        e: { type: 'say', args: { text: formula('context.workflow.error') } },
      },
      { firstErrorAction: 'e' },
    ),
  ])
  const error = { name: 'Error', message: 'Broken', code: null, details: null, actionId: 'a' }
  expect(await failing.run()).toEqual({ status: 'failed', result: undefined, error })
  expect(failing.said).toEqual([error])
})

it('workflow-W23 a failure inside the error branch is logged and starts nothing', async () => {
  const desk = createDesk([
    sketch(
      'w',
      {
        a: { type: 'fail', args: { message: 'First' } },
        e: { type: 'fail', args: { message: 'Second' }, next: 'f' },
        f: text('never'),
      },
      { firstErrorAction: 'e' },
    ),
  ])
  expect(await desk.run()).toMatchObject({ status: 'failed', error: { message: 'First' } })
  expect(desk.logs.map(({ message }) => message)).toEqual(['Second'])
  expect(desk.said).toEqual([])
})

it('workflow-W24 an error branch that returns a value has handled the error', async () => {
  const desk = createDesk([
    sketch(
      'w',
      { a: { type: 'fail', args: { message: 'Broken' } }, e: { type: 'return', args: { value: 'instead' } } },
      { firstErrorAction: 'e' },
    ),
  ])
  expect(await desk.run()).toEqual({
    status: 'done',
    result: 'instead',
    handled: { name: 'Error', message: 'Broken', code: null, details: null, actionId: 'a' },
  })
  expect(desk.logs).toEqual([])
})

it('workflow-W25 a formula that fails in an argument fails the action with its own text and code', async () => {
  const desk = createDesk([sketch('w', { a: { type: 'say', args: { text: formula('nobody.name') } } })])
  expect(await desk.run()).toMatchObject({
    status: 'failed',
    error: { name: 'FormulaError', code: 'unknown-name', actionId: 'a' },
  })
})

it('workflow-W26 a run never rejects, whatever the page it runs in does', async () => {
  const broken = createDesk([sketch('w', { a: text('a') })], {
    hostFor: () => {
      throw new Error('no page')
    },
  })
  expect(await broken.run()).toMatchObject({ status: 'failed', error: { message: 'no page', actionId: null } })
})
