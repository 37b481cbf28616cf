import type { ActionBody } from '@heddle/kit'
import { numberOf } from '../../lib/arguments/number-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { x, y, smooth }, host }) =>
  host.browser.scrollTo(numberOf(x) ?? 0, numberOf(y) ?? 0, smooth !== false)
