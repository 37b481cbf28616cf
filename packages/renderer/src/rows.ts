import { computed, type ReadonlySignal } from '@preact/signals-core'
import { ROW_KEY } from '@heddle/kit/react'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedNode } from '@heddle/document/published'
import { withOwn, type Evaluate } from './evaluate.ts'

/** What formulas read as `context.item` inside a repeat. Getters over signals. */
export interface RepeatItem {
  readonly data: unknown
  /** Counted in the whole list, pages before this one included. */
  readonly index: number
  readonly repeatIndex: number
  readonly parent: RepeatItem | undefined
  /** True for every row but the first. */
  readonly isACopy: boolean
  readonly repeatedItems: readonly unknown[]
}

/** Rows of a repeated node, each with a scope of its own that stays the same while the row's key stands. */
export interface Rows {
  /** Places of the rows by their keys, in order. */
  readonly places: () => ReadonlyMap<string, number>
  readonly scopeOf: (key: string) => object
  /** Tells rows that do not look for themselves where they are and what they hold by now. Read in a computation, the list is followed. */
  readonly tell: () => void
  /** Forgets rows that are not among these: they are not on the page. */
  readonly keep: (standing: ReadonlyMap<string, unknown>) => void
}

/**
 * @param over the list, an object that holds one in `data` (a collection), or anything else for no rows
 * @param rowAt how a row learns of changes: each looks for itself, or all are told by whoever follows the list
 * @param indexesOf row keys in order with their places
 */
export function createRows(
  repeat: NonNullable<PublishedNode['repeat']>,
  outer: object,
  evaluate: Evaluate,
  rowAt: (key: string, shown: ShownList) => RowReads = lookingRow,
  indexesOf = toIndexes,
): Rows {
  const page = computed(() => toPage(evaluate(repeat.over, outer)))
  const list = computed(() => page.value.rows)
  const offset = computed(() => page.value.offset)
  const indexes = computed(() => indexesOf(list.value, repeat.key))
  const shown: ShownList = { list, offset, indexes }
  const known = new Map<string, { readonly row: RowReads; readonly scope: object }>()
  let kept: ReadonlyMap<string, number> | undefined
  const scopeWith = rowScopes(outer)
  const keep = (standing: ReadonlyMap<string, unknown>): void => {
    for (const key of known.keys()) if (!standing.has(key)) known.delete(key)
  }
  return {
    places: () => {
      const all = indexes.value
      if (all !== kept) keep(all)
      kept = all
      return all
    },
    keep,
    scopeOf: (key) => {
      const before = known.get(key)
      if (before) return before.scope
      const row = rowAt(key, shown)
      const scope = scopeWith(key, (parent) => createItem(row, shown, parent))
      known.set(key, { row, scope })
      return scope
    },
    tell: () => {
      const all = list.value
      for (const [key, index] of indexes.value) known.get(key)?.row.tell?.(index, all[index])
    },
  }
}

export interface ShownList {
  readonly list: ReadonlySignal<readonly unknown[]>
  readonly offset: ReadonlySignal<number>
  readonly indexes: ReadonlySignal<ReadonlyMap<string, number>>
}

/**
 * Makes the scopes of a repeat's rows. They stand on the scope around, of which nothing is copied: a row has only its
 * `context`.
 */
function rowScopes(outer: object): (key: string, itemOf: (parent: RepeatItem | undefined) => RepeatItem) => object {
  const context: object = Reflect.get(outer, 'context') ?? {}
  const parent = Reflect.get(context, 'item') as RepeatItem | undefined
  const isPlain = Object.keys(context).every((name) => name === 'item')
  const shape = Object.create(outer, { context: { value: undefined, writable: true, enumerable: true } }) as object
  return (key, itemOf) => {
    const item = itemOf(parent)
    return Object.assign(Object.create(shape) as object, {
      context: isPlain ? { item } : withOwn(context, 'item', item),
      [ROW_KEY]: key,
    })
  }
}

/** Places of the rows that a scope stands in, the outermost first. */
export function rowsAround(scope: object): readonly number[] {
  const places: number[] = []
  const context = Reflect.get(scope, 'context') as { readonly item?: RepeatItem } | undefined
  for (let item = context?.item; item; item = item.parent) places.unshift(item.index)
  return places
}

/** Where a row is among those shown, and what it holds; read in a computation, both are followed. */
export interface RowReads {
  readonly at: () => number
  readonly data: () => unknown
  readonly tell?: (at: number, data: unknown) => void
}

/** A row that leaves still knows what it held, for the workflows that hear of it. What is followed is made when it is first read. */
function lookingRow(key: string, { list, indexes }: ShownList): RowReads {
  let lastAt = indexes.peek().get(key) ?? -1
  let lastData = list.peek()[lastAt]
  let data: ReadonlySignal<unknown> | undefined
  let at: ReadonlySignal<number> | undefined
  const readData = (): unknown => {
    const index = indexes.value.get(key)
    return index === undefined ? lastData : (lastData = list.value[index])
  }
  return {
    at: () => (at ??= computed(() => (lastAt = indexes.value.get(key) ?? lastAt))).value,
    data: () => (data ??= computed(readData)).value,
  }
}

function createItem(row: RowReads, { list, offset }: ShownList, parent: RepeatItem | undefined): RepeatItem {
  return {
    get data() {
      return row.data()
    },
    get index() {
      return offset.value + row.at()
    },
    get repeatIndex() {
      return offset.value + row.at()
    },
    parent,
    get isACopy() {
      return row.at() > 0
    },
    get repeatedItems() {
      return list.value
    },
  }
}

interface ShownRows {
  readonly rows: readonly unknown[]
  /** Place of the first one in the whole list. */
  readonly offset: number
}

/** A list whole, a collection's current page (specification section 9), nothing of anything else. */
function toPage(value: unknown): ShownRows {
  if (Array.isArray(value)) return { rows: value, offset: 0 }
  if (typeof value !== 'object' || value === null) return { rows: [], offset: 0 }
  const collection = value as Paged
  const isPaged = Boolean(collection.limit) && typeof collection.total === 'number'
  return { rows: pageOf(collection).rows, offset: isPaged ? Math.max(0, collection.offset ?? 0) : 0 }
}

/** Row keys in order with their places; a key that comes twice is told apart by its place. */
export function toIndexes(list: readonly unknown[], key: string | undefined): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>()
  for (let index = 0; index < list.length; index += 1) {
    const own = ownKey(list[index], key)
    const name = own === undefined ? `i${index}` : `k${own}`
    indexes.set(indexes.has(name) ? `${name}/${index}` : name, index)
  }
  return indexes
}

/** What a row says itself that it is known by. */
export function ownKey(row: unknown, key: string | undefined): string | number | undefined {
  if (key === undefined || typeof row !== 'object' || row === null) return undefined
  const own: unknown = Reflect.get(row, key)
  return typeof own === 'string' || typeof own === 'number' ? own : undefined
}
