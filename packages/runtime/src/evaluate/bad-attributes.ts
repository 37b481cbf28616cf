import { MESSAGES } from '../messages.ts'

/** Says each bad binding of an attribute once (specification section 8); the page goes on without the attribute. */
export function createAttributeWarning(warn: (message: string) => void) {
  const said = new Set<string>()
  return (uid: string, name: string, reason: string): void => {
    const message = MESSAGES.badAttribute(name, uid, reason)
    if (said.has(message) || said.size >= MAX_SAID) return
    said.add(message)
    warn(message)
  }
}

/** A formula may fail with another text each time; a console that is full helps nobody. */
const MAX_SAID = 100
