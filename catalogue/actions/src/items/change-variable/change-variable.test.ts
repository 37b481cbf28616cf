import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives the variable a new value and hands on what was stored', async () => {
  const { outcome, calls } = await runAction(run, { variable: 'v1', value: '5' }, { ports: { variables: { set: () => 5 } } })
  expect(calls).toEqual([['variables.set', 'v1', '5', undefined]])
  expect(outcome).toEqual(next(5))
})

it.each(['update', 'delete', 'insert', 'unshift', 'push', 'shift', 'pop'])('changes a list by %s', async (operation) => {
  const { calls } = await runAction(run, { variable: 'v1', value: 9, operation, index: '2.7', path: 'name' })
  expect(calls).toEqual([['variables.set', 'v1', 9, { operation, index: 2, path: 'name' }]])
})

it('changes a part of an object by its path', async () => {
  const { calls } = await runAction(run, { variable: 'v1', value: 2, operation: 'set', path: 'a.c', index: 3 })
  expect(calls).toEqual([['variables.set', 'v1', 2, { path: 'a.c' }]])
})

it.each([null, 'x', {}, Number.NaN])('takes the first item when the index is %j', async (index) => {
  const { calls } = await runAction(run, { variable: 'v1', operation: 'delete', index, path: null })
  expect(calls).toEqual([['variables.set', 'v1', undefined, { operation: 'delete', index: 0 }]])
})

it('replaces the whole value when the operation is unknown', async () => {
  const { calls } = await runAction(run, { variable: 'v1', value: 1, operation: 'toString' })
  expect(calls).toEqual([['variables.set', 'v1', 1, undefined]])
})

it.each([undefined, null, '', 5, {}])('S5-18 needs a variable, not %j', async (variable) => {
  expect(await failureOf(run, { variable, value: 1 })).toBe('No variable selected.')
})

it('fails with the text of the variable that refuses the value', async () => {
  const refuse = () => {
    throw new Error('value must be a number')
  }
  expect(await failureOf(run, { variable: 'v1', value: {} }, { ports: { variables: { set: refuse } } })).toBe(
    'value must be a number',
  )
})
