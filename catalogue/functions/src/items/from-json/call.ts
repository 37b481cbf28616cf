import type { FunctionBody } from '@heddle/kit'
import { requireText } from '../../lib/arguments/require-text.ts'
import { MESSAGES } from '../../lib/messages.ts'

export const call: FunctionBody = (host, text) => {
  const json = requireText(text, 1)
  host.spend(1 + json.length)
  try {
    return JSON.parse(json, withoutPrototype)
  } catch {
    throw new Error(MESSAGES.mustBeJson(1))
  }
}

/** A key of this name is harmless here, but what copies the value carelessly would change its class. */
function withoutPrototype(key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value
}
