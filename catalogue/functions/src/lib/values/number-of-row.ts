import type { FunctionHost } from '@heddle/kit'
import { toNumber } from './to-number.ts'

const CHARACTERS_PER_STEP = 8

/** As `toNumber`, for one of many rows: what reading a long text takes is counted. */
export function numberOfRow(host: FunctionHost, row: unknown): number {
  if (typeof row === 'string' && row.length > CHARACTERS_PER_STEP) host.spend(row.length / CHARACTERS_PER_STEP)
  return toNumber(row)
}
