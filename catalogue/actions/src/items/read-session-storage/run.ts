import { next, type ActionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { key }, host }) => next(host.storage.read('session', requireKey(key)))
