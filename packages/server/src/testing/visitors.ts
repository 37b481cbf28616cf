import type { Visitor, VisitorDecision } from '../releases/visitor.ts'

/** Somebody who may see what is for everybody, and of anything else is told `decision`. */
export const visitorWho = (decision: VisitorDecision): Visitor => ({
  decide: ({ tree }) => Promise.resolve(tree === 'public' ? 'open' : decision),
})

/** Somebody who is not signed in. */
export const STRANGER = visitorWho('not-signed-in')
