import { describe, expect, it } from 'vitest'
import { compilePattern } from '../../regex/index.ts'
import { applyFilter, compileFilter, type FilterLeaf, type FilterNode, type FilterOperator } from '../index.ts'
import { FILTER_OPERATORS } from './operators.ts'

const same = (value: unknown) => value
const keep = (filter: FilterNode<unknown>, rows: readonly unknown[]) =>
  applyFilter(rows, compileFilter(filter, same, { pattern: compilePattern }))
const one = (operator: FilterOperator, value: unknown): FilterNode<unknown> => ({ conditions: [{ field: 'f', operator, value }] })
/** Values that pass. */
const passing = (operator: FilterOperator, wanted: unknown, values: readonly unknown[]) =>
  keep(
    one(operator, wanted),
    values.map((f) => ({ f })),
  ).map((row) => (row as { f: unknown }).f)

describe('operators', () => {
  it.each<[FilterOperator, unknown, readonly unknown[], readonly unknown[]]>([
    ['$eq', 1, [1, '1', true, null], [1]],
    ['$ne', 1, [1, '1', null], ['1', null]],
    ['$lt', 5, [4, 5, '4', null, 'x', {}], [4, '4', null]],
    ['$gt', 'b', ['a', 'b', 'c', ['c']], ['c']],
    ['$lte', 5, [4, 5, 6], [4, 5]],
    ['$gte', 5, [4, 5, 6], [5, 6]],
    ['$iLike:contains', 'AB', ['xaby', 'ba', ['ab'], { k: 'AB' }, null], ['xaby', ['ab'], { k: 'AB' }]],
    ['$notILike:contains', 'ab', ['xaby', 'ba', null], ['ba', null]],
    ['$iLike:contains', 5, ['5', 5], []],
    ['$notILike:contains', 5, ['5', 6], []],
    ['$iLike:startsWith', 'ÄB', ['äbc', 'cäb', 5], ['äbc']],
    ['$iLike:endsWith', 'B', ['ab', 'ba', ['b']], ['ab']],
    ['$eq:null', undefined, [null, undefined, '', [], {}, 0, false, ' '], [null, undefined, '', [], {}]],
    ['$ne:null', undefined, [null, '', [], {}, 0, false, 'a', [0]], [0, false, 'a', [0]]],
    ['$in', ['a', 1], ['a', 1, '1', null], ['a', 1]],
    ['$notIn', ['a', 1], ['a', '1'], ['1']],
    ['$in', 'a', ['a'], []],
    ['$notIn', 'a', ['b'], []],
    ['$overlap', [1, 2], [[2, 3], [3], [], 2], [[2, 3]]],
    ['$notOverlap', [1, 2], [[2, 3], [3], [], 2], [[3], []]],
    ['$contains', [1, 2], [[2, 1, 3], [1], 1], [[2, 1, 3]]],
    ['$has', 'k', [{ k: 0 }, { k: null }, {}, null], [{ k: 0 }]],
    ['$hasNot', 'k', [{ k: 0 }, { k: null }, {}, null], [{ k: null }, {}, null]],
    ['$has', 'constructor', [{}, { constructor: 1 }], [{ constructor: 1 }]],
    ['$match', '/^a+$/i', ['AA', 'ab', null, 5], ['AA']],
    ['$notMatch', '/^a+$/i', ['AA', 'ab', null, 5], ['ab', null, 5]],
    ['$match', 'no slashes', ['AA', null], ['AA', null]],
    ['$notMatch', 'no slashes', ['AA', null], []],
  ])('document-D60 S5-27 %s %j', (operator, wanted, values, expected) => {
    expect(passing(operator, wanted, values)).toEqual(expected)
  })

  it('document-D60 S5-27 there are 21, and none of them lets everything pass', () => {
    expect(new Set(FILTER_OPERATORS).size).toBe(21)
    const values = [null, undefined, '', 'a', 'ab', 'b', 0, 1, true, [], [1], ['a'], {}, { a: 1 }]
    const wanted = [undefined, 'a', 1, ['a'], [1], '/a/']
    for (const operator of FILTER_OPERATORS) {
      const kept = wanted.map((one) => passing(operator, one, values).length)
      expect([operator, kept.some((count) => count < values.length), kept.some((count) => count > 0)]).toEqual([
        operator,
        true,
        true,
      ])
    }
  })

  it('document-D60 lists of any length mean the same', () => {
    const many = Array.from({ length: 20 }, (_, at) => at)
    expect(passing('$in', many, [3, '3', Number.NaN])).toEqual([3])
    expect(passing('$in', [...many, Number.NaN], [Number.NaN])).toEqual([Number.NaN])
    expect(passing('$contains', [1, 19], [many, [1]])).toEqual([many])
  })

  it('document-D60 a value that has no end is searched as nothing, and long parts are looked for in time', () => {
    let endless: unknown = ['x']
    for (let level = 0; level < 40; level += 1) endless = [endless, endless]
    expect(passing('$iLike:contains', 'x', [endless, 'axb'])).toEqual(['axb'])
    const almost = `${'a'.repeat(300_000)}b`
    expect(passing('$iLike:contains', `${'a'.repeat(20_000)}c`, [almost, `${almost}c`])).toEqual([])
  })
  it('document-D60 an operator that does not exist keeps nothing', () => {
    expect(passing('$where' as FilterOperator, 1, [1])).toEqual([])
  })
})

