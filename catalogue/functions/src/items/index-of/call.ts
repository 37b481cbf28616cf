import type { FunctionBody } from '@heddle/kit'
import { optionalNumber } from '../../lib/arguments/require-number.ts'
import { requireText } from '../../lib/arguments/require-text.ts'
import { findPart } from '../../lib/search/find-part.ts'

export const call: FunctionBody = (host, text, part, start) =>
  findPart(host, requireText(text, 1), requireText(part, 2), optionalNumber(start, 3, 0))
