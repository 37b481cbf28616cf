import { expect, it } from 'vitest'
import { failureOf, startAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('fails with its message and cause', async () => {
  const { ended } = startAction(run, { message: 'No stock', cause: { sku: 1 } })
  await expect(ended).rejects.toMatchObject({ name: 'Error', message: 'No stock', cause: { sku: 1 } })
})

it.each([
  [undefined, 'Error'],
  [null, 'Error'],
  ['', 'Error'],
  [404, '404'],
  [{ code: 1 }, '{"code":1}'],
])('says %j as "%s"', async (message, text) => {
  expect(await failureOf(run, { message })).toBe(text)
})
