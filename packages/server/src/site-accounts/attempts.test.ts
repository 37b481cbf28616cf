import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import { createAttempts } from './attempts.ts'

it('who fails too often waits until the window is over; who succeeds begins anew', () => {
  let time = 1000
  const attempts = createAttempts(() => time)
  for (let made = 0; made < LIMITS.accountAttempts; made += 1) {
    expect(attempts.wait('ann')).toBe(0)
    attempts.failed('ann')
  }
  expect(attempts.wait('ann')).toBe(LIMITS.accountAttemptsWindow / 1000)
  expect(attempts.wait('bob')).toBe(0)
  time += LIMITS.accountAttemptsWindow
  expect(attempts.wait('ann')).toBe(0)
  attempts.failed('ann')
  attempts.succeeded('ann')
  for (let made = 1; made < LIMITS.accountAttempts; made += 1) attempts.failed('ann')
  expect(attempts.wait('ann')).toBe(0)
})

it('a flood of names is not remembered without end', () => {
  const attempts = createAttempts(() => 0)
  for (let at = 0; at < LIMITS.accountAttempts; at += 1) attempts.failed('first')
  for (let at = 0; at <= LIMITS.countedVisitors; at += 1) attempts.failed(`name ${at}`)
  expect(attempts.wait('first')).toBe(0)
})
