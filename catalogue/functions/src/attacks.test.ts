import { describe, expect, it } from 'vitest'
import { functionCalls } from './calls.gen.ts'
import { runFormula } from './testing/run-formula.ts'

/** What a formula gives, or the error it fails with. */
function attempt(formula: string, scope: object): unknown {
  try {
    return runFormula(formula, scope)
  } catch (error) {
    return error
  }
}

function holdsFunction(value: unknown): boolean {
  if (typeof value === 'function') return true
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsFunction)
}

describe('an arrow function', () => {
  const scope = { list: [1, 2], rows: [{ id: 1 }], box: { a: { b: 1 } }, fn: () => 'secret' }
  const places = [
    'F',
    'V, F',
    "V, 'a', F",
    "V, 'a.b', F",
    "V, '0.b', F",
    'V, 0, F',
    'F, F',
    'V, F, F',
    'F, V',
    'V, V, F',
    'V, F, V',
    "V, 'a', V, F",
    '...[V], F',
  ]
  const values = ['list', 'rows', 'box', '{}', "'text'", '1']
  const arrows = ['x => x', '(x, y) => [y, x]', 'x => ({ then: x })', '() => fn']

  it.each(Object.keys(functionCalls))('handed to %s never comes out of it, nor does a function of the scope', (name) => {
    for (const place of places)
      for (const value of values)
        for (const arrow of arrows) {
          const formula = `fx.${name}(${place.replaceAll('V', value).replaceAll('F', `(${arrow})`)})`
          expect(holdsFunction(attempt(formula, scope)), formula).toBe(false)
        }
  })
})

