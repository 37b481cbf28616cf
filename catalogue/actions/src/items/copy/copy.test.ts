import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it.each([
  ['hello', 'hello'],
  [12.5, '12.5'],
  [{ a: [1] }, '{"a":[1]}'],
  [false, 'false'],
  [null, ''],
  [undefined, ''],
])('puts %j into the clipboard as text and gives the value itself', async (value, text) => {
  const { outcome, calls } = await runAction(run, { value })
  expect(calls).toEqual([['browser.copy', text]])
  expect(outcome).toEqual(next(value))
})

it('fails when the browser refuses', async () => {
  const copy = () => Promise.reject(new Error('denied'))
  expect(await failureOf(run, { value: 1 }, { ports: { browser: { copy } } })).toBe('denied')
})
