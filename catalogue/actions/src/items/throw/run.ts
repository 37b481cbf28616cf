import type { ActionBody } from '@heddle/kit'
import { textOf } from '../../lib/arguments/text-of.ts'
import { MESSAGES } from '../../lib/messages.ts'
import type { definition } from './definition.ts'

export const run: ActionBody<typeof definition> = ({ args: { message, cause } }) => {
  throw new Error(textOf(message) || MESSAGES.thrown, cause === undefined ? undefined : { cause })
}
