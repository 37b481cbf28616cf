import { describe, expect, it } from 'vitest'
import { coerceVariable, type VariableChange } from '../index.ts'

const ok = (value: unknown) => ({ ok: true, value })
const no = (message: string) => ({ ok: false, message })

describe('types', () => {
  it('document-D53 S4-16 S5-19 a boolean takes true, false and their texts, nothing else', () => {
    for (const [value, stored] of [
      [true, true],
      ['true', true],
      [false, false],
      ['false', false],
    ] as const) {
      expect(coerceVariable('boolean', null, value)).toEqual(ok(stored))
    }
    for (const value of [null, 1, 0, '', 'TRUE', {}, []]) {
      expect(coerceVariable('boolean', true, value)).toEqual(no('value must be a boolean'))
    }
  })

  it.each(['string', 'query'] as const)('document-D53 S4-16 S5-20 a %s takes scalars as text', (type) => {
    expect(coerceVariable(type, '', 12.5)).toEqual(ok('12.5'))
    expect(coerceVariable(type, '', false)).toEqual(ok('false'))
    expect(coerceVariable(type, '', null)).toEqual(ok(null))
    for (const value of [{}, [], () => 1, Symbol('s')]) {
      expect(coerceVariable(type, '', value)).toEqual(no('value must be a string, a number or a boolean'))
    }
  })

  it('document-D53 S4-16 S5-21 a number reads texts; what holds none becomes null', () => {
    expect(coerceVariable('number', 0, '12.5')).toEqual(ok(12.5))
    expect(coerceVariable('number', 0, '')).toEqual(ok(null))
    expect(coerceVariable('number', 0, 'x')).toEqual(ok(null))
    expect(coerceVariable('number', 0, Number.NaN)).toEqual(ok(null))
    expect(coerceVariable('number', 0, null)).toEqual(ok(null))
    for (const value of [true, {}, [1]]) expect(coerceVariable('number', 0, value)).toEqual(no('value must be a number'))
  })

  it('document-D53 S4-16 S5-22 a list takes lists and their JSON text; text that is no JSON gives an empty list', () => {
    expect(coerceVariable('array', null, [1, { a: 2 }])).toEqual(ok([1, { a: 2 }]))
    expect(coerceVariable('array', null, '[1,2]')).toEqual(ok([1, 2]))
    expect(coerceVariable('array', [1], '{bad')).toEqual(ok([]))
    expect(coerceVariable('array', [1], null)).toEqual(ok(null))
    for (const value of [{}, 5, true, '{"a":1}', '5']) {
      expect(coerceVariable('array', [], value)).toEqual(no('value must be an array'))
    }
  })

  it('document-D53 S4-16 S5-23 an object takes objects and their JSON text; text that is no JSON gives an empty object', () => {
    expect(coerceVariable('object', null, { a: 1 })).toEqual(ok({ a: 1 }))
    expect(coerceVariable('object', null, '{"a":1}')).toEqual(ok({ a: 1 }))
    expect(coerceVariable('object', { a: 1 }, '{bad')).toEqual(ok({}))
    expect(coerceVariable('object', { a: 1 }, null)).toEqual(ok(null))
    for (const value of [[], 5, false, '[1]']) {
      expect(coerceVariable('object', {}, value)).toEqual(no('value must be an object'))
    }
  })

  it('document-D53 S5-24 undefined changes nothing', () => {
    const list = [1]
    expect(coerceVariable('number', 5, undefined)).toEqual(ok(5))
    expect(coerceVariable('boolean', true, undefined)).toEqual(ok(true))
    for (const operation of ['update', 'insert', 'unshift', 'push'] as const) {
      expect(coerceVariable('array', list, undefined, { operation })).toEqual(ok(list))
    }
    expect(coerceVariable('object', { a: 1 }, undefined, { operation: 'delete', path: 'a' })).toEqual(ok({ a: 1 }))
  })
})

