import type { ElementDefinition, StyleGroup } from '@heddle/kit'
import { rankNamed } from '../../session/rank.ts'
import { labelOf, ROW_ORDER, SELDOM } from './row-order.ts'
import { TERMS } from './terms.ts'

/** A row of the style panel with everything it is called. */
export interface PanelRow {
  readonly group: StyleGroup
  /** The property it sets, or the first of them. */
  readonly property: string
  readonly label: string
  /** Lower case: CSS names and what other tools call it. */
  readonly words: readonly string[]
}

/** Every row, in the order of the panel; what is set seldom after the others of its section. */
export const PANEL_ROWS: readonly PanelRow[] = (Object.entries(ROW_ORDER) as [StyleGroup, readonly string[]][]).flatMap(
  ([group, properties]) =>
    [...properties, ...SELDOM[group]].map((property) => ({
      group,
      property,
      label: labelOf(property),
      words: [property, ...(TERMS[property] ?? [])],
    })),
)

/** Whether an element has a row: those of the groups that it supports. How it is shown itself is a matter of every element with styles. */
export function hasRow(
  { supports }: Pick<ElementDefinition, 'supports'>,
  { group, property }: Pick<PanelRow, 'group' | 'property'>,
): boolean {
  return supports.includes(group) || (property === 'display' && supports.length > 0)
}

/** The row of a property. */
export function panelRow(property: string): PanelRow | undefined {
  return PANEL_ROWS.find((row) => row.property === property)
}

/** Rows that a query names, the best first. */
export function findRows(query: string): readonly PanelRow[] {
  return query.trim() === '' ? [] : rankNamed(PANEL_ROWS, query)
}
