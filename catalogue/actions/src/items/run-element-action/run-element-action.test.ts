import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('runs an action of an element and gives its answer', async () => {
  const answer = { run: () => Promise.resolve(['NL']) }
  const args = { nodeId: 'n1', action: 'getRegions', arguments: ['eu', 2] }
  const { outcome, calls } = await runAction(run, args, { ports: { elements: answer } })
  expect(calls).toEqual([['elements.run', 'n1', 'getRegions', ['eu', 2]]])
  expect(outcome).toEqual(next(['NL']))
})

it('gives null when the element is not on the page', async () => {
  const { outcome, calls } = await runAction(run, { nodeId: 'n1', action: 'focus', arguments: null })
  expect(calls).toEqual([['elements.run', 'n1', 'focus', []]])
  expect(outcome).toEqual(next(null))
})

it.each([{}, { nodeId: 'n1' }, { action: 'focus' }, { nodeId: '', action: 'focus' }, { nodeId: 'n1', action: 5 }])(
  'needs an element and an action: %j',
  async (args) => {
    expect(await failureOf(run, args)).toBe('No actions selected.')
  },
)
