import type { FunctionBody } from '@heddle/kit'
import { toText } from '../../lib/values/to-text.ts'

export const call: FunctionBody = (host, text) => toText(host, text).trimEnd()
