import { each, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { value }, host }) => {
  const items = host.collections.rowsOf(value)
  if (!Array.isArray(items)) throw new Error(MESSAGES.notIterable)
  return each(items)
}
