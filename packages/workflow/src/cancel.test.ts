import { settled } from '@heddle/testing/actions'
import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { sketch } from './testing/workflows.ts'

const text = (value: string, next?: string) => ({ type: 'say', args: { text: value }, ...(next !== undefined && { next }) })

it('workflow-W40 navigation cancels a run between two actions', async () => {
  const desk = createDesk([sketch('w', { a: { type: 'leave', next: 'b' }, b: text('never') }, { firstErrorAction: 'b' })], {
    bodies: { leave: () => desk.cancel.abort() },
  })
  expect(await desk.run()).toEqual({ status: 'cancelled', result: undefined })
  expect(desk.said).toEqual([])
  expect(await desk.run()).toMatchObject({ status: 'cancelled' })
})

it('workflow-W41 navigation cancels a run inside an action that waits, also one that does not listen', async () => {
  for (const type of ['wait', 'deaf']) {
    const desk = createDesk([
      sketch('w', {
        a: {
          type: 'try',
          branches: [
            { value: 'try', id: 'b' },
            { value: 'finally', id: 'c' },
          ],
          next: 'c',
        },
        b: { type, args: { time: 1000 } },
        c: text('never'),
      }),
    ])
    const outcome = desk.run()
    await settled()
    desk.cancel.abort()
    expect(await outcome).toMatchObject({ status: 'cancelled' })
    expect([desk.said, desk.logs, desk.fake.clock.waiting()]).toEqual([[], [], 0])
  }
})

it('workflow-W41 cancelling reaches the workflows that were called', async () => {
  const desk = createDesk([
    sketch('w', { a: { type: 'run', args: { id: 'inner' }, next: 'b' }, b: text('never') }),
    sketch('inner', { i: { type: 'deaf' } }),
  ])
  const outcome = desk.run('w')
  desk.cancel.abort()
  expect(await outcome).toMatchObject({ status: 'cancelled' })
  expect(desk.said).toEqual([])
})
