import { createFakeActionHost, settled } from '@heddle/testing/actions'
import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const item = (next?: string) => ({
  type: 'say',
  args: { text: formula("context.workflow['a'].loop.item") },
  ...(next !== undefined && { next }),
})

const TWO_VALUES = { b: { type: 'value', next: 'c' }, c: { type: 'value' } }

it('workflow-W10 S4-24 a loop runs its body for each item, with index, item and items, and gives the result of the last round', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'loop', args: { items: ['x', 'y'] }, loop: 'b', next: 'd' },
      b: { type: 'say', args: { text: formula("context.workflow['a'].loop") }, next: 'c' },
      c: { type: 'value', args: { value: formula("context.workflow['a'].loop.index * 10") } },
      d: { type: 'value', args: { value: formula("context.workflow['a'].result") } },
    }),
  ])
  expect(await desk.run()).toEqual({ status: 'done', result: 10 })
  expect(desk.said).toEqual([
    { index: 0, item: 'x', items: ['x', 'y'] },
    { index: 1, item: 'y', items: ['x', 'y'] },
  ])
})

it('workflow-W10 an empty list runs no round, and the workflow goes on', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'loop', args: { items: [] }, loop: 'b', next: 'c' },
      b: item(),
      c: { type: 'say', args: { text: 'after' } },
    }),
  ])
  await desk.run()
  expect(desk.said).toEqual(['after'])
})

it('workflow-W11 an error inside ends the loop and fails its action', async () => {
  const desk = createDesk([
    sketch(
      'w',
      {
        a: { type: 'loop', args: { items: [1, 2, 3] }, loop: 'b', next: 'd' },
        b: item('c'),
        c: { type: 'fail', args: { message: 'Broken' } },
        d: { type: 'say', args: { text: 'never' } },
        e: { type: 'say', args: { text: formula("[context.workflow['a'].error.message, context.workflow['a'].loop.index]") } },
      },
      { firstErrorAction: 'e' },
    ),
  ])
  expect(await desk.run()).toMatchObject({ status: 'failed', error: { message: 'Broken', actionId: 'c' } })
  expect(desk.said).toEqual([1, ['Broken', 0]])
})

it('workflow-W12 S4-24 a while loop asks its condition before each round', async () => {
  let left = 3
  const desk = createDesk(
    [
      sketch('w', {
        a: { type: 'while', args: { condition: formula('left > 0') }, conditions: ['condition'], loop: 'b' },
        b: { type: 'use' },
      }),
    ],
    { bodies: { use: () => (left -= 1) } },
  )
  const scope = {
    get left() {
      return left
    },
  }
  expect(await desk.run('w', { scope })).toEqual({ status: 'done', result: 0 })
})

it('workflow-W12 a while loop that never ends is ended with an error after 10,000 rounds', async () => {
  let rounds = 0
  const desk = createDesk(
    [
      sketch('w', {
        a: { type: 'while', args: { condition: true }, conditions: ['condition'], loop: 'b' },
        b: { type: 'count' },
      }),
    ],
    { bodies: { count: () => void (rounds += 1) } },
  )
  expect(await desk.run()).toMatchObject({
    status: 'failed',
    error: { message: 'The loop was ended after 10000 rounds.', actionId: 'a' },
  })
  expect(rounds).toBe(10_000)
})

it('workflow-W12 a while loop is ended after 30 seconds of work; waiting begins the count anew', async () => {
  const loop = (type: string) =>
    sketch('w', { a: { type: 'while', args: { condition: true }, loop: 'b' }, b: { type, args: { time: 1000 } } })
  let time = 0
  const work = createDesk([loop('work')], { clock: { now: () => time }, bodies: { work: () => void (time += 1000) } })
  const worked = work.run()
  await work.fake.clock.advance(0)
  expect(await worked).toMatchObject({ error: { message: 'The loop was ended after 30 seconds without a wait.' } })
  expect(time).toBe(30_000)

  let isOver = false
  let ticks = 0
  const ticking = sketch('w', {
    a: { type: 'while', args: { condition: formula('!isOver') }, conditions: ['condition'], loop: 'b' },
    b: { type: 'wait', args: { time: 1000 }, next: 'c' },
    c: { type: 'count' },
  })
  const wait = createDesk([ticking], { limits: { rounds: 60 }, bodies: { count: () => void (ticks += 1) } })
  const scope = {
    get isOver() {
      return isOver
    },
  }
  const outcome = wait.run('w', { scope })
  await wait.fake.clock.advance(200_500)
  isOver = true
  await wait.fake.clock.advance(1000)
  expect(await outcome).toMatchObject({ status: 'done' })
  expect(ticks).toBe(201)
})

