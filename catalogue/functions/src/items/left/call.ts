import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'

export const call: FunctionBody = (_host, text, count) => requireText(text, 1).slice(0, Math.max(0, optionalNumber(count, 2, 1)))
