import { next, type ActionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { key, value }, host }) => {
  host.storage.write('local', requireKey(key), textOf(value))
  return next(value)
}
