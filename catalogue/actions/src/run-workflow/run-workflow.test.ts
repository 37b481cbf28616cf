import { runWorkflow } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../testing/run-action.ts'
import { run } from './run.ts'

it('runs another workflow with its arguments', async () => {
  expect((await runAction(run, { workflowId: 'w2', parameters: { a: 1 } })).outcome).toEqual(runWorkflow('w2', { a: 1 }))
  expect((await runAction(run, { workflowId: 'w2', parameters: null })).outcome).toEqual(runWorkflow('w2', {}))
})

it.each([undefined, null, '', 5])('needs a workflow, not %j', async (workflowId) => {
  expect(await failureOf(run, { workflowId })).toBe('No workflow selected.')
})
