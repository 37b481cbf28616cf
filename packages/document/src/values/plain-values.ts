import type { Json } from '@heddle/store'
import { isBinding, type Bindable } from './bindable.ts'

/** By field, then by screen or language. */
type FieldProps = Readonly<Record<string, Readonly<Partial<Record<string, Bindable>>>>>

/** Values of a node's fields that are the same on every screen and in every language; none of what is bound or not set. */
export function plainValues(props: FieldProps): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, { default: value }]) =>
      value === undefined || isBinding(value) ? [] : [[name, value] as const],
    ),
  )
}
