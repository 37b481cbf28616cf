import { next, type ActionBody } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { code }, host }) => {
  if (code === undefined || code === null || code === '') throw new Error(MESSAGES.noCode)
  return next(await host.scripts.run(code))
}
