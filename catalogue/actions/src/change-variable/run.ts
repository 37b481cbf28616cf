import { next, type ActionBody } from '@heddle/kit'
import { changeFrom } from '../arguments/change-from.ts'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { variable, value, ...rest }, host }) => {
  if (typeof variable !== 'string' || variable === '') throw new Error(MESSAGES.noVariable)
  return next(host.variables.set(variable, value, changeFrom(rest)))
}
