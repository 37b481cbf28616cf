import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../arguments/number-of.ts'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = async ({ args: { milliseconds }, host, signal }) => {
  const time = numberOf(milliseconds)
  if (time === undefined) throw new Error(MESSAGES.noTimeDelay)
  await host.clock.wait(Math.max(0, time), signal)
}
