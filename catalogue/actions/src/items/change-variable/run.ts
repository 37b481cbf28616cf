import { next, type ActionBody } from '@heddle/kit'
import { changeFrom } from '../../lib/arguments/change-from.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { variable, value, ...rest }, host }) => {
  if (typeof variable !== 'string' || variable === '') throw new Error(MESSAGES.noVariable)
  return next(host.variables.set(variable, value, changeFrom(rest)))
}
