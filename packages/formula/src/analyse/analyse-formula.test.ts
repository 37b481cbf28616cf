import { describe, expect, it } from 'vitest'
import { parseFormula, printFormula, type FormulaRanges, type FormulaTree } from '../parse.ts'
import { analyseFormula, mapReferences, readsOf, referencesOf, shapeOf, type FunctionSignature, type Shape } from './index.ts'

const functions: readonly FunctionSignature[] = [
  { name: 'sum', parameters: [{ name: 'values', type: ['list', 'number'], rest: 1 }], result: 'number' },
  { name: 'uppercase', parameters: [{ name: 'text', type: 'text' }], result: 'text' },
  {
    name: 'round',
    parameters: [
      { name: 'number', type: 'number' },
      { name: 'precision', type: 'number', optional: true },
    ],
    result: 'number',
  },
  {
    name: 'mapEach',
    parameters: [
      { name: 'list', type: 'list' },
      { name: 'item', type: 'callback' },
    ],
    result: 'list',
  },
  { name: 'keys', parameters: [{ name: 'object', type: 'object' }], result: 'list' },
  {
    name: 'createObject',
    parameters: [
      { name: 'key', type: 'text' },
      { name: 'value', type: 'any', rest: 2 },
    ],
    result: 'object',
  },
  {
    name: 'addDays',
    parameters: [
      { name: 'date', type: 'date' },
      { name: 'days', type: 'number' },
    ],
    result: 'date',
  },
  { name: 'random', parameters: [], result: 'number', volatile: true },
  { name: 'lower', parameters: [{ name: 'text', type: 'text' }], result: 'text', replacedBy: 'lowercase' },
  {
    name: 'filter',
    parameters: [
      { name: 'list', type: 'list' },
      { name: 'keep', type: 'callback' },
    ],
    result: 'list',
  },
  { name: 'max', parameters: [{ name: 'values', type: 'number', rest: 1 }], result: 'number' },
]

const scope: Shape = {
  ...shapeOf({
    variables: { total: 1, title: 'a' },
    rows: [{ price: 1.5, name: 'x', tags: ['a'] }],
    user: { address: { city: 'Lyon' } },
    empty: null,
  }),
  isClosed: true,
}
const closed: Shape = {
  ...scope,
  fields: { ...scope.fields, variables: { ...(scope.fields?.['variables'] ?? { types: [] }), isClosed: true } },
}

function treeOf(text: string, ranges?: FormulaRanges): FormulaTree {
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return parsed.tree
}

function analyse(text: string) {
  const ranges: FormulaRanges = new WeakMap()
  return analyseFormula(treeOf(text, ranges), { functions, scope: closed, ranges })
}

describe('what a formula gives', () => {
  const shapes: [string, readonly string[]][] = [
    ['1 + 2', ['number']],
    ["'a' + 1", ['text']],
    ['variables.total + variables.total', ['number']],
    ['variables.total + variables.title', ['text']],
    ['rows[0].price * 2', ['number']],
    ['rows[0].name', ['text']],
    ['rows.length > 0', ['boolean']],
    ['user.address.city', ['text']],
    ['empty ?? 5', ['number']],
    ['variables.total > 1 ? 1 : null', ['number', 'nothing']],
    ['`a${1}`', ['text']],
    ['typeof rows', ['text']],
    ['-variables.title', ['number']],
    ['[1, 2]', ['list']],
    ['[1, 2][0]', ['number', 'nothing']],
    ['{ a: { b: true } }.a.b', ['boolean']],
    ['{ ...user, b: 1 }.address.city', ['text']],
    ['mapEach(rows, row => row.price)', ['list']],
    ['(x => x + 1)(2)', ['number']],
    ["addDays('2024-01-01', 2)", ['date']],
    ['empty ?? variables.title', ['text']],
    ["[1][0] ?? 'a'", ['number', 'text']],
    ["variables.total && 'a'", ['number', 'text']],
    ["variables.total || 'a'", ['number', 'text']],
    ['true + 1', ['number']],
    ['null + 1', ['number']],
    ['rows + 1', ['text']],
    ["1 + addDays('a', 1)", ['text']],
    ['[1][0] + 1', ['number']],
    ['(variables.total ? 1 : user) + 1', ['number', 'text']],
    ['7 % 4 ** 2 / 3', ['number']],
    ["'a' < 'b'", ['boolean']],
    ['1 == 2', ['boolean']],
    ['!rows', ['boolean']],
    ['undefined', ['nothing']],
    ['NaN', ['number']],
    ['rows.length', ['number']],
    ['variables.title.length', ['number']],
    ['variables.title[0]', ['text', 'nothing']],
    ["[1, 'a'][0]", ['number', 'text', 'nothing']],
    ['[...rows, ...rows][0].price', ['number']],
    ["{ ['a']: 1 }.a", ['number']],
    ['{ [variables.title]: 1 }.a', ['any']],
    ['((x, y) => y)(1, variables.title)', ['text']],
    ['(x => x)(...rows)', ['any']],
    ['rows[0].tags[0]', ['text', 'nothing']],
    ['fx.sum(1)', ['number']],
  ]
  it.each(shapes)('formula-S1 %s', (text, types) => {
    const { result, problems } = analyse(text)
    expect(problems).toEqual([])
    expect(result.types).toEqual(types)
  })
  it('formula-S1 records by id are alike, whatever the id', () => {
    const page: Shape = { types: ['object'], fields: { path: { types: ['text'] } }, isClosed: true }
    const scope: Shape = { types: ['object'], fields: { pages: { types: ['object'], rest: page }, ...closed.fields } }
    const found = (text: string) => analyseFormula(treeOf(text), { functions, scope })
    expect(found("pages['a1'].path").result.types).toEqual(['text'])
    expect(found('pages[variables.title].path').result.types).toEqual(['text'])
    expect(found('pages.about.paht').problems).toMatchObject([{ code: 'unknown-field', suggestion: 'path' }])
  })
  it('formula-S1 a sample of many rows is known by its first ones', () => {
    expect(shapeOf([{ a: 1 }, { a: 'x', b: 2 }])).toEqual({
      types: ['list'],
      item: { types: ['object'], fields: { a: { types: ['number', 'text'] } } },
    })
  })
})

