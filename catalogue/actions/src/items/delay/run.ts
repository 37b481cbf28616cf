import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../../lib/arguments/number-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { milliseconds }, host, signal }) => {
  const time = numberOf(milliseconds)
  if (time === undefined) throw new Error(MESSAGES.noTimeDelay)
  await host.clock.wait(Math.max(0, time), signal)
}
