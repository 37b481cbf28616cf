import type { FieldValues, LocalNames, SlotDefinition } from '@heddle/kit'
import { SLOT } from './grid/column.ts'
import { CELL_SLOTS, type CellSlot } from './grid/limits.ts'

/**
 * Slots of a data grid that cells of columns are drawn with, each for whichever columns name it.
 * @param row what elements in them know of their row
 */
export function cellSlots(row: NonNullable<LocalNames['data']>[string]): Readonly<Record<CellSlot, SlotDefinition>> {
  const value = { label: { en: 'The value of the cell', ru: 'Значение ячейки' }, example: 4.2 }
  const slots = CELL_SLOTS.map((slot, at) => [
    slot,
    {
      label: { en: `Cell ${at + 1}`, ru: `Ячейка ${at + 1}` },
      isPerItem: true,
      addsOnce: true,
      takesAdded: ({ columns }: FieldValues) => Array.isArray(columns) && columns.some((column) => isDrawnWith(column, slot)),
      local: { data: { row, cell: { value } } },
    } satisfies SlotDefinition,
  ])
  return Object.fromEntries(slots) as Readonly<Record<CellSlot, SlotDefinition>>
}

function isDrawnWith(column: unknown, slot: CellSlot): boolean {
  const { kind, slot: own } = Object(column) as { readonly kind?: unknown; readonly slot?: unknown }
  return kind === SLOT && (own ?? CELL_SLOTS[0]) === slot
}
