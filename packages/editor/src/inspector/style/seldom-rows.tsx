import type { ReactNode } from 'react'
import type { StyleGroup } from '@heddle/kit'
import { styleProperty } from '@heddle/style'
import { ChoiceRow } from './choice-rows.tsx'
import { ColorRow } from './color-row.tsx'
import { NumberRow } from './number-row.tsx'
import { labelOf, SELDOM } from './row-order.ts'
import { TextRow } from './text-row.tsx'
import { useReading } from './use-style.ts'

/** A row of a property that is set seldom, with the control that its values ask for. */
export function SeldomRow({ property }: { readonly property: string }): ReactNode {
  const { free, color, length, number, time, keywords } = styleProperty(property)?.syntax ?? {}
  const row = { label: labelOf(property), properties: [property] }
  if (color) return <ColorRow {...row} />
  if (length || number || time) return <NumberRow {...row} />
  return keywords && !free ? <ChoiceRow {...row} /> : <TextRow {...row} />
}

/** Of the properties that are set seldom those that say something here. */
export function SeldomRows({ group }: { readonly group: StyleGroup }): ReactNode {
  return SELDOM[group].map((property) => <RowWhileSet key={property} property={property} />)
}

function RowWhileSet({ property }: { readonly property: string }): ReactNode {
  const { value, isMixed } = useReading([property])
  return value === undefined && !isMixed ? null : <SeldomRow property={property} />
}
