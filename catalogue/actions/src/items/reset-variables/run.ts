import type { ActionBody } from '@heddle/kit'
import { textsOf } from '../../lib/arguments/texts-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { variables }, host }) => {
  const ids = textsOf(variables)
  if (ids.length === 0) throw new Error(MESSAGES.noVariable)
  host.variables.reset(ids)
}
