import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  allowList,
  allowText,
  beginRun,
  budget,
  charge,
  chargeJoined,
  chargeMade,
  spend,
  spendOn,
  spendOnKeys,
  spendOnNumber,
  spendOnText,
} from './budget.ts'

const ALLOWED = 3_000_000
/** Steps that something counted for. */
const stepsOf = (work: () => void) => {
  budget.left = ALLOWED
  work()
  return ALLOWED - budget.left
}
const text = (length: number) => 'x'.repeat(length)

beforeEach(() => beginRun(0, 0))
afterEach(() => Object.assign(budget, { left: 0, nested: 0 }))

describe('formula-A3 an evaluation', () => {
  test('has three million steps, and those it calls share them', () => {
    expect(budget).toEqual({ left: ALLOWED, nested: 1 })
    beginRun(1, 10)
    expect(budget).toEqual({ left: ALLOWED - 10, nested: 2 })
    beginRun(0, 10)
    expect(budget).toEqual({ left: ALLOWED - 10, nested: 1 })
  })
  test('is endless from the hundredth inside another one on', () => {
    beginRun(99, 0)
    expect(() => beginRun(100, 0)).toThrow('Formulas call one another without an end')
  })
  test('may take its last step, and none after it', () => {
    for (const count of [spend, charge]) {
      budget.left = 5
      count(5)
      expect(budget.left).toBe(0)
      count(0)
      expect(() => count(1)).toThrow('The formula takes too long')
      expect(budget.left).toBe(0)
    }
  })
  test.each([-1, Number.NaN, Number.POSITIVE_INFINITY])('is over when a function counts %d steps', (steps) => {
    expect(() => spend(steps)).toThrow('The formula takes too long')
    expect(budget.left).toBe(0)
  })
  test('counts a part of a step as one', () => expect(stepsOf(() => spend(1.2))).toBe(2))
  test('is over when a list lies about its length', () => {
    expect(() => charge(Number.NaN)).toThrow('The formula takes too long')
    expect(budget.left).toBe(0)
  })
})

describe('formula-A3 what takes memory or time is counted before it is done', () => {
  test('a text of a million characters and a list of 200,000 items are the largest', () => {
    allowText(1_000_000)
    expect(() => allowText(1_000_001)).toThrow('The text became too long')
    expect(() => allowText(Number.NaN)).toThrow('The text became too long')
    allowList(200_000)
    expect(() => allowList(200_001)).toThrow('The list became too long')
    expect(() => allowList(Number.NaN)).toThrow('The list became too long')
  })
  test.each([
    [16, 0],
    [17, 2],
    [160, 10],
    [161, 11],
  ])('a made text of %d characters counts for %d steps', (length, steps) =>
    expect(stepsOf(() => chargeMade(text(length)))).toBe(steps),
  )
  test.each([
    [127, 0],
    [128, 1],
    [65_535, 512],
    [65_536, 1024],
    [65_537, 1025],
  ])('a joined text of %d characters counts for %d steps', (length, steps) =>
    expect(stepsOf(() => chargeJoined(text(length)))).toBe(steps),
  )
  test('no text becomes too long', () => {
    expect(() => chargeMade(text(1_000_001))).toThrow('The text became too long')
    expect(() => chargeJoined(text(1_000_001))).toThrow('The text became too long')
  })
  test.each([
    [64, 0],
    [65, 2],
    [640, 10],
  ])('going through a text of %d characters counts for %d steps', (length, steps) => {
    expect(stepsOf(() => spendOnText(text(length)))).toBe(steps)
    expect(stepsOf(() => spendOn(text(length)))).toBe(steps)
  })
  test.each([
    [8, 0],
    [9, 2],
    [80, 10],
  ])('reading a text of %d characters as a number counts for %d steps', (length, steps) =>
    expect(stepsOf(() => spendOnNumber(text(length)))).toBe(steps),
  )
  test.each([
    [250, 250],
    [251, 2008],
  ])('an object of %d keys counts for %d steps', (keys, steps) => expect(stepsOf(() => spendOnKeys(keys))).toBe(steps))
  test.each([
    ['a list by its items', [1, 2, 3], 3],
    ['a collection by its rows', { data: [1, 2] }, 2],
    ['a collection without rows', { data: null }, 0],
    ['an object', { a: [1, 2] }, 0],
    ['nothing', null, 0],
    ['a number', 5, 0],
  ])('going through %s', (_, value, steps) => expect(stepsOf(() => spendOn(value))).toBe(steps))
})
