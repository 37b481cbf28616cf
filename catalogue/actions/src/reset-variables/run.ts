import type { ActionBody } from '@heddle/kit'
import { textsOf } from '../arguments/texts-of.ts'
import { MESSAGES } from '../messages.ts'

export const run: ActionBody = ({ args: { variables }, host }) => {
  const ids = textsOf(variables)
  if (ids.length === 0) throw new Error(MESSAGES.noVariable)
  host.variables.reset(ids)
}
