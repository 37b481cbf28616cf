import type { Page } from '@playwright/test'
import { measureFrames } from '../editor/frames.ts'
import { taskTime } from '../main-thread.ts'
import type { BenchmarkRow } from '../result.ts'
import type { Desk } from './open-project.ts'
import { frameRows } from './times.ts'

const MOVES = 90
/** Moves in one direction before it turns. */
const LEG = 30
const PAUSE = 14

/**
 * How smoothly something follows the wheel under the pointer, and what a frame costs: the frames that a person gets depend on
 * what else the machine does, the work does not.
 * @param by pixels of each move
 */
export async function wheelRows(
  { page, session }: Pick<Desk, 'page' | 'session'>,
  label: string,
  by: number,
): Promise<readonly BenchmarkRow[]> {
  const before = await taskTime(session)
  const smooth = await measureFrames([page], () => moveWheel(page, by))
  const value = ((await taskTime(session)) - before) / smooth.frames
  return [...frameRows(label, smooth), { label: `${label}, main-thread work of a frame`, value, unit: 'ms' }]
}

/** Forth and back. */
async function moveWheel(page: Page, by: number): Promise<void> {
  for (let move = 0; move < MOVES; move += 1) {
    await page.mouse.wheel(0, Math.floor(move / LEG) % 2 === 0 ? by : -by)
    await page.waitForTimeout(PAUSE)
  }
}
