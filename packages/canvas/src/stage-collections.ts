import { computed } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import { MESSAGES } from './messages.ts'
import type { Staged } from './protocol.ts'
import { stagedRows } from './staged-rows.ts'

type Fields = Readonly<Record<string, unknown>>

/**
 * Collections as formulas name them, those that are staged with other rows, or in another state, than they have. Who reads
 * one that is not staged reads it as before.
 */
export function stageCollections(collections: object, staged: ReadonlyMap<Id, Staged>): object {
  if (staged.size === 0) return collections
  const found: object = Object.create(null)
  const made = new Map<Id, object>()
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(collections))) {
    const get = (): unknown => {
      const real: unknown = property.get ? property.get.call(collections) : property.value
      const id = idOf(real)
      const show = id === undefined ? undefined : staged.get(id)
      if (id === undefined || show === undefined) return real
      const known = made.get(id) ?? stageOne(real as Fields, show)
      made.set(id, known)
      return known
    }
    Object.defineProperty(found, name, { enumerable: true, get })
  }
  return found
}

function idOf(collection: unknown): Id | undefined {
  const id: unknown = typeof collection === 'object' && collection !== null ? Reflect.get(collection, 'id') : undefined
  return typeof id === 'string' ? id : undefined
}

/** A collection with the same fields, of which those that are staged say something else. */
function stageOne(real: Fields, show: Staged): object {
  const isList = real['type'] !== 'single'
  const data = computed(() => stagedRows(show, real['data'], isList))
  const other: Readonly<Record<string, () => unknown>> = {
    data: () => data.value,
    total: () => (Array.isArray(data.value) ? data.value.length : 0),
    offset: () => 0,
    isFetching: () => show === 'loading',
    isFetched: () => show !== 'loading',
    error: () => (show === 'error' ? { message: MESSAGES.stagedError } : null),
  }
  const collection: object = {}
  for (const name of Object.keys(real))
    Object.defineProperty(collection, name, { enumerable: true, get: other[name] ?? (() => real[name]) })
  return collection
}
