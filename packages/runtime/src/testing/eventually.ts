import { expect } from 'vitest'

/**
 * Waits until the check throws no more. How long a browser takes is no part of what a page does: the limit only ends a test
 * that hangs, with what the check said last.
 */
export async function eventually(check: () => void): Promise<void> {
  const holds = (): boolean => {
    check()
    return true
  }
  await expect.poll(holds, { interval: 20 }).toBe(true)
}
