import type { Json } from '@heddle/store'
import type { FilterNode } from './filter/types.ts'
import type { SortKey } from './sort/types.ts'

/**
 * An expression that is evaluated where the value is used (logic reference 1.1). What it gives goes through filter, sort and
 * map, in this order, when it is a list or a collection.
 */
export interface Binding {
  readonly type: 'f'
  readonly code: string
  readonly filter?: FilterNode<Bindable>
  readonly sort?: readonly SortKey[]
  /** Key of each new row and its value, with `context.mapping` of the old row. */
  readonly map?: Readonly<Record<string, Bindable>>
}

/** A literal or a binding. The one type for every value a builder can set. */
export type Bindable<T extends Json = Json> = T | Binding

/** Tells a binding from a literal. */
export function isBinding(value: unknown): value is Binding {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    (value as { type?: unknown }).type === 'f' &&
    typeof (value as { code?: unknown }).code === 'string'
  )
}
