import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../../lib/arguments/number-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { pattern }, host }) => {
  const times = (Array.isArray(pattern) ? pattern : [pattern ?? 200]).map((time) => numberOf(time) ?? -1)
  if (times.some((time) => time < 0)) throw new Error(MESSAGES.badPattern)
  host.browser.vibrate(times)
}
