import type { FunctionBody } from '@heddle/kit'
import { requireObject } from '../../lib/arguments/require-object.ts'
import { spendKeys } from '../../lib/budget/spend-keys.ts'

export const call: FunctionBody = (host, object) => spendKeys(host, requireObject(object, 1))
