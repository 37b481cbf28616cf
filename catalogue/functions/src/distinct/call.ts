import type { FunctionBody } from '@heddle/kit'
import { requireList } from '../arguments/require-list.ts'
import { distinctRows } from '../rows/distinct-rows.ts'

export const call: FunctionBody = (host, list) => distinctRows(host, requireList(host, list, 1))
