import type { ActionRecord, WorkflowRecord } from '@heddle/document'
import { deleteActions, insertAction, moveActions, setAction, type OperationResult } from '@heddle/document/operations'
import { expect, test } from 'vitest'
import { idOf } from './testing/guest.ts'
import { pair } from './testing/pair.ts'
import type { Window } from './testing/workplace.ts'

const [workflowId, a, b, c] = ['flow', 'a', 'b', 'c'].map(idOf) as [string, string, string, string]
const log = (more: Partial<ActionRecord> = {}): ActionRecord => ({ type: 'log', args: {}, ...more })
const flow: WorkflowRecord = {
  id: workflowId,
  kind: 'workflow',
  name: 'Flow',
  folder: '',
  index: 'a0',
  trigger: 'onload',
  parameters: [],
  firstAction: a,
  actions: { [a]: log({ next: b }), [b]: log({ next: c }), [c]: log() },
}
const change = ({ client }: Window, result: OperationResult) => {
  if (!result.ok) expect.fail(result.issues[0]?.message)
  client.change('Edit', result.diff)
}
const chain = ({ view }: Window) => {
  const workflow = view.find('workflow', workflowId)
  const names: string[] = []
  for (let id = workflow?.firstAction; id !== undefined && names.length < 9; id = workflow?.actions[id]?.next) names.push(id)
  return names
}
async function desk() {
  const { ann, bob, clock } = await pair()
  ann.client.change('Add', { put: { [workflowId]: flow } })
  await clock.pass(200)
  return { ann, bob, settle: () => clock.pass(500) }
}
const told = ({ view }: Window, id: string) => view.find('workflow', workflowId)?.actions[id]

test('sync-Y2 two people who edit different actions of one workflow at once both keep what they did', async () => {
  const { ann, bob, settle } = await desk()
  change(ann, setAction(ann.view, { workflowId, id: a, values: { args: { message: 'from Ann' } } }))
  change(bob, setAction(bob.view, { workflowId, id: c, values: { args: { message: 'from Bob' } } }))
  change(
    bob,
    insertAction(bob.view, { workflowId, at: { from: 'next', action: c }, action: { type: 'log' }, newId: () => idOf('d') }),
  )
  await settle()
  for (const window of [ann, bob]) {
    expect(chain(window)).toEqual([a, b, c, idOf('d')])
    expect([told(window, a)?.args, told(window, c)?.args]).toEqual([{ message: 'from Ann' }, { message: 'from Bob' }])
  }
})

test('sync-Y2 an action that one deletes while another moves beside it ends alike for both', async () => {
  const { ann, bob, settle } = await desk()
  change(ann, deleteActions(ann.view, { workflowId, ids: [b] }))
  change(bob, moveActions(bob.view, { workflowId, ids: [c], at: { from: 'start' } }))
  await settle()
  expect(ann.view.find('workflow', workflowId)).toEqual(bob.view.find('workflow', workflowId))
  expect(chain(ann)[0]).toBe(c)
})