type Case = [text: string, code: string, message: string, part?: string]

function expectProblem(text: string, code: string, message: string, part?: string) {
  const found = analyse(text).problems
  expect(found.map((one) => [one.code, one.message])).toContainEqual([code, message])
  const problem = found.find((one) => one.code === code)
  if (part !== undefined) expect(text.slice(problem?.range?.from, problem?.range?.to)).toBe(part)
}

describe('problems before a formula runs', () => {
  const unknown: readonly Case[] = [
    ['summ(1)', 'unknown-function', 'There is no function summ. Did you mean sum?', 'summ'],
    ['Round(1)', 'unknown-function', 'There is no function Round. Did you mean round?', 'Round'],
    ['quite() + 1', 'unknown-function', 'There is no function quite', 'quite'],
    ['variable.total', 'unknown-name', 'variable is not known here. Did you mean variables?', 'variable'],
    ['mapEach(rows, row => rwo.price)', 'unknown-name', 'rwo is not known here. Did you mean row?', 'rwo'],
    ['variables.totl', 'unknown-field', 'There is no totl here. Did you mean total?', 'variables.totl'],
    ['sum', 'function-value', 'sum is a function: write sum(…)', 'sum'],
    ['rows(1)', 'not-a-function', 'rows is a value, not a function', 'rows'],
    ['variables.total()', 'not-a-function', 'total is a value, not a function', 'variables.total'],
    ['empty.x', 'no-value', 'Cannot read x: there is no value before it', 'empty.x'],
    ['quite(nowhere)', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['quite(...nowhere)', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['sum(...nowhere)', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['rows.frobnicate(nowhere)', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['(x => nowhere)(1)', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['rows[nowhere]', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['{ [nowhere]: 1 }', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['{ ...nowhere }', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['`${nowhere}`', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['-nowhere', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['nowhere ? 1 : 2', 'unknown-name', 'nowhere is not known here', 'nowhere'],
    ['{ total: 1 }.b', 'unknown-field', 'There is no b here', '{ total: 1 }.b'],
    ['sum(1)()', 'not-a-function', 'This is a value, not a function'],
    ['(sum => sum(1))(2)', 'not-a-function', 'sum is a value, not a function', 'sum'],
    ['user.address.city.x()', 'method', 'Values have no x()'],
    ['rows[variables.nowhere]()', 'unknown-field', 'There is no nowhere here'],
  ]
  it.each(unknown)('formula-S2 %s', expectProblem)

  const wrong: readonly Case[] = [
    ['uppercase()', 'missing-argument', 'uppercase needs a value for text', 'uppercase()'],
    ['round(1, 2, 3)', 'too-many-arguments', 'round takes at most 2 values', 'round(1, 2, 3)'],
    ['uppercase(5)', 'wrong-type', 'First parameter must be a text', '5'],
    ["round(1, 'x')", 'wrong-type', 'Second parameter must be a number', "'x'"],
    ["mapEach('a', x => x)", 'wrong-type', 'First parameter must be an array (or collection)', "'a'"],
    ['mapEach(rows, 5)', 'wrong-type', 'Second parameter must be a function', '5'],
    ['keys([1])', 'wrong-type', 'First parameter must be an object', '[1]'],
    ["createObject('a', 1, 2, 3)", 'wrong-type', 'Third parameter must be a text', '2'],
    ["sum('a')", 'wrong-type', 'First parameter must be an array (or collection) or a number', "'a'"],
    ['mapEach({ a: 1 }, x => x)', 'wrong-type', 'First parameter must be an array (or collection)', '{ a: 1 }'],
    ['uppercase(x => x)', 'wrong-type', 'First parameter must be a text', 'x => x'],
    ['[x => x]', 'function-value', 'A function is no value: hand it to a built-in function, or call it at once', 'x => x'],
    ["lower('A')", 'replaced', 'lower is old: use lowercase', "lower('A')"],
  ]
  it.each(wrong)('formula-S3 %s', expectProblem)

  const methods: readonly Case[] = [
    ['rows.map(row => row.price)', 'method', 'Values have no map(): write mapEach(…) with the value in the brackets'],
    [
      'variables.title.toUpperCase()',
      'method',
      'Values have no toUpperCase(): write uppercase(…) with the value in the brackets',
    ],
    ['rows.filter(row => true)', 'method', 'Values have no filter(): write filter(…) with the value in the brackets'],
    ['Math.max(1, 2)', 'method', 'Values have no max(): write max(…) with the value in the brackets'],
    ['variables.title.frobnicate()', 'method', 'Values have no frobnicate()'],
    ["parseInt('1')", 'unknown-function', 'There is no function parseInt'],
  ]
  it.each(methods)('formula-S4 %s', expectProblem)

  const fine = [
    'sum(rows, ...[1])',
    'sum({ data: [] })',
    'fx.sum(1, 2)',
    'formulas?.total?.(1)',
    'context.local.methods.open()',
    'round(sum(1), variables.total)',
    'keys(user)',
    "createObject('a', 1, 'b')",
    'addDays(variables.title, 1)',
    'empty?.x',
    '(sum => sum)(1)',
    'mapEach(rows, (row, at) => at + row.price)',
  ]
  it.each(fine)('formula-S3 nothing is wrong with %s', (text) => {
    const open = { ...closed, fields: { ...closed.fields, formulas: shapeOf({}), context: { types: ['any'] as const } } }
    expect(analyseFormula(treeOf(text), { functions, scope: open }).problems).toEqual([])
  })
  it('formula-S3 nothing where a value belongs is a warning: some functions take it', () => {
    expect(analyse('uppercase(null)').problems).toMatchObject([{ severity: 'warning', code: 'wrong-type' }])
  })
  it('formula-S5 without ranges problems name no place', () => {
    const [problem] = analyseFormula(treeOf('summ(1)'), { functions }).problems
    expect(problem).toEqual({
      severity: 'error',
      code: 'unknown-function',
      message: 'There is no function summ. Did you mean sum?',
      suggestion: 'sum',
    })
  })
})

describe('references', () => {
  const formulas: Readonly<Record<string, FormulaTree>> = {
    net: treeOf("variables['v2'] * formulas.tax() + random()"),
    tax: treeOf("formulas['net']() + collections.c1.data.length"),
  }
  const formulaOf = (key: string) => formulas[key]
  it('formula-D2 names the records of a formula, and any of a kind where the key is worked out', () => {
    expect(referencesOf(treeOf("variables.a + variables[key] + (variables => variables.b)(1) + collections['c']?.data"))).toEqual(
      [
        { of: 'variables', key: 'a' },
        { of: 'variables', key: undefined },
        { of: 'collections', key: 'c' },
      ],
    )
  })
  it('formula-D2 looks through project formulas, also those that call one another', () => {
    expect(readsOf(treeOf('formulas.net()'), formulaOf)).toEqual([
      { of: 'formulas', key: 'net' },
      { of: 'variables', key: 'v2' },
      { of: 'formulas', key: 'tax' },
      { of: 'collections', key: 'c1' },
    ])
  })
  it('formula-D2 reads of the scope leave out built-in functions and parameters', () => {
    expect(analyse('sum(rows, fx.max(...rows)) + mapEach(rows, row => row.price + variables.total).length').reads).toEqual([
      ['rows'],
      ['variables', 'total'],
    ])
  })
  it('formula-S6 clock and chance are seen through project formulas', () => {
    expect(analyseFormula(treeOf('formulas.tax()'), { functions, formulaOf }).isVolatile).toBe(true)
    expect(analyseFormula(treeOf('formulas.tax()'), { functions }).isVolatile).toBe(false)
    expect(analyse('sum(fx.random())').isVolatile).toBe(true)
  })
  it('formula-P3 a record is printed by the name it has now, and read back by its id', () => {
    const tree = treeOf("variables['a1b2'] + mapEach(collections.c9?.data, variables => variables.a1b2)")
    const names: Readonly<Record<string, string>> = { a1b2: 'Total price', c9: 'orders' }
    const text = printFormula(tree, (_, key) => names[key])
    expect(text).toBe("variables['Total price'] + mapEach(collections.orders?.data, variables => variables.a1b2)")
    const ids = new Map(Object.entries(names).map(([id, name]) => [name, id]))
    expect(mapReferences(treeOf(text), (_, key) => ids.get(key))).toEqual(tree)
  })
})