const rows = [
  { id: 1, a: 1, b: 'x' },
  { id: 2, a: 2, b: 'y' },
  { id: 3, a: 1, b: 'y' },
]
const ids = (kept: readonly unknown[]) => kept.map((row) => (row as { id: number }).id)
const leaf = (field: string, value: unknown, more: Partial<FilterLeaf<unknown>> = {}): FilterLeaf<unknown> => ({
  field,
  operator: '$eq',
  value,
  ...more,
})

describe('trees', () => {
  it('document-D61 S5-28 conditions join by AND, and by OR only where the link says so', () => {
    const conditions = [leaf('a', 1), leaf('b', 'y')]
    expect(ids(keep({ conditions }, rows))).toEqual([3])
    expect(ids(keep({ link: '$or', conditions }, rows))).toEqual([1, 2, 3])
    expect(ids(keep({ conditions: [leaf('b', 'y'), { link: '$or', conditions: [leaf('a', 2), leaf('a', 9)] }] }, rows))).toEqual([
      2,
    ])
  })

  it('document-D61 a part that is switched off, empty or ignored does not filter, and lets nothing through an OR either', () => {
    expect(compileFilter({ if: false, conditions: [leaf('a', 1)] }, same)).toBeUndefined()
    expect(compileFilter({ conditions: [] }, same)).toBeUndefined()
    expect(compileFilter({ conditions: [leaf('a', '', { isEmptyIgnored: true }), { conditions: [] }] }, same)).toBeUndefined()
    const or = { link: '$or' as const, conditions: [leaf('a', 2), { if: false, conditions: [leaf('a', 1)] }] }
    expect(ids(keep(or, rows))).toEqual([2])
    expect(ids(keep({ conditions: [leaf('a', [], { isEmptyIgnored: true }), leaf('b', 'x')] }, rows))).toEqual([1])
    expect(ids(keep({ conditions: [leaf('a', '', { isEmptyIgnored: false })] }, rows))).toEqual([])
  })

  it('document-D61 0 and false are no empty values', () => {
    expect(ids(keep({ conditions: [leaf('a', 0, { isEmptyIgnored: true })] }, rows))).toEqual([])
  })

  it('document-D61 what is switched off is not evaluated', () => {
    const asked: unknown[] = []
    const filter = { conditions: [leaf('a', 'outer'), { if: 'off', conditions: [leaf('b', 'inner')] }] }
    compileFilter(filter, (value) => {
      asked.push(value)
      return value !== 'off'
    })
    expect(asked).toEqual(['outer', 'off'])
  })

  it('document-D62 rows that are null are dropped, unless nothing filters', () => {
    expect(keep({ conditions: [{ field: 'a', operator: '$ne', value: 5 }] }, [null, undefined, { a: 1 }])).toEqual([{ a: 1 }])
    expect(keep({ conditions: [] }, [null])).toEqual([null])
  })

  it('document-D62 a field is an own key, or else a dotted path, and never leads to a prototype', () => {
    const deep = [{ 'a.b': 1 }, { a: { b: 1 } }, { a: [{ b: 1 }] }, { a: null }]
    expect(keep({ conditions: [leaf('a.b', 1)] }, deep)).toEqual([{ 'a.b': 1 }, { a: { b: 1 } }])
    expect(keep({ conditions: [leaf('a.0.b', 1)] }, deep)).toEqual([{ a: [{ b: 1 }] }])
    for (const field of ['__proto__', 'constructor', 'toString', 'constructor.name', 'a.toString', 'a.b.valueOf', 'length.a']) {
      expect(keep({ conditions: [{ field, operator: '$ne:null' }] }, [{}, { a: { b: {} } }, [], 'text'])).toEqual([])
    }
  })

  it('document-D62 an own key with dots is meant even where its value is missing', () => {
    const shadowed = { 'a.b': undefined, a: { b: 1 } }
    expect(keep({ conditions: [leaf('a.b', 1)] }, [shadowed])).toEqual([])
    expect(keep({ conditions: [{ field: 'a.b', operator: '$eq:null' }] }, [shadowed])).toEqual([shadowed])
  })
})

