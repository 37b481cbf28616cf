import { isOutcome } from '@heddle/kit'
import { expect, it } from 'vitest'
import { runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const conditionOf = async (condition?: unknown): Promise<unknown> => {
  const { outcome } = await runAction(run, { condition })
  return isOutcome(outcome) && outcome.type === 'while' ? outcome.condition() : 'no loop'
}

it('repeats by a condition that is asked anew', async () => {
  let left = 2
  const { outcome } = await runAction(run, { condition: () => left-- > 0 })
  if (!isOutcome(outcome) || outcome.type !== 'while') throw new Error('no loop')
  expect([outcome.condition(), outcome.condition(), outcome.condition()]).toEqual([true, true, false])
})

it('takes a literal as it is, and runs no round without a condition', async () => {
  expect(await conditionOf(true)).toBe(true)
  expect(await conditionOf()).toBeUndefined()
})
