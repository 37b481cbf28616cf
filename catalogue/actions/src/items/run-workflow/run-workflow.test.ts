import { runWorkflow } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('runs another workflow with its arguments', async () => {
  expect((await runAction(run, { workflowId: 'w2', parameters: { a: 1 } })).outcome).toEqual(runWorkflow('w2', { a: 1 }))
  expect((await runAction(run, { workflowId: 'w2', parameters: null })).outcome).toEqual(runWorkflow('w2', {}))
})

it('takes names as they are written, never by a conversion of their own, and none that leads to a prototype', async () => {
  const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 'x')
  const named = (name: unknown) => runAction(run, { workflowId: 'w2', parameters: [{ name, value: 1 }] })
  expect((await named({ toString: () => 'a' })).outcome).toEqual(runWorkflow('w2', { '{}': 1 }))
  expect((await named('__proto__')).outcome).toEqual(runWorkflow('w2', {}))
  await expect(named(doubled)).rejects.toThrow('too large to be written as a text')
})

it.each([undefined, null, '', 5])('needs a workflow, not %j', async (workflowId) => {
  expect(await failureOf(run, { workflowId })).toBe('No workflow selected.')
})