it('document-D62 rows of any making are read by their own keys', () => {
  class Goods {
    readonly a = 1
    get b() {
      return 1
    }
  }
  const made = [new Goods(), Object.assign(Object.create(null), { a: 1, b: 1 }), Object.create({ a: 1, b: 1 }), 'text', 5]
  expect(keep({ conditions: [leaf('a', 1)] }, made)).toEqual([made[0], made[1]])
  expect(keep({ conditions: [leaf('b', 1)] }, made)).toEqual([made[1]])
  expect(keep({ conditions: [leaf('length', 4)] }, made)).toEqual(['text'])
})

it('document-D62 a part of a row is read by its own keys, whatever its making', () => {
  class Part {
    readonly id = 1
    get code() {
      return 1
    }
  }
  const parts = [{ id: 1, code: 1 }, new Part(), Object.assign(Object.create(null), { id: 1, code: 1 }), Object.create({ id: 1 })]
  const owners = parts.map((part) => ({ part }))
  expect(keep({ conditions: [leaf('part.id', 1)] }, owners)).toEqual(owners.slice(0, 3))
  expect(keep({ conditions: [leaf('part.code', 1)] }, owners)).toEqual([owners[0], owners[2]])
  expect(keep({ conditions: [{ field: 'part', operator: '$has', value: 'code' }] }, owners)).toEqual([owners[0], owners[2]])
  expect(keep({ conditions: [{ field: 'part', operator: '$hasNot', value: 'toString' }] }, owners)).toEqual(owners)
})

describe('document-D63 conditions mean the same alone and behind another', () => {
  const plain = { id: 1, a: { b: 1 }, note: '' }
  const mixed = [
    plain,
    Object.assign(Object.create(null), plain),
    { ...plain, id: 2 },
    Object.assign(Object.create(null), plain, { a: { b: 2 } }),
    null,
  ]
  const fitting = [mixed[0], mixed[1]]
  const conditions = [
    leaf('id', 1),
    { field: 'note', operator: '$eq:null' as const },
    leaf('a.b', 1),
    { link: '$or' as const, conditions: [leaf('id', 1), leaf('id', 3)] },
  ]
  it.each(conditions.map((_, at) => [at, [...conditions.slice(at), ...conditions.slice(0, at)]] as const))(
    'document-D63 beginning with condition %i',
    (_, turned) => {
      expect(keep({ conditions: turned }, mixed)).toEqual(fitting)
      expect(keep({ conditions: [{ conditions: turned }, leaf('id', 1)] }, mixed)).toEqual(fitting)
    },
  )
})

describe('patterns', () => {
  const report: string[] = []
  const told = (filter: FilterNode<unknown>, pattern?: typeof compilePattern) => {
    report.length = 0
    const kept = applyFilter(
      [{ f: 'a' }, { f: 'b' }],
      compileFilter(filter, same, { pattern, report: (text) => report.push(text) }),
    )
    return { kept, report: [...report] }
  }

  it('document-D64 a pattern that cannot be used is reported and keeps nothing', () => {
    for (const operator of ['$match', '$notMatch'] as const) {
      const { kept, report } = told(one(operator, '/(a/'), compilePattern)
      expect(kept).toEqual([])
      expect(report).toEqual(['Filter of "f": A bracket ( is not closed'])
    }
  })

  it('document-D64 a page without the code of patterns says so', () => {
    expect(told(one('$match', '/a/'))).toEqual({ kept: [], report: ['Filter of "f": regular expressions are not loaded here'] })
  })

  it('document-D64 a pattern that fails on a text is reported once', () => {
    const failing = () => ({
      test: (): boolean => {
        throw new Error('too long')
      },
    })
    const said: string[] = []
    const test = compileFilter(one('$match', '/a/'), same, { pattern: failing, report: (text) => said.push(text) })
    expect(applyFilter([{ f: 'a' }, { f: 'b' }], test)).toEqual([])
    expect(said).toEqual(['Filter of "f": too long'])
  })
})
