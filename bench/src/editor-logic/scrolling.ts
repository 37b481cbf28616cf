import type { Page } from '@playwright/test'

const MOVES = 90
/** Moves in one direction before it turns. */
const LEG = 30
const PAUSE = 14

/** Turns the wheel under the pointer, so much at a time, forth and back. */
export async function moveWheel(page: Page, by: number): Promise<void> {
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.wheel(0, Math.floor(move / LEG) % 2 === 0 ? by : -by)
    await page.waitForTimeout(PAUSE)
  }
}
