import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('makes a variable with its first value', async () => {
  const { outcome, calls } = await runAction(run, { name: 'n', variableType: 'number', value: 3 })
  expect(calls).toEqual([['local.create', 'n', 'number', 3]])
  expect(outcome).toEqual(next(3))
})

it.each([
  ['string', ''],
  ['number', 0],
  ['boolean', false],
  ['object', {}],
  ['array', []],
])('begins a variable of type %s with %j', async (variableType, first) => {
  for (const value of [undefined, null])
    expect((await runAction(run, { name: 'n', variableType, value })).calls).toEqual([['local.create', 'n', variableType, first]])
})

it.each([undefined, 'constructor', 5])('takes text when the type is %j', async (variableType) => {
  expect((await runAction(run, { name: 'n', variableType })).calls).toEqual([['local.create', 'n', 'string', '']])
})

it.each([undefined, null, '', 5])('needs a name, not %j', async (name) => {
  expect(await failureOf(run, { name })).toBe('No variable selected.')
})
