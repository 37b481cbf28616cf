import type { FunctionBody } from '@heddle/kit'
import { keepText } from '../../lib/budget/keep-text.ts'
import { toJson } from '../../lib/values/to-json.ts'

export const call: FunctionBody = (host, value, pretty) => keepText(host, toJson(host, value, pretty ? 2 : 0))
