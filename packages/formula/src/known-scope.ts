/** A value that others may change; read inside a computation, `value` is followed. */
export interface Cell {
  readonly value: unknown
  /** Whether the value is another one (`===`). Read inside a computation, only that is followed. */
  readonly is?: (other: unknown) => boolean
}

/** What a formula may count on, whichever scope of a kind it runs in. */
export interface KnownScope {
  /** Names that scopes of this kind may have. A built-in function of another name is called without a look for its name there. */
  readonly names: ReadonlySet<string>
  /**
   * Where the value of a fixed path is kept that is the same in all of them, such as `['variables', id]`; `undefined` for a
   * path that is to be read step by step. A cell holds no function.
   */
  readonly cell: (path: readonly string[]) => Cell | undefined
}

const KNOWN = Symbol('known scope')

/** Says of what kind a scope is; `undefined` of one whose names may be any. A copy of its properties says the same. */
export function setKnownScope(scope: object, known: KnownScope | undefined): void {
  Object.defineProperty(scope, KNOWN, { value: known, configurable: true })
}

/** Of what kind a scope is. */
export function knownScopeOf(scope: object): KnownScope | undefined {
  return (scope as { readonly [KNOWN]?: KnownScope })[KNOWN]
}