it('workflow-W13 S4-24 break ends the innermost loop, continue only its round', async () => {
  const nested = (type: string) =>
    sketch('w', {
      a: { type: 'loop', args: { items: ['outer 1', 'outer 2'] }, loop: 'b', next: 'z' },
      b: { type: 'loop', args: { items: [1, 2, 3] }, loop: 'c', next: 'e' },
      c: { type, args: { when: formula("context.workflow['b'].loop.item === 2") }, next: 'd' },
      d: { type: 'say', args: { text: formula("context.workflow['b'].loop.item") } },
      e: item(),
      z: { type: 'say', args: { text: 'end' } },
    })
  const ended = createDesk([nested('break')])
  await ended.run()
  expect(ended.said).toEqual([1, 'outer 1', 1, 'outer 2', 'end'])
  const continued = createDesk([nested('continue')])
  await continued.run()
  expect(continued.said).toEqual([1, 3, 'outer 1', 1, 3, 'outer 2', 'end'])
})

it('workflow-W13 outside of a loop they end the chain', async () => {
  const desk = createDesk([sketch('w', { a: { type: 'break', next: 'b' }, b: { type: 'say', args: { text: 'never' } } })])
  expect(await desk.run()).toMatchObject({ status: 'stopped' })
  expect(desk.said).toEqual([])
})

it('workflow-W14 actions that lead back to themselves without a loop end with an error', async () => {
  const circle = createDesk([sketch('w', { a: { type: 'value', next: 'b' }, b: { type: 'value', disabled: true, next: 'a' } })])
  expect(await circle.run()).toMatchObject({ error: { message: expect.stringContaining('lead back to themselves') } })
  const branches = createDesk([sketch('w', { a: { type: 'value', args: { value: 1 }, branches: [{ value: 1, id: 'a' }] } })])
  expect(await branches.run()).toMatchObject({ error: { message: expect.stringContaining('lead back to themselves') } })
})

it('workflow-W14 what runs for ever ends with an error that no try branch keeps back, and the error branch still runs', async () => {
  const desk = createDesk(
    [
      sketch(
        'w',
        {
          a: { type: 'loop', args: { items: Array.from({ length: 60 }, () => 1) }, loop: 'b' },
          b: {
            type: 'try',
            branches: [
              { value: 'try', id: 'c' },
              { value: 'finally', id: 'c' },
            ],
          },
          c: { type: 'value' },
          e: { type: 'say', args: { text: formula('context.workflow.error.message') } },
        },
        { firstErrorAction: 'e' },
      ),
    ],
    { limits: { actions: 100 } },
  )
  expect(await desk.run()).toMatchObject({ status: 'failed' })
  expect(desk.said).toEqual(['The workflow was ended after 100 actions.'])
})

it('workflow-W14 of workflows that call each other the innermost error branch has the actions that are left for one', async () => {
  const rows = Array.from({ length: 60 }, () => 1)
  const desk = createDesk(
    [
      sketch(
        'outer',
        {
          a: { type: 'run', args: { id: 'inner' } },
          e: { type: 'say', args: { text: formula('context.workflow.error.message') } },
        },
        { firstErrorAction: 'e' },
      ),
      sketch('inner', { a: { type: 'loop', args: { items: rows }, loop: 'b' }, ...TWO_VALUES }),
    ],
    { limits: { actions: 100, actionsAfterwards: 1 } },
  )
  expect(await desk.run()).toMatchObject({ status: 'failed' })
  expect(desk.said).toEqual(['The workflow was ended after 100 actions.'])
})

