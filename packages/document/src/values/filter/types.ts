import type { FilterOperator } from './operators.ts'

export type { FilterOperator } from './operators.ts'

export interface FilterLeaf<V> {
  /** A key of the row, or a dotted path. */
  readonly field: string
  readonly operator: FilterOperator
  readonly value?: V
  /** Skips the condition while its value is empty. */
  readonly isEmptyIgnored?: boolean | V
}

/** Conditions joined by AND, or by OR when the link says so. `if` false, or no conditions: it does not filter. */
export interface FilterNode<V> {
  readonly link?: '$and' | '$or'
  readonly if?: V
  readonly conditions: readonly (FilterNode<V> | FilterLeaf<V>)[]
}

/** Whether the value of a field fits. Never throws, whatever the value. */
export type ValueTest = (value: unknown) => boolean

export interface FilterOptions {
  /** `compilePattern` of `@heddle/document/regex`, handed in by pages that use patterns so that no other page loads it. */
  readonly pattern?: ((source: string, flags: string) => { readonly test: (text: string) => boolean }) | undefined
  /** Is told what is wrong with a filter: a pattern that cannot be read. */
  readonly report?: ((message: string) => void) | undefined
}
