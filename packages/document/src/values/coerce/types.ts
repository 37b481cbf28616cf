/** How a variable is changed; without one the whole value is replaced (logic reference 3). */
export interface VariableChange {
  /** Dotted path inside the value, or, when a list is updated, inside its item. */
  readonly path?: string
  readonly operation?: 'update' | 'delete' | 'insert' | 'unshift' | 'push' | 'shift' | 'pop'
  /** For lists; 0 when absent. */
  readonly index?: number
}

/** Types of variables (specification section 3). */
export type VariableType = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'query'
