import type { ActionBody } from '@heddle/kit'
import { requireKey } from '../arguments/require-key.ts'

export const run: ActionBody = ({ args: { name, path }, host }) =>
  host.storage.removeCookie(requireKey(name), typeof path === 'string' && path !== '' ? path : '/')
