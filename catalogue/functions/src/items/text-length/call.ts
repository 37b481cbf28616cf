import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'

export const call: FunctionBody = (_host, text) => requireText(text, 1).length
