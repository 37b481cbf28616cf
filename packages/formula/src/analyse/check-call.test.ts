import { describe, expect, it } from 'vitest'
import { parseFormula } from '../parse.ts'
import { analyseFormula, shapeOf, type FormulaType, type FunctionSignature, type Shape } from './index.ts'

const takes = (name: string, type: FormulaType | readonly FormulaType[], more: object = {}): FunctionSignature => ({
  name,
  parameters: [{ name: 'value', type, ...more }],
  result: 'any',
})
const TYPES = ['text', 'number', 'boolean', 'list', 'object', 'date', 'file', 'callback'] as const
const functions: readonly FunctionSignature[] = [
  ...TYPES.map((type) => takes(type, type)),
  takes('maybeNumber', 'number', { optional: true }),
  takes('key', ['text', 'number']),
  takes('numberOrList', ['number', 'list']),
  takes('anything', 'any'),
  {
    name: 'choose',
    parameters: [
      { name: 'test', type: 'boolean' },
      { name: 'yes', type: 'number' },
    ],
    result: 'number',
    lazy: true,
  },
  {
    name: 'pairs',
    parameters: [
      { name: 'from', type: 'list' },
      { name: 'name', type: 'text' },
      { name: 'value', type: 'number', rest: 2 },
    ],
    result: 'object',
  },
  {
    name: 'all',
    parameters: [
      { name: 'first', type: 'text' },
      { name: 'numbers', type: 'number', rest: 1 },
    ],
    result: 'list',
  },
]
const scope: Shape = {
  ...shapeOf({ t: 'a', n: 1, b: true, l: [1], o: { a: 1 }, no: null }),
  isClosed: true,
}
const fields: Record<string, Shape> = {
  ...scope.fields,
  d: { types: ['date'] },
  f: { types: ['file'] },
  textOrNothing: { types: ['text', 'nothing'] },
  numberOrText: { types: ['number', 'text'] },
  collection: { types: ['object'], fields: { data: { types: ['list'] } }, isClosed: true },
}

function problemsOf(text: string): readonly string[] {
  const parsed = parseFormula(text)
  if (!parsed.ok) throw new Error(`${text}: ${parsed.issue.message}`)
  return analyseFormula(parsed.tree, { functions, scope: { ...scope, fields } }).problems.map(
    ({ severity, message }) => `${severity}: ${message}`,
  )
}
/** What a function says to each value, by the first letter: e(rror), w(arning) or - for nothing. */
const verdicts = (name: string) =>
  ['t', 'n', 'b', 'l', 'o', 'd', 'f', 'no', 'x => x'].map((value) => problemsOf(`${name}(${value})`)[0]?.[0] ?? '-').join('')

describe('formula-S7 what a function is handed: text, number, boolean, list, object, date, file, nothing, callback', () => {
  it.each([
    ['text', '-eeee--we'],
    ['number', 'w-eeewwwe'],
    ['boolean', 'ww-wwwwww'],
    ['list', 'eee--wwwe'],
    ['object', 'eeew-e-we'],
    ['date', '-www--www'],
    ['file', 'wwww-w-ww'],
    ['callback', 'eeeeeewe-'],
    ['maybeNumber', 'w-wwwww-w'],
    ['key', '--wee--we'],
    ['numberOrList', 'w-e--wwwe'],
    ['anything', '--------w'],
  ])('%s: %s', (name, expected) => expect(verdicts(name)).toBe(expected))
})

describe('formula-S3 how much a function is handed', () => {
  it.each<[string, readonly string[]]>([
    ['number()', ['warning: number needs a value for value']],
    ['callback()', ['error: callback needs a value for value']],
    ['maybeNumber()', []],
    ['number(1, 2)', ['warning: number takes at most 1 value']],
    ['number(...l)', []],
    ['number(1, ...l)', []],
    ['all(t)', []],
    ['all(t, 1, 2, 3)', []],
    ['all(t, 1, 2, b)', ['error: Fourth parameter must be a number']],
    ['all(t, ...l, b)', []],
    ['pairs(l, t, 1, t, 2)', []],
    ['pairs(l, t, 1, 2, t)', ['error: Fourth parameter must be a text', 'warning: Fifth parameter must be a number']],
    ['pairs(l, t, 1, t, 2, t, b)', ['error: Seventh parameter must be a number']],
  ])('%s', (text, problems) => expect(problemsOf(text)).toEqual(problems))
})

describe('formula-S7 a value of which more than one thing is known', () => {
  it.each<[string, readonly string[]]>([
    ['text(textOrNothing)', []],
    ['number(textOrNothing)', []],
    ['text(numberOrText)', []],
    ['list(numberOrText)', ['error: First parameter must be an array (or collection)']],
    ['list(collection)', []],
    ['object(collection)', []],
    ['list(number(1))', []],
    ['choose(b, t)', ['warning: Second parameter must be a number']],
    ['choose(b, l)', ['warning: Second parameter must be a number']],
    ['choose(b, missing)', ['warning: missing is not known here']],
    ['callback(x => missing)', ['warning: missing is not known here']],
    ['callback((a, b) => number(a) + number(b))', []],
    ['b && missing', ['warning: missing is not known here']],
    ['missing && b', ['error: missing is not known here']],
    ['b ? missing : 1', ['warning: missing is not known here']],
    ['[missing, { a: missing }]', ['error: missing is not known here', 'error: missing is not known here']],
  ])('%s', (text, problems) => expect(problemsOf(text)).toEqual(problems))
})
