import type { ReleaseFile } from '../releases/manifest.ts'
import type { Visitor, VisitorDecision } from '../releases/visitor.ts'

/** Somebody who may see what is for everybody, and of anything else is told `decision`. */
export function visitorWho(decision: VisitorDecision): Visitor {
  const decideAtHand = ({ tree }: Pick<ReleaseFile, 'tree'>): VisitorDecision => (tree === 'public' ? 'open' : decision)
  return { decideAtHand, decide: async (file) => decideAtHand(file) }
}

/** Somebody who is not signed in. */
export const STRANGER = visitorWho('not-signed-in')
