import type { Turn } from '@heddle/kit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MESSAGES, takeTurn } from './take-turn.ts'

const ACTIONS = { a: {}, b: {}, c: {}, d: {} }
const step = fc.record({
  action: fc.constantFrom('a', 'b', 'c', 'd'),
  mode: fc.constantFrom('drop', 'queue', 'queue', 'restart'),
})

/** A run that takes its turn at some actions, until one is not for it, it is cancelled, or it would wait for itself. */
async function goThrough(
  plan: readonly { readonly action: keyof typeof ACTIONS; readonly mode: 'drop' | 'queue' | 'restart' }[],
) {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: left, resolve: leave } = Promise.withResolvers<boolean>()
  const turn: Turn = { ended, cancel: () => leave(false) }
  try {
    for (const { action, mode } of plan) if (!(await Promise.race([takeTurn(turn, ACTIONS[action], mode), left]))) break
  } catch (thrown) {
    expect(thrown).toMatchObject({ message: MESSAGES.waitsForItself })
  } finally {
    end()
  }
}

it('ends all runs, whatever turns they take in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { maxLength: 4 }), { maxLength: 5 }), (plans) =>
      Promise.all(plans.map(goThrough)).then(() => undefined),
    ),
  )
})

it('lets a run that is alone go on at once, and keeps the next one until it ends', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const [action, first] = [{}, { ended, cancel: () => undefined }]
  expect(await takeTurn(first, action, 'queue')).toBe(true)
  const order: string[] = []
  const second = takeTurn({ ...first }, action, 'queue').then(() => order.push('second goes on'))
  await Promise.resolve()
  order.push('first ends')
  end()
  await second
  expect(order).toEqual(['first ends', 'second goes on'])
})
