import type { PublishedWorkflow } from '@heddle/document/published'
import { beforeEach, expect, it } from 'vitest'
import { createTrying, type Trying } from './trying.ts'

const workflow: PublishedWorkflow = {
  id: 'w',
  name: 'Send',
  trigger: 'keydown',
  triggerConditions: { key: 'Enter' },
  parameters: [],
  firstAction: 'a',
  firstErrorAction: 'e',
  actions: {
    a: { type: 'log', args: {}, next: 'b' },
    b: { type: 'log', args: {}, next: 'c', disabled: true },
    c: { type: 'log', args: {} },
    e: { type: 'log', args: {} },
  },
}
let trying: Trying
let find: ReturnType<Trying['find']>
beforeEach(() => {
  trying = createTrying()
  find = trying.find((id) => (id === 'w' ? workflow : undefined))
})

/** Whether the run that begins is told to be tried. */
let isBeginning: boolean
/** What a runner finds: by the trigger, then by the workflow's own id when it begins. */
const begin = (actionId?: string, results?: Record<string, unknown>) => {
  const id = trying.prepare({
    type: 'try',
    workflowId: 'w',
    event: null,
    ...(actionId && { actionId }),
    ...(results && { results }),
  })
  const found = id === undefined ? undefined : find(id)
  isBeginning = trying.isBeginning()
  return found && [found, find(found.id)]
}

it('a workflow is tried whatever its trigger asks of the event, and later runs are its own again', () => {
  const [found, run] = begin() ?? []
  expect(found).toEqual({ ...workflow, triggerConditions: undefined })
  expect(run).toBe(found)
  expect([isBeginning, trying.isBeginning()]).toEqual([true, false])
  expect(find('w')).toBe(workflow)
})

it('an action is tried alone, switched on, with what others are taken to have given, and nobody handles its failure', () => {
  const [, run] = begin('b', { a: 5 }) ?? []
  expect(run).toMatchObject({ firstAction: 'b', actions: { b: { type: 'log', args: {} } }, results: { a: { result: 5 } } })
  expect(run?.actions['b']).toEqual({ type: 'log', args: {} })
  expect(run?.firstErrorAction).toBeUndefined()
})

it('a workflow goes on from one action with what follows it, its error branch and what came before', () => {
  const id = trying.prepare({ type: 'try', workflowId: 'w', event: null, actionId: 'b', isOnward: true, results: { a: 5 } })
  expect(id && find(id)).toMatchObject({
    firstAction: 'b',
    firstErrorAction: 'e',
    actions: workflow.actions,
    results: { a: { result: 5 } },
  })
})

it('what the page has not cannot be tried', () => {
  expect(begin('gone')).toBeUndefined()
  expect(trying.prepare({ type: 'try', workflowId: 'gone', event: null })).toBeUndefined()
  expect(find('heddle-try')).toBeUndefined()
})
