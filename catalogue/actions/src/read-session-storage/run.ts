import { next, type ActionBody } from '@heddle/kit'
import { requireKey } from '../arguments/require-key.ts'

export const run: ActionBody = ({ args: { key }, host }) => next(host.storage.read('session', requireKey(key)))
