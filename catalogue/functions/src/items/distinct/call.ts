import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../../lib/arguments/require-list.ts'
import { distinctRows } from '../../lib/rows/distinct-rows.ts'

export const call: FunctionBody = (host, list) => distinctRows(host, requireList(host, list, 1))
