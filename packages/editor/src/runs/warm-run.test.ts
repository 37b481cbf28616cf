import { expect, it, vi } from 'vitest'
import { warmRun } from './warm-run.ts'

it('the server gets ready when somebody comes near Run, once a minute, and an answer that fails disturbs nobody', async () => {
  const releases = vi.fn(() => Promise.reject(new Error('gone')))
  const editor = { server: { releases } }
  warmRun(editor, 0)
  warmRun(editor, 59_000)
  expect(releases).toHaveBeenCalledTimes(1)
  warmRun(editor, 61_000)
  expect(releases).toHaveBeenCalledTimes(2)
  warmRun({ server: { releases } }, 0)
  await Promise.allSettled(releases.mock.results.map(({ value }) => value as Promise<unknown>))
  expect(releases).toHaveBeenCalledTimes(3)
})
