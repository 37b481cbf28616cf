import { next, type ActionBody } from '@heddle/kit'
import { requireKey } from '../arguments/require-key.ts'

export const run: ActionBody = ({ args: { name }, host }) => next(host.storage.readCookie(requireKey(name)) ?? null)
