import type { FunctionBody } from '@heddle/kit'
import { isoText } from '../dates/arguments.ts'
import { MESSAGES } from '../messages.ts'

export const call: FunctionBody = (host) => isoText(host.now(), MESSAGES.mustBeDate(1))
