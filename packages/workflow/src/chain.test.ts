import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const say = (text: string, next?: string) => ({ type: 'say', args: { text }, ...(next !== undefined && { next }) })

it('workflow-W1 S4-21 actions run one after another, and the workflow gives the result of the last one', async () => {
  const desk = createDesk([
    sketch('w', { a: say('one', 'b'), b: say('two', 'c'), c: { type: 'value', args: { value: { total: 3 } } } }),
  ])
  expect(await desk.run()).toEqual({ status: 'done', result: { total: 3 } })
  expect(desk.said).toEqual(['one', 'two'])
  expect(await createDesk([sketch('empty', {})]).run()).toEqual({ status: 'done', result: undefined })
})

const split = (value: unknown) =>
  sketch('w', {
    a: {
      type: 'value',
      args: { value: value as string },
      branches: [
        { value: 1, id: 'one' },
        { value: null, id: 'other', isDefault: true },
        { value: true, id: 'yes' },
      ],
      next: 'z',
    },
    one: say('one'),
    yes: say('yes'),
    other: say('other'),
    z: say('after'),
  })

it('workflow-W2 S4-21 the branch with the strictly equal value is taken, else the default one, and the chain goes on after it', async () => {
  for (const [value, text] of [
    [1, 'one'],
    [true, 'yes'],
    ['1', 'other'],
    [undefined, 'other'],
    [null, 'other'],
  ]) {
    const desk = createDesk([split(value)])
    await desk.run()
    expect(desk.said).toEqual([text, 'after'])
  }
})

it('workflow-W2 without a fitting branch the chain goes on', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'value', args: { value: 7 }, branches: [{ value: 1, id: 'b' }], next: 'c' },
      b: say('b'),
      c: say('c'),
    }),
  ])
  await desk.run()
  expect(desk.said).toEqual(['c'])
})

it('workflow-W2 branches inside branches come back in order, the inner one first', async () => {
  const yes = (id: string, next: string) => ({
    type: 'value',
    args: { value: true },
    branches: [{ value: true, id }],
    next,
  })
  const desk = createDesk([
    sketch('w', {
      a: yes('b', 'z'),
      b: yes('c', 'y'),
      c: say('deepest'),
      y: say('after the inner one', 'x'),
      x: say('still inside'),
      z: say('after the outer one'),
    }),
  ])
  await desk.run()
  expect(desk.said).toEqual(['deepest', 'after the inner one', 'still inside', 'after the outer one'])
})

it('workflow-W3 S4-23 a pass-through condition that fails ends the chain with what waits after branches around it', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'value', args: { value: true }, branches: [{ value: true, id: 'b' }], next: 'd' },
      b: { type: 'filter', args: { value: false }, next: 'c' },
      c: say('never'),
      d: say('nor this'),
    }),
  ])
  expect(await desk.run()).toEqual({ status: 'stopped', result: false })
  expect(desk.said).toEqual([])
})

it('workflow-W3 inside a loop it ends only the round', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'loop', args: { items: [1, 2, 3] }, loop: 'b', next: 'd' },
      b: { type: 'filter', args: { value: formula("context.workflow['a'].loop.item !== 2") }, next: 'c' },
      c: { type: 'say', args: { text: formula("context.workflow['a'].loop.item") } },
      d: say('after'),
    }),
  ])
  expect(await desk.run()).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual([1, 3, 'after'])
})

it('workflow-W4 a disabled action gives no result and takes no branch, and the chain goes on', async () => {
  const desk = createDesk([
    sketch('w', {
      a: {
        type: 'of no known type',
        disabled: true,
        branches: [{ value: null, id: 'c', isDefault: true }],
        next: 'b',
      },
      b: { type: 'say', args: { text: formula("typeof context.workflow['a']") } },
      c: say('never'),
    }),
  ])
  expect(await desk.run()).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual(['undefined'])
})

it('workflow-W5 a connection that leads nowhere and an action nobody knows fail with a text that says so', async () => {
  const missing = await createDesk([sketch('w', { a: say('a', 'gone') })]).run()
  expect(missing).toMatchObject({
    status: 'failed',
    error: { message: 'Action with id gone not found.', actionId: 'gone' },
  })
  const unknown = await createDesk([sketch('w', { a: { type: 'fly' } })]).run()
  expect(unknown).toMatchObject({ status: 'failed', error: { message: 'Action type "fly" not found.', actionId: 'a' } })
  const inherited = await createDesk([sketch('w', { a: say('a', 'constructor') })]).run()
  expect(inherited).toMatchObject({ status: 'failed', error: { actionId: 'constructor' } })
})

it('workflow-W6 each action sees the results of those before it, and two runs never share results', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'value', args: { value: formula('event.row') }, next: 'b' },
      b: { type: 'wait', args: { time: 10 }, next: 'c' },
      c: { type: 'say', args: { text: formula("context.workflow['a'].result") } },
    }),
  ])
  const runs = [desk.run('w', { event: { row: 1 } }), desk.run('w', { event: { row: 2 } })]
  await desk.fake.clock.advance(10)
  await Promise.all(runs)
  expect(desk.said).toEqual([1, 2])
})

it('workflow-W6 names of the place are read when they are needed, and none of them can be changed', async () => {
  let total = 1
  const scope = {
    get variables() {
      return { total }
    },
    context: { item: { data: { name: 'first' } }, workflow: 'hidden' },
  }
  const desk = createDesk(
    [
      sketch('w', {
        a: { type: 'raise', next: 'b' },
        b: { type: 'say', args: { text: formula('[variables.total, context.item.data.name, context.parameters.size]') } },
      }),
    ],
    { bodies: { raise: () => void (total = 2) } },
  )
  await desk.run('w', { scope, parameters: { size: 'XL' } })
  expect(desk.said).toEqual([[2, 'first', 'XL']])
  expect(scope.context.workflow).toBe('hidden')
})

it('workflow-W7 actions run in the turn of the event until the first one that waits', () => {
  const desk = createDesk([
    sketch('w', {
      a: say('now', 'b'),
      b: { type: 'stopEvent', next: 'c' },
      c: { type: 'wait', args: { time: 1 }, next: 'd' },
      d: say('later'),
    }),
  ])
  void desk.run()
  expect(desk.said).toEqual(['now'])
  expect(desk.fake.calls).toEqual([['event.stopPropagation']])
})

it('workflow-W8 data that looks like an outcome is data', async () => {
  const desk = createDesk([
    sketch('w', { a: { type: 'value', args: { value: { type: 'return', result: 1 } }, next: 'b' }, b: say('goes on') }),
  ])
  await desk.run()
  expect(desk.said).toEqual(['goes on'])
})
