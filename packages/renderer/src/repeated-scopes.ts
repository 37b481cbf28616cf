const repeated = new WeakSet<object>()

/** Notes a scope that stands once for each row of a repeat: what elements below it give to formulas is their row's own. */
export function markRepeated<Scope extends object>(scope: Scope): Scope {
  repeated.add(scope)
  return scope
}

export function isRepeated(scope: object): boolean {
  return repeated.has(scope)
}
