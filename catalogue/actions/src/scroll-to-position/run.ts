import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../arguments/number-of.ts'

export const run: ActionBody = ({ args: { x, y, smooth }, host }) =>
  host.browser.scrollTo(numberOf(x) ?? 0, numberOf(y) ?? 0, smooth !== false)
