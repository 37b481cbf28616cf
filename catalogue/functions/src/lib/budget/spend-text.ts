import type { FunctionHost } from '@heddle/kit'

/** Counts going through a text: a step for each 64 characters. */
export function spendText(host: FunctionHost, text: string): void {
  host.spend(1 + (text.length >> 6))
}
