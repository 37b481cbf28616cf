import { next, type ActionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { name }, host }) =>
  next(host.storage.readCookie(requireKey(name)) ?? null)
