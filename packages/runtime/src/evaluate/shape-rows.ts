import type { SortKey } from '@heddle/document'
import { withOwn } from '@heddle/renderer/evaluate'
import { createFiltered, type FilterOptions } from '@heddle/document/values'
import type { PublishedBinding, PublishedFilter, PublishedValue } from '@heddle/document/published'

/** How conditions match regular expressions: loaded only by pages that use one. */
export type PatternPort = () => FilterOptions['pattern']

export interface ShapeOptions {
  readonly resolve: (value: unknown, scope: object) => unknown
  readonly pattern: PatternPort
  /** Language whose order texts are sorted in. */
  readonly language: () => string
}

export interface Shape {
  readonly filter?: PublishedFilter | undefined
  readonly sort?: readonly SortKey[] | undefined
  readonly map?: PublishedBinding['map'] | undefined
}

/**
 * What puts a list through filter, sort and map, in this order (logic reference 1.6). Of a collection its `data`, the rest
 * stays and `total` is the new length; anything else is given back as it is. The same rows under the same conditions cost
 * nothing.
 */
export function createShape(
  { filter, sort, map }: Shape,
  { resolve, pattern, language }: ShapeOptions,
): (value: unknown, scope: object) => unknown {
  const filtered = createFiltered<PublishedValue>({
    filter,
    sort,
    language: language(),
    pattern: (source, flags) => {
      const compile = pattern()
      if (!compile) throw new Error('No patterns')
      return compile(source, flags)
    },
    report: (message) => console.warn(message),
  })

  const mapped = map && createMapped(map, resolve)
  let last: { readonly value: object; readonly data: unknown; readonly result: object } | undefined

  function shapeList(rows: readonly unknown[], scope: object): readonly unknown[] {
    const shaped = filtered(rows, (value) => resolve(value, scope))
    return mapped ? mapped(shaped, scope) : shaped
  }

  return (value, scope) => {
    if (Array.isArray(value)) return shapeList(value, scope)
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'data')) return value
    const rows: unknown = Reflect.get(value, 'data')
    if (!Array.isArray(rows)) return value
    const data = shapeList(rows, scope)
    if (last?.value !== value || last.data !== data) {
      last = { value, data, result: withOwn(withOwn(value, 'data', data), 'total', data.length) }
    }
    return last.result
  }
}

/**
 * Each row as an object of the map's keys, worked out with `context.mapping` of the row. A row that comes out as before is
 * the same object, and so is a list of such rows.
 */
function createMapped(
  map: NonNullable<Shape['map']>,
  resolve: ShapeOptions['resolve'],
): (rows: readonly unknown[], scope: object) => readonly unknown[] {
  const parts = Object.entries(map)
  let before: readonly object[] = []
  return (rows, scope) => {
    const outer: object = Reflect.get(scope, 'context') ?? {}
    let context = outer
    const inner = Object.create(scope, { context: { get: () => context } }) as object
    const next = rows.map((value, index) => {
      context = withOwn(outer, 'mapping', { value, index })
      const row = Object.fromEntries(parts.map(([key, part]) => [key, resolve(part, inner)]))
      const former = before[index]
      return former && parts.every(([key]) => Object.is(Reflect.get(former, key), row[key])) ? former : row
    })
    if (next.length !== before.length || next.some((row, index) => row !== before[index])) before = next
    return before
  }
}
