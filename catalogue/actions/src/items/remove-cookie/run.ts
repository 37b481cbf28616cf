import type { ActionBody } from '@heddle/kit'
import { requireKey } from '../../lib/arguments/require-key.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { name, path }, host }) =>
  host.storage.removeCookie(requireKey(name), typeof path === 'string' && path !== '' ? path : '/')
