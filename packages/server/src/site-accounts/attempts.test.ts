import { expect, it } from 'vitest'
import { LIMITS } from '../limits.ts'
import type { CountedElsewhere } from '../ports/notices.ts'
import { createAttempts, createSharedAttempts } from './attempts.ts'

it('who fails too often waits until the window is over; who succeeds begins anew', () => {
  let time = 1000
  const attempts = createAttempts(() => time)
  for (let made = 0; made < LIMITS.accountAttempts; made += 1) {
    expect(attempts.wait('ann')).toBe(0)
    attempts.count('ann')
  }
  expect(attempts.wait('ann')).toBe(LIMITS.accountAttemptsWindow / 1000)
  expect(attempts.wait('bob')).toBe(0)
  time += LIMITS.accountAttemptsWindow
  expect(attempts.wait('ann')).toBe(0)
  attempts.count('ann')
  attempts.forget('ann')
  for (let made = 1; made < LIMITS.accountAttempts; made += 1) attempts.count('ann')
  expect(attempts.wait('ann')).toBe(0)
})

it('a flood of names is not remembered without end', () => {
  const attempts = createAttempts(() => 0)
  for (let at = 0; at < LIMITS.accountAttempts; at += 1) attempts.count('first')
  for (let at = 0; at <= LIMITS.countedVisitors; at += 1) attempts.count(`name ${at}`)
  expect(attempts.wait('first')).toBe(0)
})

it('each counts to its own number, in a window of its own', () => {
  let time = 0
  const letters = createAttempts(() => time, { most: 2, window: 5000 })
  letters.count('ann')
  expect(letters.wait('ann')).toBe(0)
  letters.count('ann')
  expect(letters.wait('ann')).toBe(5)
  time = 5000
  expect(letters.wait('ann')).toBe(0)
})

it('several processes count together, each what it does, and no address is told', () => {
  const told: CountedElsewhere[] = []
  const two = createSharedAttempts(
    () => 0,
    () => undefined,
  )
  const one = createSharedAttempts(
    () => 0,
    (counted) => {
      told.push(counted)
      two.heard(counted)
    },
  )
  const limits = { most: 2, window: 5000 }
  const [here, there] = [one.open('password', limits), two.open('password', limits)]
  const letters = two.open('letter', limits)
  here.count('ann@example.org')
  there.count('ann@example.org')
  expect([here.wait('ann@example.org'), there.wait('ann@example.org'), letters.wait('ann@example.org')]).toEqual([0, 5, 0])
  here.forget('ann@example.org')
  here.forget('nobody')
  expect(there.wait('ann@example.org')).toBe(0)
  expect(told.map(({ of, isOver }) => [of, isOver])).toEqual([
    ['password', false],
    ['password', true],
  ])
  expect(JSON.stringify(told)).not.toContain('ann')
  one.heard({ of: 'something newer', key: 'x', isOver: false })
})
