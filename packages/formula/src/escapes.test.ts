import { describe, expect, it } from 'vitest'
import type { FormulaEnvironment, FunctionHost } from './functions.ts'
import { MAX_LIST_LENGTH } from './limits.ts'
import { parseFormula } from './parse.ts'
import { compileFormula, FormulaError } from './run.ts'

type Callback = (...args: readonly unknown[]) => unknown
const asList = (value: unknown) => value as readonly unknown[]
const asCallback = (value: unknown) => value as Callback

/** Built-in functions as careless as functions can be: none counts its work, some give away what they were handed. */
const careless: FormulaEnvironment = {
  functions: {
    each: { call: (_, rows, map) => asList(rows).map((row, at) => asCallback(map)(row, at)) },
    fold: { call: (_, rows, step, from) => asList(rows).reduce((all, row) => asCallback(step)(all, row), from) },
    sort: { call: (_, rows, compare) => asList(rows).toSorted((a, b) => Number(asCallback(compare)(a, b))) },
    same: { call: (_, value) => value },
    list: { call: (_, ...values) => values },
    object: { call: (_, key, value) => ({ [String(key)]: value }) },
    range: { call: (_, length) => Array.from({ length: Number(length) }, (_item, at) => at) },
    repeat: { call: (_, text, times) => String(text).repeat(Number(times)) },
    upper: { call: (_, text) => String(text).toUpperCase() },
    total: { call: (_, rows) => asList(rows).reduce<number>((sum, one) => sum + Number(one), 0) },
    handOver: { call: (_, callback) => asCallback(callback)(callback, () => 'secret', Map) },
    asMethod: { call: (_, callback) => asCallback(callback).call({ secret: 1 }, 2) },
    host: { call: (given: FunctionHost) => Object.keys(given) },
  },
  surroundings: {
    now: () => 0,
    liveNow: () => 0,
    random: () => 0,
    language: () => 'en',
    defaultLanguage: () => 'en',
    timezone: () => 'UTC',
    defaultOf: () => undefined,
    fileUrl: () => undefined,
  },
}

const touched: string[] = []
const touch = (name: string) => () => {
  touched.push(name)
  return 'touched'
}
/** A promise that answers with itself: whoever awaited it would wait for ever. */
const selfish: object = Object.defineProperty({}, ['th', 'en'].join(''), {
  enumerable: true,
  value: (resolve: Callback) => resolve(selfish),
})

const scope = {
  text: 'abc',
  big: 'a'.repeat(1_000_000),
  numbers: Array.from({ length: 100_000 }, (_, at) => at),
  part: 'con',
  keys: ['constructor', '__proto__', 'prototype'],
  parsed: JSON.parse('{"__proto__":{"x":1},"constructor":{"x":1},"toString":1,"valueOf":2,"toJSON":3,"then":4}') as object,
  tricky: {
    toString: touch('toString'),
    valueOf: touch('valueOf'),
    toJSON: touch('toJSON'),
    [Symbol.toPrimitive]: touch('toPrimitive'),
    [Symbol.iterator]: touch('iterator'),
  },
  symbol: Symbol('s'),
  selfish,
  proxy: new Proxy({}, { getPrototypeOf: () => null, get: () => globalThis }),
  throwing: Object.defineProperty({}, 'x', {
    enumerable: true,
    get() {
      throw Object.defineProperty(new Error(), 'message', { get: touch('message') })
    },
  }),
  revoked: revokedProxy(),
  doubled: doubled(40),
  nested: JSON.parse('['.repeat(5000) + ']'.repeat(5000)) as unknown,
  own: (value: unknown) => value,
  box: { open: () => 'secret' },
  lids: [() => 'secret', Map],
  short: 'a'.repeat(60_000),
  repeated: () => 'a'.repeat(900_000),
  digits: '1'.repeat(1_000_000),
  table: Object.fromEntries(Array.from({ length: 100_000 }, (_, at) => [`key${at}`, at])),
  lying: new Proxy([], { get: (list, key) => (key === 'length' ? Number.NaN : Reflect.get(list, key)) }),
}

