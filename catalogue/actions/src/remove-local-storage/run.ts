import type { ActionBody } from '@heddle/kit'
import { requireKey } from '../arguments/require-key.ts'

export const run: ActionBody = ({ args: { key }, host }) => host.storage.remove('local', requireKey(key))
