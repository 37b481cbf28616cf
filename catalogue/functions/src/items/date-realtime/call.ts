import type { FunctionBody } from '@heddle/kit'
import { isoText } from '../../lib/dates/arguments.ts'
import { MESSAGES } from '../../lib/messages.ts'

/** Milliseconds between two values, by the specification, section 9. */
const INTERVAL = 1000

export const call: FunctionBody = (host) => isoText(host.liveNow(INTERVAL), MESSAGES.mustBeDate(1))
