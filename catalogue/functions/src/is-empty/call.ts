import type { FunctionBody } from '@heddle/kit'
import { isEmpty } from '../values/is-empty.ts'

export const call: FunctionBody = (host, value) => isEmpty(host, value)
