import { next, type ActionBody } from '@heddle/kit'
import { textOf } from '../arguments/text-of.ts'

export const run: ActionBody = async ({ args: { value }, host }) => {
  await host.browser.copy(textOf(value))
  return next(value)
}
