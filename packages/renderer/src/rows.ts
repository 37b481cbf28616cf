import { computed, type ReadonlySignal } from '@preact/signals-core'
import { pageOf, type Paged } from '@heddle/document/values'
import type { PublishedNode } from '@heddle/document/published'
import { withOwn, type Evaluate } from './evaluate.ts'
import { markRepeated } from './repeated-scopes.ts'

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
  readonly keys: () => readonly string[]
  readonly scopeOf: (key: string) => object
}

/** @param over the list, an object that holds one in `data` (a collection), or anything else for no rows */
export function createRows(repeat: NonNullable<PublishedNode['repeat']>, outer: object, evaluate: Evaluate): Rows {
  const page = computed(() => toPage(evaluate(repeat.over, outer)))
  const list = computed(() => page.value.rows)
  const offset = computed(() => page.value.offset)
  const indexes = computed(() => toIndexes(list.value, repeat.key))
  const scopes = new Map<string, object>()
  return {
    keys: () => {
      const shown = indexes.value
      for (const key of scopes.keys()) if (!shown.has(key)) scopes.delete(key)
      return [...shown.keys()]
    },
    scopeOf: (key) => {
      const known = scopes.get(key)
      if (known) return known
      const scope = toRowScope(
        outer,
        list,
        computed(() => indexes.value.get(key) ?? -1),
        offset,
      )
      scopes.set(key, scope)
      return scope
    },
  }
}

function toRowScope(
  outer: object,
  list: ReadonlySignal<readonly unknown[]>,
  index: ReadonlySignal<number>,
  offset: ReadonlySignal<number>,
): object {
  // A row that leaves still knows what it held, for the workflows that hear of it.
  let lastData = list.peek()[index.peek()]
  let lastAt = index.peek()
  const data = computed(() => (index.value < 0 ? lastData : (lastData = list.value[index.value])))
  const at = computed(() => (index.value < 0 ? lastAt : (lastAt = index.value)))
  const context: object = Reflect.get(outer, 'context') ?? {}
  const item: RepeatItem = {
    get data() {
      return data.value
    },
    get index() {
      return offset.value + at.value
    },
    get repeatIndex() {
      return offset.value + at.value
    },
    parent: Reflect.get(context, 'item'),
    get isACopy() {
      return at.value > 0
    },
    get repeatedItems() {
      return list.value
    },
  }
  return markRepeated(withOwn(outer, 'context', withOwn(context, 'item', item)))
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
function toIndexes(list: readonly unknown[], key: string | undefined): ReadonlyMap<string, number> {
  const indexes = new Map<string, number>()
  for (const [index, data] of list.entries()) {
    const own = key !== undefined && typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined
    const name = typeof own === 'string' || typeof own === 'number' ? `k${own}` : `i${index}`
    indexes.set(indexes.has(name) ? `${name}/${index}` : name, index)
  }
  return indexes
}
