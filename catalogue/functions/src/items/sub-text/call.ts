import type { FunctionBody } from '@heddle/kit'
import { optionalNumber, requireNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'

// Ends in the wrong order are changed over; places before the beginning count as the beginning.
export const call: FunctionBody = (_host, text, start, end) =>
  requireText(text, 1).substring(requireNumber(start, 2), optionalNumber(end, 3, undefined))
