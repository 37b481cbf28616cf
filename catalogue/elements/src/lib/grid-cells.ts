import type { FieldValues, LocalNames, SlotDefinition } from '@heddle/kit'
import { readPath } from '@heddle/document/values'
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
      takesAdded: ({ columns }: FieldValues) => columnOf(columns, slot) !== undefined,
      drawnFor({ columns }: FieldValues) {
        const column = columnOf(columns, slot)
        const name = [column?.title, column?.key].find((one) => typeof one === 'string' && one !== '')
        return column && (name === undefined ? NAMELESS : { en: `The column “${name}”`, ru: `Столбец «${name}»` })
      },
      local: {
        data: { row, cell: { value } },
        firstRow: {
          of: 'data',
          data(first, given) {
            const key = columnOf(given('columns'), slot)?.key
            return { ...firstRow(first), cell: { value: typeof key === 'string' ? readPath(first, key) : undefined } }
          },
        },
      },
    } satisfies SlotDefinition,
  ])
  return Object.fromEntries(slots) as Readonly<Record<CellSlot, SlotDefinition>>
}

/** What elements know of the first row of a grid. */
export const firstRow = (item: unknown) => ({ row: { item, index: 0, displayIndex: 0 } })

const NAMELESS = { en: 'A column', ru: 'Столбец' }

/** A column as it is set; what comes from elsewhere may be anything. */
type SetColumn = Readonly<Partial<Record<'kind' | 'slot' | 'title' | 'key', unknown>>>

/** The first column whose cells are drawn with a slot. */
function columnOf(columns: unknown, slot: CellSlot): SetColumn | undefined {
  const all: readonly SetColumn[] = Array.isArray(columns) ? columns.map((column: unknown) => Object(column) as SetColumn) : []
  return all.find(({ kind, slot: own }) => kind === SLOT && (own ?? CELL_SLOTS[0]) === slot)
}
