import type { FunctionBody } from '@heddle/kit'
import { isEmpty } from '../../lib/values/is-empty.ts'

export const call: FunctionBody = (host, value) => isEmpty(host, value)