describe('work without an end', () => {
  const big = 'a'.repeat(1_000_000)
  const many = Array.from({ length: 100_000 }, (_, at) => at)
  const table = () => Object.fromEntries(many.map((at) => [`key${at}`, at]))
  const circle: Record<string, unknown> = {}
  circle['a'] = circle
  const scope = {
    big,
    // Equal, but not the same text: comparing them goes through both.
    other: Buffer.from(big).toString('latin1'),
    bigs: many.map(() => big),
    rows: many.map(() => ({ text: big, id: big })),
    digits: '1'.repeat(1_000_000),
    controls: '\0'.repeat(500_000),
    many,
    table: table(),
    otherTable: table(),
    circles: many.map(() => circle),
    page: { data: many.map((id) => ({ id })), limit: 90_000, offset: 10, total: 100_000 },
    zones: Intl.supportedValuesOf('timeZone'),
    sparse: Object.assign([], { length: 4_000_000_000 }),
  }
  // Each did little that was counted, and much that was not.
  const endless = [
    'mapEach(many, x => switch(big, other, 1, 2))',
    'mapEach(many, x => compare([big], [other]))',
    'mapEach(many, x => compare({ a: big }, { a: other }))',
    'mapEach(many, x => contains([big], other))',
    'contains(bigs, other + 1) || mapEach(many, x => contains(bigs, other))',
    'distinct(bigs)',
    'union(bigs, bigs)',
    'difference(bigs, [other])',
    'intersection(bigs, [other])',
    'remove(bigs, other)',
    "filterByKey(rows, 'text', [other])",
    "filterByKey(rows, 'text', other)",
    "removeByKey(rows, 'text', [other])",
    "removeByKey(rows, 'text', other)",
    "mapEach(many, x => findIndexByKey(rows, 'text', other))",
    'mapEach(many, x => lookup(other, [{ id: big }]))',
    'mapEach(many, x => lookupArray([other], [{ id: big }]))',
    'mapEach(many, x => groupBy([big, other], text => text))',
    'mapEach(many, x => countBy([big, other], text => text))',
    "mapEach(many, x => rollup([{ text: big }, { text: other }], 'text', true))",
    'sum(mapEach(many, x => left(digits, 900)))',
    'average(mapEach(many, x => left(digits, 900)))',
    'median(mapEach(many, x => left(digits, 900)))',
    'max(mapEach(many, x => left(digits, 900)))',
    'sumBy(many, x => left(digits, 900))',
    "rollupSum(mapEach(many, x => ({ a: left(digits, 900) })), 'a')",
    "mapEach(many, x => contains(big, left(big, 400000) + 'b' + left(big, 400000)))",
    "mapEach(many, x => indexOf(big, left(big, 400000) + 'b' + left(big, 400000)))",
    "mapEach(many, x => lastIndexOf(big, left(big, 400000) + 'b'))",
    "mapEach(many, x => replace(big, left(big, 4000) + 'b' + left(big, 4000), 'x'))",
    "mapEach(many, x => replaceAll(big, left(big, 4000) + 'b' + left(big, 4000), 'x'))",
    "mapEach(many, x => split(big, left(big, 4000) + 'b' + left(big, 4000)))",
    "mapEach(many, x => ifError(split(big, 'a'), 0))",
    "mapEach(many, x => ifError(replaceAll(big, 'a', 'bbbb'), 0))",
    'mapEach(many, x => ifError(toJson(controls), 0))',
    'mapEach(many, x => isEmpty(table))',
    'mapEach(many, x => ifEmpty(table, 1))',
    'mapEach(many, x => coalesce(table))',
    'mapEach(many, x => compare({}, table))',
    'mapEach(many, x => compare(table, otherTable))',
    'mapEach(many, x => find([table], y => true))',
    'mapEach(many, x => setKeyValue(table, big, 1))',
    "mapEach(many, x => setPathValue(table, 'a', 1))",
    "mapEach(many, x => omit(table, 'key1'))",
    'mapEach(many, x => groupBy(many, y => y))',
    'mapEach(many, x => arrayToObject(mapEach(many, y => [y, y])))',
    `pick({}, ${'many, '.repeat(1500)} 1)`,
    "sumBy(circles, 'a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a')",
    'mapEach(many, x => length({ data: many, limit: 90000, offset: x, total: 9 }))',
    'mapEach(many, x => first({ data: many, limit: 90000, offset: x, total: 9 }))',
    'mapEach(many, x => convertDateTimezone(0, getByIndex(zones, x % 400)))',
    "mapEach(many, x => ifError(convertDateTimezone(0, 'Nowhere/' + x), 0))",
    "mapEach(many, x => ifError(toTimestamp('2024' + repeat(' ', 190) + 'x'), 0))",
    "mapEach(many, x => compareDate('2024-01-01', '2025-01-01', 'month'))",
    "mapEach(many, x => toDateISO('10 May 2024', 'D MMMM YYYY'))",
    "mapEach(many, x => formatDate('2024-05-10', repeat('wwDo', 20)))",
    "mapEach(many, x => formatDate('2024-05-10', repeat('MMMM ', 199) + x % 1000, 'ru'))",
    "mapEach(many, x => formatDate('2024-05-10', repeat('[', 999)))",
    "mapEach(many, x => matches('a', '\\\\p{L}{' + x % 1000 + '}'))",
    "mapEach(many, x => ifError(matches('a', '(a){5,99' + x % 10 + '}'), 0))",
    "mapEach(many, x => matches(big, left(big, 499) + 'b' + left(big, 499)))",
    "mapEach(many, x => ifError(matches('a', 'a', big), 0))",
    "replaceMatches(left(big, 100000), 'a(b)?', repeat('$1', 300000))",
    'sort(mapEach(many, x => `${left(big, 300)}é${x % 1000}`))',
    'flat(sparse)',
    'shuffle(sparse)',
    'slice(sparse, 0)',
    "minBy(sparse, 'a')",
    'reverse(sparse)',
    'distinct(sparse)',
    'toJson(sparse)',
    "join(sparse, '')",
  ]
  it.each(endless)('%s ends with an error that says so', (formula) => {
    expect(attempt(formula, scope)).toMatchObject({
      name: 'FormulaError',
      code: expect.stringMatching(/^(?:too-many-steps|text-too-long|list-too-long)$/),
    })
  })

  const cheap: readonly (readonly [formula: string, value: unknown])[] = [
    ['length(mapEach(many, x => length(page)))', 100_000],
    ['length(mapEach(many, x => lookup(x, page)))', 100_000],
    ["length(mapEach(slice(many, 0, 10000), x => contains('some text', 'text')))", 10_000],
    ["length(filterByKey(mapEach(many, x => ({ a: `row ${x}` })), 'a', 'row 5'))", 1],
    ['length(distinct(mapEach(slice(many, 0, 50000), x => ({ id: x, name: `name ${x}` }))))', 50_000],
    ['sum(mapEach(many, x => `${x}`))', 4_999_950_000],
    ['length(keys(groupBy(slice(many, 0, 50000), x => x)))', 50_000],
    ["length(mapEach(slice(many, 0, 10000), x => addDays(formatDate('2024-05-10T12:00:00.000Z', 'YYYY-MM-DD'), x)))", 10_000],
    ['length(sort(mapEach(many, x => `Product number ${x * 7919 % 100000} of a long list of products`)))', 100_000],
    ['toNumber(digits)', Number.POSITIVE_INFINITY],
  ]
  it.each(cheap)('%s is not too much', (formula, value) => {
    expect(attempt(formula, scope)).toBe(value)
  })

  it('a text that is no number at a glance is none', () => {
    expect(attempt('round(digits)', scope)).toMatchObject({ message: 'First parameter must be a number' })
    expect(attempt("getKeyValue({}, replaceAll(left(big, 300), 'aa', 'a.'))", scope)).toMatchObject({
      message: 'A path has 100 parts at most',
    })
  })
})
