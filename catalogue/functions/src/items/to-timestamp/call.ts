import type { FunctionBody } from '@heddle/kit'
import { requireDate } from '../../lib/dates/arguments.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, date) => requireDate(host, date, MESSAGES.mustBeDate(1))
