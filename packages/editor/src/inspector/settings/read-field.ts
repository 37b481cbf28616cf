import {
  isBinding,
  type Bindable,
  type NodeRecord,
  resolveValue,
  resolveVariant,
  variantOf,
  type VariantContext,
} from '@heddle/document'
import type { Field, FieldValues } from '@heddle/kit'
import { equalJson } from '@heddle/store'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import type { Origin } from '../style/style-reading.ts'

/** What a row of the settings panel shows of one field over all that is selected. */
export interface FieldReading {
  /** The value in effect; absent when mixed. */
  readonly value: Bindable | undefined
  readonly isMixed: boolean
  readonly origin: Origin
  readonly isSetHere: boolean
  readonly source: string
  /** The variant that a change writes. */
  readonly variant: string
}

/** Reads one field of nodes for the current language and screen size. */
export function readField(
  nodes: readonly NodeRecord[],
  name: string,
  field: Field,
  context: VariantContext,
  own?: NodeRecord['props'],
): FieldReading {
  const variant = variantOf(field, context)
  const readings = nodes.map((node) => {
    const values = node.props[name]
    const from = resolveVariant(field, values, context)
    return { value: resolveValue(field, values, context) ?? field.default, from }
  })
  const [first, ...others] = readings
  const isMixed = others.some(({ value }) => !equalJson(value, first?.value))
  const isSetHere = own ? own[name]?.[variant] !== undefined : readings.some(({ from }) => from === variant)
  const from = readings.find((reading) => reading.from !== undefined)?.from
  const value = isMixed ? undefined : first?.value
  const origin: Origin = isBinding(value) ? 'bound' : isSetHere ? 'here' : from === undefined ? 'default' : 'wider'
  return {
    value,
    isMixed,
    origin,
    isSetHere,
    variant,
    source: isMixed
      ? controlsWords.mixed
      : isSetHere
        ? words.source.here
        : from === undefined
          ? words.source.element
          : own && from === variant
            ? words.source.component
            : words.languageFallback(from),
  }
}

/** Literals in effect of all fields, for the `when` of others; bound ones are unknown. */
export function fieldValues(node: NodeRecord, fields: Readonly<Record<string, Field>>, context: VariantContext): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = resolveValue(field, node.props[name], context) ?? field.default
      return [name, isBinding(value) ? undefined : value]
    }),
  )
}
