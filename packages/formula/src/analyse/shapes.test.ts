import { describe, expect, it } from 'vitest'
import { ANY, eitherOf, NOTHING, NUMBER, shapeOf, TEXT } from './shapes.ts'
import { suggestName } from './suggest.ts'

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) })

describe('formula-S1 what is known of a value', () => {
  it.each([
    [null, NOTHING],
    [undefined, NOTHING],
    ['a', TEXT],
    [1, NUMBER],
    [true, { types: ['boolean'] }],
    [() => {}, ANY],
    [[], { types: ['list'] }],
    [[1, 'a'], { types: ['list'], item: { types: ['number', 'text'] } }],
    [[1, 1, 1, 'a'], { types: ['list'], item: NUMBER }],
    [{ a: { b: 1 } }, { types: ['object'], fields: { a: { types: ['object'], fields: { b: NUMBER } } } }],
    [JSON.parse('{"__proto__":1,"a":1}'), { types: ['object'], fields: { a: NUMBER } }],
  ])('%j', (value, shape) => expect(shapeOf(value)).toEqual(shape))

  it('goes six levels deep and two hundred fields wide', () => {
    const at = (levels: number) => Array.from({ length: levels }).reduce((shape) => Object(shape).fields.a, shapeOf(nested(9)))
    expect(at(5)).toEqual({ types: ['object'], fields: { a: ANY } })
    expect(at(6)).toEqual(ANY)
    expect(shapeOf([[[[[[[1]]]]]]])).toEqual(
      Array.from({ length: 6 }).reduce<unknown>((item) => ({ types: ['list'], item }), ANY),
    )
    const wide = Object.fromEntries(Array.from({ length: 201 }, (_, field) => [`f${field}`, field]))
    expect(Object.keys(shapeOf(wide).fields ?? {})).toHaveLength(200)
  })
})

describe('formula-S1 what is known of one of two values', () => {
  const row = shapeOf({ a: 1, b: 'x' })
  it.each([
    [NUMBER, NUMBER, NUMBER],
    [NUMBER, TEXT, { types: ['number', 'text'] }],
    [NUMBER, ANY, ANY],
    [ANY, NUMBER, ANY],
    [row, NOTHING, { ...row, types: ['object', 'nothing'] }],
    [NOTHING, row, { ...row, types: ['nothing', 'object'] }],
    [row, shapeOf({ a: 'y', c: 1 }), { types: ['object'], fields: { a: { types: ['number', 'text'] } } }],
    [row, NUMBER, { types: ['object', 'number'] }],
    [shapeOf([1]), shapeOf(['a']), { types: ['list'], item: { types: ['number', 'text'] } }],
    [shapeOf([1]), shapeOf([]), { types: ['list'] }],
  ])('%j or %j', (one, other, shape) => expect(eitherOf(one, other)).toEqual(shape))
})

describe('formula-S2 the name that was probably meant', () => {
  it.each([
    ['total', ['total'], 'total'],
    ['Total', ['total'], 'total'],
    ['totl', ['total', 'title'], 'total'],
    ['toatl', ['total'], 'total'],
    ['totals', ['total'], 'total'],
    ['tital', ['total', 'title'], 'total'],
    ['ab', ['xb'], 'xb'],
    ['ab', ['xy'], undefined],
    ['a', ['bcd'], undefined],
    ['abcdef', ['abcdxy'], 'abcdxy'],
    ['abcdef', ['abcxyz'], undefined],
    ['abcdef', ['abcdefgh'], 'abcdefgh'],
    ['abcdef', ['abcdefghi'], undefined],
    ['abcdef', ['badcfe'], undefined],
    ['price', ['prices', 'price2', 'Price'], 'Price'],
    ['x', [], undefined],
  ])('for %s of %j is %s', (name, known, meant) => expect(suggestName(name, known)).toBe(meant))
})
