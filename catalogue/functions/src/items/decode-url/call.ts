import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, value) => {
  const text = requireText(value, 1)
  host.spend(1 + (text.length >> 1))
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Error(MESSAGES.mustBeEncoded(1))
  }
}
