import {
  isBinding,
  type Bindable,
  type NodeRecord,
  resolveValue,
  resolveVariant,
  type StyleSheet,
  variantOf,
  type VariantContext,
} from '@heddle/document'
import type { Field, CodeOf, FieldValues } from '@heddle/kit'
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
  baseStyles: StyleSheet = {},
): FieldReading {
  const variant = variantOf(field, context)
  const readings = nodes.map((node) => {
    const values = node.props[name]
    const from = resolveVariant(field, values, context)
    const narrow = ofScreen(field, baseStyles, context, from)
    return narrow === undefined
      ? { value: resolveValue(field, values, context) ?? field.default, from }
      : { value: narrow, from: undefined }
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

/** What the element itself says of a field for a screen, where the node says nothing for that one or a narrower one on show. */
function ofScreen(
  field: Field,
  baseStyles: StyleSheet,
  { screens, screenId }: VariantContext,
  from: string | undefined,
): Bindable | undefined {
  const { property, screens: vary } = field
  if (property === undefined || vary !== 'css') return undefined
  const at = screens.findIndex(({ id }) => id === screenId)
  const narrower = screens.slice(1, at + 1).reverse()
  for (const { id } of narrower) {
    if (id === from) return undefined
    const value = baseStyles[id]?.[property]
    if (typeof value === 'string') return value
  }
  return undefined
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

/** What fields are bound to, for the `when` of others. */
export function codeOf(node: NodeRecord, fields: Readonly<Record<string, Field>>, context: VariantContext): CodeOf {
  return (name) => {
    const field = fields[name]
    const value = field && resolveValue(field, node.props[name], context)
    return isBinding(value) ? value.code : undefined
  }
}