function revokedProxy(): object {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

/** A list whose parts are 2 ** levels, in a few bytes. */
function doubled(levels: number): unknown {
  return Array.from({ length: levels }).reduce<unknown>((inner) => [inner, inner], ['x'])
}

function attempt(text: string): { readonly value?: unknown; readonly code?: string } {
  const parsed = parseFormula(text)
  if (!parsed.ok) return { code: parsed.issue.code }
  try {
    return { value: compileFormula(parsed.tree, careless)(scope) }
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error
    return { code: error.code }
  }
}

function holdsFunction(value: unknown, seen = new Set<unknown>()): boolean {
  if (typeof value === 'function') return true
  if (typeof value !== 'object' || value === null || seen.has(value)) return false
  seen.add(value)
  return Object.values(value).some((part) => holdsFunction(part, seen))
}

describe('ways out of a formula', () => {
  const classes = [
    'text.constructor.constructor',
    "text[part + 'structor']",
    'text[`${part}structor`]',
    'each(keys, key => text[key])',
    'each(keys, key => parsed[key])',
    'each([text], row => row.constructor)',
    '(x => x.constructor)(1)',
    '{ ...parsed, [keys[1]]: 1 }',
    'fold(keys, (all, key) => ({ [key]: all }), 1)',
    'fx.constructor',
    "fx['__proto__']",
    '(() => 1).constructor',
    '(constructor => constructor)(1)',
    '`${text.constructor}`',
    "parsed?.['const' + 'ructor']",
  ]
  it.each(classes)('formula-A1 %s reaches no class', (text) => {
    expect(attempt(text).code).toMatch(/^(?:forbidden|function-value)$/)
  })
  it('formula-A1 what a parsed text brought is data: its names are read like others, or never', () => {
    expect(Object.entries(attempt('{ ...parsed }').value ?? {})).toEqual([
      ['toString', 1],
      ['valueOf', 2],
      ['toJSON', 3],
      ['then', 4],
    ])
    expect(attempt('parsed.toString + parsed.valueOf').value).toBe(3)
    expect(attempt('({ ...parsed }).x').value).toBeUndefined()
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })
  it('formula-A1 a name that was put on every object by somebody else is not read', () => {
    const shared = Object.prototype as unknown as Record<string, unknown>
    shared['leak'] = 'leaked'
    try {
      expect(attempt('text.leak').value).toBeUndefined()
      expect(attempt('({}).leak').value).toBeUndefined()
      expect(attempt('each([{}], row => row.leak)').value).toEqual([undefined])
      expect(attempt('leak').code).toBe('unknown-name')
    } finally {
      delete shared['leak']
    }
  })

  it('formula-A1 a function that an object lost is not found again in what all objects inherit', () => {
    const parsed = parseFormula('box.toString() + toString()')
    const run = compileFormula(parsed.ok ? parsed.tree : ['l', null])
    const losing: Record<string, unknown> = { box: { toString: () => 'own' }, toString: () => 'own' }
    expect(run(losing)).toBe('ownown')
    delete (losing['box'] as Record<string, unknown>)['toString']
    expect(() => run(losing)).toThrow('toString is not a function')
    losing['box'] = { toString: () => 'own' }
    delete losing['toString']
    expect(() => run(losing)).toThrow(FormulaError)
  })

  it('formula-A1 a scope has the names of the scope that it stands on, and nothing that every object inherits', () => {
    const run = (text: string, scope: object): unknown => {
      const parsed = parseFormula(text)
      return compileFormula(parsed.ok ? parsed.tree : ['l', null])(scope)
    }
    const outer = { word: 'rye', shout: () => 'RYE', row: 1 }
    const scope = Object.create(Object.create(outer, { row: { value: 2 } }) as object) as object
    expect(run('[word, row, shout()]', scope)).toEqual(['rye', 2, 'RYE'])
    expect(() => run('toString', scope)).toThrow(FormulaError)
    expect(() => run('valueOf()', scope)).toThrow(FormulaError)
    const inside = { row: Object.create({ data: 'inherited' }) as object }
    expect(run('row.data', inside)).toBeUndefined()
  })

  const noFormulas = [
    'text`x`',
    'each`${text}`',
    'new text()',
    'x = 1',
    'text = 1',
    'function () {}',
    'x => { return 1 }',
    'async x => x',
    'await selfish',
    'yield 1',
    'a; b',
    '/a/.test(text)',
    'delete text.x',
    'void 0',
    'text++',
    '({ get x() { return 1 } })',
    '({ x() { return 1 } })',
    '(...rest) => rest',
    '({ x }) => x',
    '(x = 1) => x',
    'text in scope',
    'text instanceof Object',
    '1n',
    '#x',
    '@x',
    'class {}',
    '(1, 2)',
  ]
  it.each(noFormulas)('formula-R4 %s is no formula', (text) => {
    expect(parseFormula(text).ok).toBe(false)
  })

  const gifts = [
    'same(x => x)',
    'list(x => x)',
    'object(text, x => x)',
    'each(list(1), x => y => x)',
    'own(x => x)',
    'handOver((self, secret, Secret) => self)',
    'handOver((self, secret, Secret) => [self, secret, Secret])',
    'handOver((self, secret) => secret())',
    'handOver((self, secret) => ({ then: secret }))',
    'fold([], x => x, y => y)',
    'fold([1], (all, x) => all, y => y)',
    'sort([2, 1], (a, b) => (x => x))',
    '{ then: x => x }',
    '[each, list]',
    '{ each }',
    'each(list(each), x => x)',
    'selfish.then',
    '{ ...selfish }',
    'each(list(selfish), row => row.then)',
  ]
  it.each(gifts)('formula-A2 %s gives no function away', (text) => {
    const { value, code } = attempt(text)
    expect(code !== undefined || !holdsFunction(value)).toBe(true)
  })
  const calls = [
    'each([box], row => row.open())',
    'each(lids, lid => lid())',
    'each([1], x => [box][0].open())',
    'same(box).open()',
    "object('a', box).a.open()",
    '[box][0].open()',
    '{ box }.box.open()',
    '(true ? box : 1).open()',
    '(box ?? 1).open()',
    '(x => x.open())(box)',
    'same(lids)[0]()',
    'list(...lids)[1]?.()',
  ]
  it.each(calls)('formula-A2 %s calls nothing: only what a name of the scope leads to is called', (text) => {
    expect(['not-a-function', undefined]).toContain(attempt(text).code)
    expect(attempt(text).value).toBeUndefined()
    expect([attempt('box.open()').value, attempt("box['open']()").value]).toEqual(['secret', 'secret'])
  })
  it('formula-A2 a callback has no this, and a function knows nothing of the place it runs in but its host', () => {
    expect(attempt('asMethod(x => x)').value).toBe(2)
    expect(attempt('asMethod(x => this)').code).toBe('unknown-name')
    expect(attempt('host()').value).not.toContain('environment')
    expect(attempt('arguments').code).toBe('unknown-name')
  })

  const conversions = [
    'tricky + text',
    '`${tricky}`',
    '+tricky',
    'tricky * 2',
    'tricky == text',
    'tricky < 1',
    'text[tricky]',
    '{ [tricky]: 1 }',
    '[...tricky]',
    'tricky[symbol]',
    '[tricky] + text',
    'throwing.x',
    'each([throwing], row => row.x)',
    'revoked.x',
    'revoked + text',
    'symbol + text',
    '`${symbol}`',
    '-symbol',
    'symbol == text',
    'proxy.x',
    'proxy + text',
  ]
  it.each(conversions)('formula-A1 %s runs nothing of a value', (text) => {
    touched.length = 0
    attempt(text)
    expect(touched.filter((name) => name !== 'message')).toEqual([])
  })
})

describe('work without an end', () => {
  const endless = [
    'each(numbers, x => each(numbers, y => y))',
    'each(numbers, x => total(numbers))',
    'each(numbers, x => [...numbers])',
    'each(numbers, x => ({ ...numbers }))',
    'each(numbers, x => upper(big))',
    'each(numbers, x => +big)',
    'each(numbers, x => big < big)',
    "each(numbers, x => (big + 'b') === (big + 'c'))",
    'each(numbers, x => repeat(text, 100000))',
    'each(numbers, x => numbers + text)',
    'each(range(1000), x => range(100000))',
    'sort(each(numbers, x => -x), (a, b) => total(numbers))',
    "fold(range(100), (all, x) => all + all, 'a')",
    'fold(range(100), (all, x) => `${all}${all}`, big)',
    'fold(range(100), (all, x) => [...all, ...all], [1])',
    'repeat(big, 1000)',
    `range(${MAX_LIST_LENGTH + 1})`,
    'list(...numbers, ...numbers, ...numbers)',
    'doubled + text',
    '`${doubled}`',
    'doubled == text',
    '+fold(range(60), (all, x) => [all, all], 1)',
    'nested + text',
    '+nested',
    'each(range(30), x => +digits)',
    'each(range(30), x => digits * 1)',
    'each(range(30), x => digits == 1)',
    'each(range(4), x => ({ ...table }))',
    'each(range(4), x => fold([table], (all, row) => row, 1))',
    'each(numbers, x => own(x))',
    'each(range(8000), x => short + x)',
    'each(range(100), x => own(big))',
    'each(range(100), x => repeated())',
    'each(range(4), x => ({ ...[...numbers] }))',
    'list(...numbers, ...[...numbers], ...[...numbers])',
    'each(numbers, x => each(lying, y => y)) + each(numbers, x => each(numbers, y => y))',
  ]
  const codes = /^(?:too-many-steps|text-too-long|list-too-long|too-deep|failed)$/
  it.each(endless)('formula-A3 %s ends with an error that says so', (text) => {
    expect(attempt(text).code).toMatch(codes)
  })
  it('formula-A3 a formula that ran out leaves a full budget to the next one', () => {
    attempt('each(numbers, x => total(numbers))')
    expect(attempt('total(each(range(1000), x => x))').value).toBe(499_500)
  })
})
