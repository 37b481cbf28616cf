import { settled } from '@heddle/testing/actions'
import type { PublishedWorkflow } from '@heddle/document/published'
import { expect, it } from 'vitest'
import { createDesk } from './testing/desk.ts'
import { formula, sketch } from './testing/workflows.ts'

const slow = (id: string, time: number, rest: Partial<PublishedWorkflow> = {}) =>
  sketch(
    id,
    {
      a: { type: 'say', args: { text: `${id} begins` }, next: 'b' },
      b: { type: 'wait', args: { time }, next: 'c' },
      c: { type: 'say', args: { text: `${id} ends` } },
    },
    rest,
  )

it('workflow-W50 workflows of one trigger run one after another in the order of the list, also after one that failed', async () => {
  const workflows = [slow('first', 20), sketch('broken', { a: { type: 'fail' } }), slow('second', 10)]
  const desk = createDesk(workflows)
  const outcomes = desk.runner.runTrigger(workflows, desk.input)
  expect(desk.said).toEqual(['first begins'])
  await desk.fake.clock.advance(30)
  expect((await outcomes).map((outcome) => outcome?.status)).toEqual(['done', 'failed', 'done'])
  expect(desk.said).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
})

it('workflow-W51 a parallel workflow begins at once; one after it waits for all before it', async () => {
  const workflows = [slow('first', 20), slow('beside', 40, { parallel: true }), slow('last', 10)]
  const desk = createDesk(workflows)
  const outcomes = desk.runner.runTrigger(workflows, desk.input)
  await desk.fake.clock.advance(50)
  await outcomes
  expect(desk.said).toEqual(['first begins', 'beside begins', 'first ends', 'beside ends', 'last begins', 'last ends'])
})

it('workflow-W51 workflows that wait for their turn do not begin once the page is left', async () => {
  const workflows = [slow('first', 20), slow('second', 10)]
  const desk = createDesk(workflows)
  const outcomes = desk.runner.runTrigger(workflows, desk.input)
  await settled()
  desk.cancel.abort()
  expect((await outcomes).map((outcome) => outcome?.status)).toEqual(['cancelled', 'cancelled'])
  expect(desk.said).toEqual(['first begins'])
})

const says = (triggerConditions: NonNullable<PublishedWorkflow['triggerConditions']>) =>
  sketch('w', { a: { type: 'say', args: { text: 'ran' } } }, { triggerConditions })
const runs = async (triggerConditions: NonNullable<PublishedWorkflow['triggerConditions']>, event: unknown) => {
  const workflow = says(triggerConditions)
  const desk = createDesk([workflow])
  const [outcome] = await desk.runner.runTrigger([workflow], { ...desk.input, event })
  expect(outcome === undefined).toBe(desk.said.length === 0)
  return { ran: outcome !== undefined, logs: desk.logs }
}

it('workflow-W52 a workflow runs only for events whose values are those of its conditions; empty conditions let all pass', async () => {
  const key = { key: 'Enter', ctrlKey: false }
  expect(await runs({ key: 'Enter', ctrlKey: '' }, key)).toMatchObject({ ran: true })
  expect(await runs({ key: 'Enter', ctrlKey: true }, key)).toMatchObject({ ran: false })
  expect(await runs({ key: formula("'En' + 'ter'") }, key)).toMatchObject({ ran: true })
  expect(await runs({ code: 1 }, undefined)).toMatchObject({ ran: false })
  expect(await runs({ toString: 1 }, key)).toMatchObject({ ran: false })
})

it('workflow-W52 a condition may be a formula over the event; one that fails keeps the workflow from running and is logged', async () => {
  expect(await runs(formula('event.size > 3'), { size: 4 })).toMatchObject({ ran: true })
  expect(await runs(formula('event.size > 3'), { size: 3 })).toMatchObject({ ran: false })
  expect(await runs(formula('nobody.size'), {})).toMatchObject({
    ran: false,
    logs: [{ level: 'error', place: { workflowId: 'w' } }],
  })
})
