import { next, type ActionBody } from '@heddle/kit'
import { changeFrom } from '../../lib/arguments/change-from.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { name, value, ...rest }, host }) => {
  if (typeof name !== 'string' || name === '') throw new Error(MESSAGES.noVariable)
  return next(host.local.set(name, value, changeFrom(rest)))
}
