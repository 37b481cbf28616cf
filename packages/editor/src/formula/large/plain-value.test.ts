import { expect, it } from 'vitest'
import { readPlain, writePlain } from './plain-value.ts'

it('a value of a condition is what it looks like, and a formula behind an equals sign', () => {
  expect(['12', 'true', 'Oak', ' Oak ', '"12"', '["a"]', '', 'null'].map(readPlain)).toEqual([
    12,
    true,
    'Oak',
    ' Oak ',
    '12',
    ['a'],
    '',
    'null',
  ])
  expect(readPlain("= variables['x'] ")).toEqual({ type: 'f', code: "variables['x']" })
})

it('is written so that it is read as itself again', () => {
  for (const value of [12, true, 'Oak', '12', 'true', '= no formula', ['a'], '', { type: 'f', code: 'page.name' } as const]) {
    expect(readPlain(writePlain(value))).toEqual(value)
  }
  expect(writePlain(undefined)).toBe('')
})
