import { describe, expect, test, vi } from 'vitest'
import { compilePattern } from '@heddle/document/regex'
import { publishedBinding } from '@heddle/testing'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createEvaluator } from './create-evaluator.ts'
import { createShape, type Shape, type ShapeOptions } from './shape-rows.ts'

const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
const { resolve } = createEvaluator({ functions: {}, surroundings })
const shapeOf = (shape: Shape, options: Partial<ShapeOptions> = {}) =>
  createShape(shape, { resolve, pattern: () => compilePattern, language: () => 'en', ...options })
const more = (value: unknown): Shape => ({ filter: { conditions: [{ field: 'n', operator: '$gt', value: value as number }] } })
const rows = [{ n: 1 }, { n: 2 }]

describe('filter, sort and map', () => {
  test('runtime-RE2 of a collection change its rows; the rest stays and total is the new length', () => {
    let isFetching = false
    const collection = Object.defineProperty({ id: 'c', data: rows, total: 95, limit: 10 }, 'isFetching', {
      enumerable: true,
      get: () => isFetching,
    })
    const shaped = shapeOf(more(1))(collection, {}) as typeof collection & { readonly isFetching: boolean }
    expect(shaped).toEqual({ id: 'c', data: [{ n: 2 }], total: 1, limit: 10, isFetching: false })
    isFetching = true
    expect(shaped.isFetching).toBe(true)
    expect(collection.total).toBe(95)
  })

  test.each([null, undefined, 5, 'text', { id: 1 }, { data: { n: 1 } }])('runtime-RE2 leave %j as it is', (value) => {
    expect(shapeOf(more(1))(value, {})).toBe(value)
  })

  test('runtime-RE2 map sees the names around it and the context it stands in', () => {
    const map = { sum: publishedBinding('context.mapping.value.n + variables.a + context.item.b') }
    const scope = { variables: { a: 10 }, context: { item: { b: 100 } } }
    expect(shapeOf({ map })(rows, scope)).toEqual([{ sum: 111 }, { sum: 112 }])
    expect(scope).toEqual({ variables: { a: 10 }, context: { item: { b: 100 } } })
  })

  test('runtime-RE2 a map inside a map has its own row', () => {
    const inner = { ...publishedBinding('context.mapping.value.list'), map: { x: publishedBinding('context.mapping.value') } }
    const map = { list: inner, n: publishedBinding('context.mapping.value.n') }
    expect(shapeOf({ map })([{ n: 1, list: [7, 8] }], {})).toEqual([{ list: [{ x: 7 }, { x: 8 }], n: 1 }])
  })

  test('runtime-RE3 the same rows under the same conditions give the same list, whatever was evaluated', () => {
    const shape = shapeOf({ ...more(publishedBinding('variables.least')), sort: [{ key: 'n', direction: 'ASC' }] })
    const first = shape(rows, { variables: { least: 1 } })
    expect(shape(rows, { variables: { least: 1 } })).toBe(first)
    expect(shape(rows, { variables: { least: 0 } })).toEqual(rows)
    expect(shape([...rows], { variables: { least: 0 } })).not.toBe(first)
  })

  test('runtime-RE3 the same collection under the same conditions is the same object', () => {
    const collection = { data: rows }
    const shape = shapeOf(more(1))
    expect(shape(collection, {})).toBe(shape(collection, {}))
    expect(shape({ data: rows }, {})).not.toBe(shape(collection, {}))
  })

  test('runtime-RE3 no row is looked at again when nothing changed', () => {
    const read = vi.fn((n: number) => n)
    const watched = [1, 2, 3].map((n) => Object.defineProperty({}, 'n', { enumerable: true, get: () => read(n) }))
    const shape = shapeOf(more(1))
    shape(watched, {})
    expect(read).toHaveBeenCalled()
    read.mockClear()
    shape(watched, {})
    expect(read).not.toHaveBeenCalled()
  })

  test('runtime-RE3 mapped rows that come out as before are the same objects', () => {
    const shape = shapeOf({ map: { big: publishedBinding('context.mapping.value.n > variables.least') } })
    const first = shape(rows, { variables: { least: 1 } }) as readonly unknown[]
    expect(shape([...rows], { variables: { least: 1.5 } })).toBe(first)
    const second = shape(rows, { variables: { least: 0 } }) as readonly unknown[]
    expect(second).toEqual([{ big: true }, { big: true }])
    expect(second[1]).toBe(first[1])
    expect(shape(rows.slice(0, 1), { variables: { least: 0 } })).toEqual([{ big: true }])
  })

  test('runtime-RE4 patterns fit once they are loaded; before that they fit nothing and it is said', () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const filter = { conditions: [{ field: 'name', operator: '$match', value: '/^r/i' }] } as const
    const names = [{ name: 'Rye' }, { name: 'Oat' }]
    expect(shapeOf({ filter }, { pattern: () => undefined })(names, {})).toEqual([])
    expect(said.mock.calls[0]?.[0]).toContain('name')
    said.mockRestore()
    expect(shapeOf({ filter })(names, {})).toEqual([{ name: 'Rye' }])
  })

  test('runtime-RE4 nobody asks for patterns without a condition that needs them', () => {
    const pattern = vi.fn()
    shapeOf(more(1), { pattern })(rows, {})
    expect(pattern).not.toHaveBeenCalled()
  })
})

test('runtime-RE2 texts are sorted in the order of the page’s language', () => {
  const words = [{ w: 'z' }, { w: 'ä' }, { w: 'a' }]
  const sorted = (language: string): unknown =>
    (shapeOf({ sort: [{ key: 'w', direction: 'ASC' }] }, { language: () => language })(words, {}) as typeof words).map(
      ({ w }) => w,
    )
  expect(sorted('de')).toEqual(['a', 'ä', 'z'])
  expect(sorted('sv')).toEqual(['a', 'z', 'ä'])
})
