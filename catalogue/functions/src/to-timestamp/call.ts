import type { FunctionBody } from '@heddle/kit'
import { requireDate } from '../dates/arguments.ts'
import { MESSAGES } from '../messages.ts'

export const call: FunctionBody = (host, date) => requireDate(host, date, MESSAGES.mustBeDate(1))
