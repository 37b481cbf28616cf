import type { RenderHost } from '@heddle/renderer'
import { MESSAGES } from '../messages.ts'

/** Says once each what had to be left out of an element (specification section 8); the page goes on without it. */
export function createNodeWarnings(
  warn: (message: string) => void,
): Required<Pick<RenderHost, 'onBadAttribute' | 'onLongAddress'>> {
  const said = new Set<string>()
  const say = (message: string): void => {
    if (said.has(message) || said.size >= MAX_SAID) return
    said.add(message)
    warn(message)
  }
  return {
    onBadAttribute: (uid, name, reason) => say(MESSAGES.badAttribute(name, uid, reason)),
    onLongAddress: (uid, left) => say(MESSAGES.longLink(uid, left)),
  }
}

/** A formula may fail with another text each time; a console that is full helps nobody. */
const MAX_SAID = 100
