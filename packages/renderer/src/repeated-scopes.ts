const REPEATED = Symbol('repeated')

/** Notes a scope that stands once for each row of a repeat, as do those that stand on it: what elements below it give to formulas is their row's own. */
export function markRepeated<Scope extends object>(scope: Scope): Scope {
  return Object.defineProperty(scope, REPEATED, { value: true })
}

export function isRepeated(scope: object): boolean {
  return REPEATED in scope
}
