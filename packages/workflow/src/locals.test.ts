import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const count = formula('context.variables.count')

it('workflow-W60 a workflow variable can be read and changed until the run, round or branch it was made in ends', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'create', args: { name: 'count', value: 0 }, next: 'b' },
      b: { type: 'loop', args: { items: [1, 2] }, loop: 'c', next: 'f' },
      c: { type: 'set', args: { name: 'count', value: formula('context.variables.count + 1') }, next: 'd' },
      d: { type: 'say', args: { text: formula('typeof context.variables.own') }, next: 'e' },
      e: { type: 'create', args: { name: 'own', value: 1 } },
      f: { type: 'value', args: { value: true }, branches: [{ value: true, id: 'g' }], next: 'i' },
      g: { type: 'create', args: { name: 'count', value: 100 }, next: 'h' },
      h: { type: 'say', args: { text: count } },
      i: { type: 'say', args: { text: count } },
    }),
  ])
  expect(await desk.run()).toMatchObject({ status: 'done' })
  expect(desk.said).toEqual(['undefined', 'undefined', 100, 2])
})

it('workflow-W60 a called workflow sees none of them', async () => {
  const desk = createDesk([
    sketch('w', {
      a: { type: 'create', args: { name: 'count', value: 1 }, next: 'b' },
      b: { type: 'run', args: { id: 'inner' } },
    }),
    sketch('inner', { i: { type: 'say', args: { text: count } } }),
  ])
  await desk.run('w')
  expect(desk.said).toEqual([undefined])
})

it('workflow-W61 a value of the wrong type, and a name that was never made, fail the action', async () => {
  const wrong = await createDesk([sketch('w', { a: { type: 'create', args: { name: 'count', value: 'many' } } })]).run()
  expect(wrong).toMatchObject({ status: 'failed', error: { message: 'value must be a number' } })
  const missing = await createDesk([sketch('w', { a: { type: 'set', args: { name: 'count', value: 1 } } })]).run()
  expect(missing).toMatchObject({ status: 'failed', error: { message: 'Workflow variable "count" not found.' } })
})