describe('lists', () => {
  const change = (current: unknown, value: unknown, how: VariableChange) => coerceVariable('array', current, value, how)

  it.each<[VariableChange, unknown, readonly unknown[]]>([
    [{ operation: 'insert', index: 1 }, 9, [1, 9, 2, 3]],
    [{ operation: 'insert' }, 9, [9, 1, 2, 3]],
    [{ operation: 'update', index: 1 }, 9, [1, 9, 3]],
    [{ operation: 'update' }, 9, [9, 2, 3]],
    [{ operation: 'update', index: 4 }, 9, [1, 2, 3, undefined, 9]],
    [{ operation: 'delete', index: 1 }, undefined, [1, 3]],
    [{ operation: 'delete', index: 7 }, undefined, [1, 2, 3]],
    [{ operation: 'delete' }, undefined, [2, 3]],
    [{ operation: 'unshift' }, [9], [[9], 1, 2, 3]],
    [{ operation: 'push' }, '[9]', [1, 2, 3, '[9]']],
    [{ operation: 'shift' }, undefined, [2, 3]],
    [{ operation: 'pop' }, undefined, [1, 2]],
    [{ path: '1' }, 9, [1, 9, 3]],
  ])('document-D55 S4-17 S5-22 S5-24 %j', (how, value, expected) => {
    expect(change([1, 2, 3], value, how)).toEqual(ok(expected))
  })

  it('document-D55 an item is updated at a path below it', () => {
    const list = [{ a: { b: 1 } }, { a: 2 }]
    expect(change(list, 5, { operation: 'update', index: 0, path: 'a.c' })).toEqual(ok([{ a: { b: 1, c: 5 } }, { a: 2 }]))
    expect(list).toEqual([{ a: { b: 1 } }, { a: 2 }])
  })

  it('document-D55 null starts as an empty list', () => {
    expect(change(null, 1, { operation: 'push' })).toEqual(ok([1]))
    expect(change(undefined, undefined, { operation: 'pop' })).toEqual(ok([]))
    expect(change(null, 1, { operation: 'update', index: 0, path: 'a' })).toEqual(ok([{ a: 1 }]))
  })

  it('document-D55 positions that make no sense, and those far behind the end, are refused', () => {
    expect(change([1], 2, { operation: 'update', index: -1 })).toEqual(no('index must be a whole number from 0 on, not -1'))
    expect(change([1], 2, { operation: 'insert', index: 0.5 })).toMatchObject({ ok: false })
    expect(change([1], 2, { operation: 'update', index: 4_000_000_000 })).toEqual(
      no('Position 4000000000 is too far behind the end of a list of 1'),
    )
  })
})

describe('objects', () => {
  it('document-D56 S5-23 a path sets a part, and null starts as an empty object', () => {
    expect(coerceVariable('object', { a: { b: 1 } }, 2, { path: 'a.c' })).toEqual(ok({ a: { b: 1, c: 2 } }))
    expect(coerceVariable('object', null, 'x', { path: 'list.0.name' })).toEqual(ok({ list: [{ name: 'x' }] }))
    expect(coerceVariable('object', { a: 1 }, '{"b":2}', { path: 'a' })).toEqual(ok({ a: '{"b":2}' }))
  })

  it('document-D56 a path to a prototype is refused by name', () => {
    for (const path of ['__proto__.hacked', 'a.constructor.prototype.hacked', 'prototype']) {
      expect(coerceVariable('object', {}, true, { path })).toMatchObject({ ok: false })
    }
    expect(coerceVariable('array', [], true, { operation: 'update', path: '__proto__.x' })).toEqual(
      no('"__proto__" cannot be used in a path'),
    )
    expect(Object.hasOwn(Object.prototype, 'hacked')).toBe(false)
  })

  it('document-D56 JSON text cannot bring a prototype along', () => {
    const stored = coerceVariable('object', {}, '{"__proto__":{"isAdmin":true},"a":1}')
    expect(stored).toEqual(ok({ a: 1 }))
    expect((stored as { value: { isAdmin?: boolean } }).value.isAdmin).toBeUndefined()
  })
})

