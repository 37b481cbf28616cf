import type { FunctionBody } from '@heddle/kit'
import { deepEqual } from '../../lib/values/deep-equal.ts'

export const call: FunctionBody = (host, first, second) => deepEqual(host, first, second)
