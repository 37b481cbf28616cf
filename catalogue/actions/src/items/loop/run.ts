import { each, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { value }, host }) => {
  const items = host.collections.rowsOf(value)
  if (!Array.isArray(items)) throw new Error(MESSAGES.notIterable)
  return each(items)
}
