import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('runs code and gives what it returns', async () => {
  const scripts = { run: () => Promise.resolve(42) }
  const { outcome, calls } = await runAction(run, { code: 'return 42' }, { ports: { scripts } })
  expect(calls).toEqual([['scripts.run', 'return 42']])
  expect(outcome).toEqual(next(42))
})

it.each([undefined, null, ''])('needs code, not %j', async (code) => {
  expect(await failureOf(run, { code })).toBe('No custom code defined.')
})

it.each([
  ['an error', () => Promise.reject(new TypeError('rows is not iterable')), 'rows is not iterable'],
  ['what cannot be loaded', () => Promise.reject(new Error('Failed to fetch the module')), 'Failed to fetch the module'],
])('tells what code fails with: %s', async (_, runs, message) => {
  expect(await failureOf(run, { code: '/scripts/a.js' }, { ports: { scripts: { run: runs } } })).toBe(message)
})

it.each([[undefined], [null], [0], [''], [{ rows: [] }]])('waits for code that gives %j', async (given) => {
  let isDone = false
  const scripts = {
    run: async () => {
      await Promise.resolve()
      isDone = true
      return given
    },
  }
  const { outcome } = await runAction(run, { code: '/scripts/a.js' }, { ports: { scripts } })
  expect([isDone, outcome]).toEqual([true, next(given)])
})
