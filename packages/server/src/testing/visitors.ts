import type { ReleaseFile } from '../releases/manifest.ts'
import type { Identity, Visitor, VisitorDecision } from '../releases/visitor.ts'

/** Somebody who may see what is for everybody, and of anything else is told `decision`. */
export function visitorWho(decision: VisitorDecision): Visitor {
  const decideAtHand = ({ tree }: Pick<ReleaseFile, 'tree'>): VisitorDecision => (tree === 'public' ? 'open' : decision)
  return { decideAtHand, decide: async (file) => decideAtHand(file), identify: async () => ({ user: undefined }) }
}

/** Somebody whom the plugin that signs visitors in says this of. */
export function visitorAs(identity: Identity): Visitor {
  return { ...visitorWho('open'), identify: async () => identity }
}

/** Somebody who is not signed in. */
export const STRANGER = visitorWho('not-signed-in')
