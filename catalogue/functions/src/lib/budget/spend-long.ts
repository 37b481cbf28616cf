import type { FunctionHost } from '@heddle/kit'

const SHORT = 64

/** Counts what comparing a long text, or looking for it in a table, takes; nothing for short texts and other values. */
export function spendLong(host: FunctionHost, value: unknown): void {
  if (typeof value === 'string' && value.length > SHORT) host.spend(value.length >> 6)
}
