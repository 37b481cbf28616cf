import { decideAccess, type AccessDecision, type AccessRules, type PageRecord } from '@heddle/document'

type Rules = readonly PageRecord['userGroups'][]

/**
 * Decides as `decideAccess` does, and remembers it for the same user by the same rules. All three are objects that never change: what
 * somebody is after a change, and what a site says after another release, are other ones, of which nothing is remembered.
 */
export function createDecideKnown(): (rules: Rules, user: object, access: AccessRules) => AccessDecision {
  const users = new WeakMap<object, WeakMap<Rules, { readonly access: AccessRules; readonly decision: AccessDecision }>>()
  return (rules, user, access) => {
    let decided = users.get(user)
    if (!decided) users.set(user, (decided = new WeakMap()))
    const before = decided.get(rules)
    if (before && before.access === access) return before.decision
    const decision = decideAccess(rules, user, access)
    decided.set(rules, { access, decision })
    return decision
  }
}
