import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { findLastPart } from '../../lib/search/find-part.ts'

export const call: FunctionBody = (host, text, part) => findLastPart(host, requireText(text, 1), requireText(part, 2))
