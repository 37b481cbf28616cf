import { next, type ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = async ({ args: { value }, host }) => {
  await host.browser.copy(textOf(value))
  return next(value)
}
