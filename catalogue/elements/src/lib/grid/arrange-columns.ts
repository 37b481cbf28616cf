import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
} from '@tanstack/table-core'
import type { Column } from './column.ts'
import { WIDTH } from './limits.ts'

/** What a visitor made of the columns; what is not named is as the builder has it. */
export interface ColumnChanges {
  /** Ids in their order; those that are not named come after. */
  readonly order: readonly string[]
  readonly sizes: Readonly<Record<string, number>>
  readonly hidden: Readonly<Record<string, boolean>>
  readonly pins: Readonly<Record<string, Pin>>
}
export type Pin = 'none' | 'start' | 'end'

export const NO_CHANGES: ColumnChanges = { order: [], sizes: {}, hidden: {}, pins: {} }

/** A column at its place. */
export interface PlacedColumn extends Column {
  /** Pixels; 0 for as wide as what stands in it. */
  readonly size: number
  /** Pixels of pinned columns between it and the edge that it is pinned to. */
  readonly offset: number
}

/** Pinned columns have a width: those beside them begin behind it. */
const PINNED_WIDTH = 150
const LEAST_WIDTH = 40

const nothing = (): void => {}

/** The table is made anew with each change, with all of its state given: what it holds never changes, and nobody is told. */
const still = <T>(get: () => T) => ({ get, set: nothing, subscribe: () => ({ unsubscribe: nothing }) })

const features = tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    addSubscription: nothing,
    createReadonlyAtom: still,
    createWritableAtom: (value) => still(() => value),
    untrack: (read) => read(),
    batch: (act) => act(),
    schedule: (act) => act(),
  },
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
})

/** Columns from the start to the end as they stand, without hidden ones; those that are pinned first and last. */
export function arrangeColumns(columns: readonly Column[], changes: ColumnChanges): readonly PlacedColumn[] {
  const pinned = columns.map((column) => ({ ...column, pinned: changes.pins[column.id] ?? column.pinned }))
  const byId = new Map(pinned.map((column) => [column.id, column]))
  const idsAt = (pin: Pin): string[] => pinned.filter((column) => column.pinned === pin).map(({ id }) => id)
  const table = constructTable({
    features,
    data: [] as object[],
    columns: pinned.map((column) => ({
      id: column.id,
      size: column.width || (column.pinned === 'none' ? 0 : PINNED_WIDTH),
      minSize: column.width || column.pinned !== 'none' || changes.sizes[column.id] ? column.minWidth || LEAST_WIDTH : 0,
      maxSize: Math.max(column.minWidth, column.maxWidth || WIDTH.max),
    })),
    state: {
      columnOrder: [...changes.order],
      columnSizing: { ...changes.sizes },
      columnVisibility: Object.fromEntries(pinned.map(({ id, isHidden }) => [id, !(changes.hidden[id] ?? isHidden)])),
      columnPinning: { start: idsAt('start'), end: idsAt('end') },
    },
  })
  const places = [
    ...table.getStartVisibleLeafColumns().map((column) => ({ column, offset: column.getStart('start') })),
    ...table.getCenterVisibleLeafColumns().map((column) => ({ column, offset: 0 })),
    ...table.getEndVisibleLeafColumns().map((column) => ({ column, offset: column.getAfter('end') })),
  ]
  return places.flatMap(({ column, offset }) => {
    const own = byId.get(column.id)
    return own ? [{ ...own, size: column.getSize(), offset }] : []
  })
}

/** The order of columns once one was moved to the place of another. */
export function moveColumn(columns: readonly Pick<Column, 'id'>[], id: string, to: number): readonly string[] {
  const ids = columns.map((column) => column.id).filter((one) => one !== id)
  const place = Math.min(ids.length, Math.max(0, to))
  return [...ids.slice(0, place), id, ...ids.slice(place)]
}