it('workflow-W14 once an error branch has run, a try branch around its workflow still does not keep the error back', async () => {
  const rows = Array.from({ length: 60 }, () => 1)
  const desk = createDesk(
    [
      sketch('outer', {
        a: {
          type: 'try',
          branches: [
            { value: 'try', id: 'b' },
            { value: 'catch', id: 'c' },
          ],
        },
        b: { type: 'run', args: { id: 'inner' } },
        c: { type: 'say', args: { text: 'caught' } },
      }),
      sketch(
        'inner',
        {
          a: { type: 'loop', args: { items: rows }, loop: 'b' },
          ...TWO_VALUES,
          e: { type: 'say', args: { text: 'ended' } },
        },
        { firstErrorAction: 'e' },
      ),
    ],
    { limits: { actions: 100 } },
  )
  expect(await desk.run()).toMatchObject({ status: 'failed' })
  expect(desk.said).toEqual(['ended'])
})

it('workflow-W14 loops inside loops without end are ended with an error', async () => {
  const desk = createDesk([sketch('w', { a: { type: 'loop', args: { items: [1] }, loop: 'a' } })])
  expect(await desk.run()).toMatchObject({
    error: { message: 'More than 100 loops, try branches and workflows inside each other.' },
  })
})

it('workflow-W14 a loop over more items than there are actions left says so before its first round, and what follows can go on', async () => {
  const loop = (length: number) => ({ type: 'loop', args: { items: Array.from({ length }, (_, at) => at) }, loop: 'b' })
  const message = 'The loop has 101 items, and the workflow may run 99 more actions: loop over fewer items.'
  const desk = createDesk(
    [
      sketch('long', { a: loop(101), b: { type: 'say', args: { text: 'round' } } }),
      sketch('caught', {
        t: {
          type: 'try',
          branches: [
            { value: 'try', id: 'a' },
            { value: 'catch', id: 'c' },
          ],
        },
        a: loop(99),
        b: { type: 'say', args: { text: 'round' } },
        c: { type: 'say', args: { text: formula("context.workflow['t'].error.message") } },
      }),
      sketch('fits', { a: loop(99), b: { type: 'value' } }),
      sketch('empty', { a: { type: 'loop', args: { items: Array.from({ length: 1000 }, () => 1) } } }),
    ],
    { limits: { actions: 100 } },
  )
  expect(await desk.run('long')).toMatchObject({ status: 'failed', error: { message, actionId: 'a' } })
  expect(desk.said).toEqual([])
  expect(await desk.run('caught')).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual([expect.stringContaining('The loop has 99 items, and the workflow may run 98 more actions')])
  expect(await desk.run('fits')).toMatchObject({ status: 'done' })
  expect(await desk.run('empty')).toMatchObject({ status: 'done' })
})

it('workflow-W15 where nothing can wait a run goes on without', async () => {
  let time = 0
  const { host } = createFakeActionHost()
  const wait = () => {
    throw new Error('No clock here')
  }
  const desk = createDesk([sketch('w', { a: { type: 'loop', args: { items: [1, 2, 3] }, loop: 'b' }, b: { type: 'work' } })], {
    clock: { now: () => time },
    bodies: { work: () => (time += 100) },
    hostFor: () => ({ ...host, clock: { ...host.clock, wait } }),
  })
  expect(await desk.run()).toEqual({ status: 'done', result: 300 })
})

it('workflow-W15 a run that works for long lets the page take events, and can be cancelled by them', async () => {
  let time = 0
  const desk = createDesk(
    [
      sketch('w', {
        a: { type: 'loop', args: { items: Array.from({ length: 100 }, (_, at) => at) }, loop: 'b' },
        b: { type: 'work' },
      }),
    ],
    { clock: { now: () => time }, bodies: { work: () => void (time += 10) } },
  )
  const outcome = desk.run()
  await settled()
  expect(desk.fake.clock.waiting()).toBe(1)
  expect(time).toBe(50)
  desk.cancel.abort()
  expect(await outcome).toMatchObject({ status: 'cancelled' })
  expect(time).toBe(50)
})

it('workflow-W10 a round in which nothing gives a result gives none, whatever the round before gave', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'value', args: { value: 'before' }, next: 'b' },
      b: { type: 'loop', args: { items: [1, 2] }, loop: 'c' },
      c: { type: 'say', disabled: true },
    }),
  ])
  expect(await desk.run()).toEqual({ status: 'done', result: undefined })
})
