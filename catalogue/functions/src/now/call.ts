import type { FunctionBody } from '@heddle/kit'
import { isoText } from '../dates/arguments.ts'
import { toWall } from '../dates/zone.ts'
import { MESSAGES } from '../messages.ts'

export const call: FunctionBody = (host) => isoText(toWall(host.now(), host.timezone()), MESSAGES.mustBeDate(1))
