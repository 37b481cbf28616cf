import type { FunctionBody } from '@heddle/kit'
import { isoText } from '../../lib/dates/arguments.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host) => {
  host.deprecated?.('dateISO', 'date')
  return isoText(host.now(), MESSAGES.mustBeDate(1))
}
