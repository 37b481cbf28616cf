import { expect, test } from 'vitest'
import { EARLY_CLICKS_SCRIPT } from './early-clicks.ts'

test('what stands in the head of every live page is small, and cannot leave its script element', () => {
  expect(EARLY_CLICKS_SCRIPT.length).toBeLessThanOrEqual(400)
  expect(EARLY_CLICKS_SCRIPT).not.toMatch(/[<&]\/|<!/)
})
