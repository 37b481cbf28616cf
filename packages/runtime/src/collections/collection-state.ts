import { batch, computed, signal } from '@preact/signals-core'
import type { CollectionChange } from '@heddle/kit'
import type { PublishedCollection } from '@heddle/document/published'
import { createShape } from '../evaluate/shape-rows.ts'
import { changeRows } from './change-rows.ts'
import type { CollectionsInput } from './create-collections.ts'

/** What a collection holds, from one page to the next when it stays. */
export interface Held {
  /** As they came, before filter and sort; of a source with pages a list with null where nothing was fetched yet. `undefined`: none came. */
  readonly rows: unknown
  /** Number of all rows, of a source with pages that was asked. */
  readonly total?: number | undefined
  readonly isFetched: boolean
  readonly error: unknown
  /** First row of the page that was asked for. */
  readonly offset: number
  /** What the rows were asked with, as text. */
  readonly conditions?: string | undefined
  /** Of rows that came with the page: all they were asked with, which may be another thing for this visitor. */
  readonly asked?: string | undefined
}

/** One collection: what formulas read of it, and what changes it. */
export interface CollectionState {
  readonly definition: PublishedCollection
  /** Own getters over signals: who read `data` is not told of `isFetching`. */
  readonly value: object
  readonly held: () => Held
  /** Hears what it holds, at once and from then on. Returns how to stop. */
  readonly onHeld: (hear: (held: Held) => void) => () => void
  /** Holds something else, as it was told by `held`. */
  readonly put: (held: Held) => void
  readonly shown: () => unknown
  readonly offset: () => number
  readonly limit: () => number | undefined
  readonly begin: () => void
  readonly end: (fetched: Pick<Held, 'rows' | 'total' | 'conditions'>) => void
  readonly fail: (message: string) => void
  /** A fetch that was given up. */
  readonly giveUp: () => void
  /** False when no row has the id. Throws when the value cannot be kept. */
  readonly change: (change: CollectionChange) => boolean
  readonly setOffset: (offset: number) => void
}

/** @param hasPages the source filters, sorts and cuts pages itself */
export function createCollectionState(
  definition: PublishedCollection,
  first: Held,
  hasPages: boolean,
  { evaluator, scope, pattern }: Pick<CollectionsInput, 'evaluator' | 'scope' | 'pattern'>,
): CollectionState {
  const held = signal<Held>(first)
  const empty = definition.type === 'collection' ? [] : null
  const rows = computed(() => (held.value.rows === undefined ? empty : held.value.rows))
  const isFetching = signal(false)
  // What a local change left on show, as long as filter and sort give the same.
  const left = signal<{ readonly of: unknown; readonly shown: unknown } | undefined>(undefined)
  const isShaped = !hasPages && (definition.filter !== undefined || definition.sort !== undefined)
  // A value of a condition that fails is none: the list stays.
  const options = { resolve: evaluator.evaluate, pattern, language: evaluator.language }
  const shape = createShape(isShaped ? { filter: definition.filter, sort: definition.sort } : {}, options)
  const data = computed(() => {
    const shaped = isShaped ? shape(rows.value, scope) : rows.value
    return left.value && left.value.of === shaped ? left.value.shown : shaped
  })
  const total = computed(() => held.value.total ?? (Array.isArray(data.value) ? data.value.length : 0))
  const limit = computed(() => toLimit(evaluator.evaluate(definition.limit, scope)))
  // A filter that leaves fewer rows than the page begins at shows the first page.
  const offset = computed(() => {
    const isKnown = !hasPages || held.value.total !== undefined
    return isKnown && held.value.offset >= Math.max(total.value, 1) ? 0 : held.value.offset
  })
  const isFetched = computed(() => held.value.isFetched)
  const error = computed(() => held.value.error)
  const alter = (next: Partial<Held>): void => void (held.value = { ...held.peek(), ...next })

  const fields: Readonly<Record<string, () => unknown>> = {
    id: () => definition.id,
    name: () => definition.name,
    mode: () => definition.mode,
    type: () => typeOf(rows.value, definition.type),
    data: () => data.value,
    total: () => total.value,
    limit: () => limit.value ?? null,
    offset: () => offset.value,
    isFetching: () => isFetching.value,
    isFetched: () => isFetched.value,
    error: () => error.value,
  }
  const value: object = {}
  for (const [name, get] of Object.entries(fields)) Object.defineProperty(value, name, { enumerable: true, get })

  return {
    definition,
    value,
    held: () => held.peek(),
    onHeld: (hear) => held.subscribe(hear),
    put: (next) => void (held.value = next),
    shown: () => data.peek(),
    offset: () => offset.peek(),
    limit: () => limit.peek(),
    begin: () => void (isFetching.value = true),
    end: (fetched) =>
      batch(() => {
        alter({ ...fetched, error: null, isFetched: true, asked: undefined })
        isFetching.value = false
      }),
    fail: (message) =>
      batch(() => {
        // What is on show stays.
        alter({ error: { message }, isFetched: true })
        isFetching.value = false
      }),
    giveUp: () => void (isFetching.value = false),
    change: (change) =>
      batch(() => {
        const changed = changeRows(rows.peek(), data.peek(), change)
        if (!changed) return false
        const isCounted = held.peek().total !== undefined && Array.isArray(changed.rows)
        alter({ rows: changed.rows, ...(isCounted && { total: changed.rows.length }) })
        if (isShaped) left.value = { of: shape(changed.rows, scope), shown: shapedAgain(changed.shown, change) }
        return true
      }),
    setOffset: (next) => alter({ offset: Number.isFinite(next) ? Math.max(0, Math.floor(next)) : 0 }),
  }

  /** A changed row stays where it was put, unless the change asks for filter or sort. */
  function shapedAgain(shown: unknown, { applyFilter, applySort }: CollectionChange): unknown {
    const again = { ...(applyFilter && { filter: definition.filter }), ...(applySort && { sort: definition.sort }) }
    return createShape(again, options)(shown, scope)
  }
}

/** A list or a single record, by what came (logic reference 4.2). */
function typeOf(rows: unknown, defined: PublishedCollection['type']): PublishedCollection['type'] {
  if (rows === undefined || rows === null) return defined
  return Array.isArray(rows) ? 'collection' : 'single'
}

/** A number of rows, of whatever a formula gives. */
export function toLimit(value: unknown): number | undefined {
  const limit = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof limit === 'number' && Number.isFinite(limit) && limit > 0 ? Math.floor(limit) : undefined
}