describe('copies', () => {
  it('document-D57 S3-08 what is stored is a copy, unless the reference is preserved', () => {
    const value = { list: [{ a: 1 }] }
    const stored = coerceVariable('object', null, value)
    value.list.push({ a: 2 })
    expect(stored).toEqual(ok({ list: [{ a: 1 }] }))
    expect(coerceVariable('object', null, value, {}, { preserveReference: true })).toMatchObject({ value })
    const preserved = coerceVariable('array', [], value, { operation: 'push' }, { preserveReference: true })
    expect((preserved as { value: readonly unknown[] }).value[0]).toBe(value)
  })

  it('document-D136 rows that a variable holds already stay what they are in the list that replaces its own', () => {
    const rows = [{ id: 1, tags: ['a'] }, { id: 2, tags: ['b'] }, { id: 3 }]
    const [first, second, third] = rows
    const given = [third, { id: 2, tags: second?.tags }, first]
    const { value } = coerceVariable('array', rows, given) as { value: readonly object[] }
    expect(value).toEqual(given)
    expect(value).not.toBe(given)
    expect([value[0] === third, value[1] === given[1], value[2] === first]).toEqual([true, false, true])
    expect(Reflect.get(value[1] ?? {}, 'tags')).toBe(second?.tags)
  })

  it('document-D136 the same holds below a path, and not for rows that another variable holds', () => {
    const [mine, others] = [{ rows: [{ id: 1 }] }, [{ id: 1 }]]
    const { value } = coerceVariable('object', mine, [...others, ...mine.rows], { path: 'rows' }) as { value: typeof mine }
    expect([value.rows[0] === others[0], value.rows[1] === mine.rows[0]]).toEqual([false, true])
    const again = coerceVariable('array', others, others) as { value: unknown }
    expect([again.value, again.value === others]).toEqual([others, false])
  })

  it('document-D136 a held row that somebody put something into in place is copied, without what no value may hold', () => {
    const foreign = { deep: { a: 1 } }
    const row: Record<string, unknown> = { id: 1 }
    const rows = [row]
    row['mine'] = JSON.parse('{"__proto__":{"isAdmin":true},"b":2}')
    const { value } = coerceVariable('array', rows, [row, foreign]) as { value: readonly Record<string, unknown>[] }
    expect(value).toEqual([{ id: 1, mine: { b: 2 } }, foreign])
    expect([value[0] === row, value[1] === foreign]).toEqual([false, false])
    expect(Object.hasOwn(value[0]?.['mine'] as object, '__proto__')).toBe(false)
  })

  it('document-D136 held rows count like others: a value that doubles with each write is refused in the end', () => {
    let held: unknown = [[1]]
    let round = 0
    for (let isTaken = true; isTaken && round < 60; round += 1) {
      const result = coerceVariable('array', held, [held, ...(held as readonly unknown[]), ...(held as readonly unknown[])])
      if (result.ok) held = result.value
      isTaken = result.ok
    }
    expect(round).toBeLessThan(60)
  })

  it('document-D57 dates and files stay what they are', () => {
    const date = new Date(0)
    expect((coerceVariable('object', null, { date }) as { value: { date: unknown } }).value.date).toBe(date)
  })

  it('document-D57 a value that holds itself, nests without end, or doubles with each level is refused', () => {
    const endless: unknown[] = []
    endless.push(endless)
    expect(coerceVariable('array', [], endless)).toEqual(no('value is too large or nested too deeply'))
    const sparse: unknown[] = []
    sparse.length = 4_000_000_000
    expect(coerceVariable('array', [], sparse)).toMatchObject({ ok: false })
    let doubled: unknown = []
    for (let round = 0; round < 60; round += 1) doubled = [doubled, doubled]
    expect(coerceVariable('array', [], doubled)).toMatchObject({ ok: false })
    expect(coerceVariable('array', [], `${'['.repeat(50_000)}${']'.repeat(50_000)}`)).toMatchObject({ ok: false })
  })
})
