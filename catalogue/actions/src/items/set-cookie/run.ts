import { next, type ActionBody } from '@heddle/kit'
import { numberOf } from '../../lib/arguments/number-of.ts'
import { requireKey } from '../../lib/arguments/require-key.ts'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

const SAME_SITE = ['lax', 'strict', 'none'] as const

export const run: ActionBody<typeof definition> = ({ args: { name, value, days, path, sameSite }, host }) => {
  const lifetime = numberOf(days)
  host.storage.writeCookie(requireKey(name), textOf(value), {
    ...(lifetime !== undefined && { days: lifetime }),
    path: typeof path === 'string' && path !== '' ? path : '/',
    sameSite: SAME_SITE.find((one) => one === sameSite) ?? 'lax',
  })
  return next(value)
}
