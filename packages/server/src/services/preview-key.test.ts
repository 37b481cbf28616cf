import { expect, it } from 'vitest'
import { createPreviewKeys } from './preview-key.ts'

const keys = createPreviewKeys('a secret')

it('opens the draft it was signed for, until it expires', () => {
  const key = keys.sign('project-a', 1_000)
  expect(keys.isValid('project-a', key, 999)).toBe(true)
  expect(keys.isValid('project-a', key, 1_000)).toBe(false)
  expect(keys.isValid('project-b', key, 999)).toBe(false)
})

it('does not open for a changed time, a foreign secret or nothing', () => {
  const [, mark] = keys.sign('a', 1_000).split('.')
  const foreign = createPreviewKeys('another secret').sign('a', 1_000)
  for (const key of [`2000.${mark}`, `1000.`, `.${mark}`, '', undefined, 'NaN.x', `1e9.${mark}`, foreign]) {
    expect(keys.isValid('a', key, 1)).toBe(false)
  }
})
