import type { FunctionBody } from '@heddle/kit'
import { keepText } from '../budget/keep-text.ts'
import { toJson } from '../values/to-json.ts'

export const call: FunctionBody = (host, value, pretty) => keepText(host, toJson(host, value, pretty ? 2 : 0))
