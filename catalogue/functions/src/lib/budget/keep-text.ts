import type { FunctionHost } from '@heddle/kit'

/** Passes on a text that may have grown a little while it was made; throws when it is now too long. */
export function keepText(host: FunctionHost, text: string): string {
  host.allowText(text.length)
  return text
}
