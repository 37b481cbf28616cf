import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

/** Logic reference 2.4: what a variable of each type begins with. */
const FIRST: Readonly<Record<string, unknown>> = { string: '', number: 0, boolean: false, object: {}, array: [] }

export const run: ActionBody<typeof definition> = ({ args: { name, variableType, value }, host }) => {
  if (typeof name !== 'string' || name === '') throw new Error(MESSAGES.noVariable)
  const type = typeof variableType === 'string' && Object.hasOwn(FIRST, variableType) ? variableType : 'string'
  return next(host.local.create(name, type, value ?? FIRST[type]))
}
