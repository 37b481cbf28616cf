import { describe, expect, it } from 'vitest'
import { explainFormula, type ExplainedPart } from './explain.ts'
import type { FormulaEnvironment } from './functions.ts'
import { MAX_EXPLAINED_PARTS } from './limits.ts'
import { parseFormula, type FormulaRanges } from './parse.ts'

type Callback = (row: unknown) => unknown

const environment: FormulaEnvironment = {
  functions: {
    keep: { call: (_, rows, test) => (rows as readonly unknown[]).filter((row) => (test as Callback)(row)) },
    count: { call: (_, rows) => (rows as readonly unknown[]).length },
    endless: {
      call: (host) => {
        for (;;) host.spend(1000)
      },
    },
    either: {
      inline:
        ([test, yes, no]) =>
        (scope, frame) =>
          (test?.(scope, frame) ? yes : no)?.(scope, frame),
    },
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
const scope = { order: { items: [{ n: 1 }, { n: 2 }, { n: 3 }] }, flag: true, none: null }

function explain(text: string) {
  const ranges: FormulaRanges = new WeakMap()
  const parsed = parseFormula(text, ranges)
  if (!parsed.ok) throw new Error(parsed.issue.message)
  const { result, parts } = explainFormula(parsed.tree, scope, ranges, environment)
  const of = (part: ExplainedPart) => text.slice(part.from, part.to)
  return { result, parts, of, find: (wanted: string) => parts.find((part) => of(part) === wanted) }
}

describe('what each part of a formula gave', () => {
  it('formula-X1 names parts as people see them, each below the one around it', () => {
    const { parts, of } = explain("either(flag, `${order.items.length} of ${count(order.items)}`, { a: ['x'] })")
    expect(parts.map((part) => [part.depth, part.kind, of(part)])).toEqual([
      [0, 'call', "either(flag, `${order.items.length} of ${count(order.items)}`, { a: ['x'] })"],
      [1, 'path', 'flag'],
      [1, 'text', '`${order.items.length} of ${count(order.items)}`'],
      [2, 'path', 'order.items.length'],
      [2, 'call', 'count(order.items)'],
      [3, 'path', 'order.items'],
      [1, 'object', "{ a: ['x'] }"],
      [2, 'list', "['x']"],
      [3, 'literal', "'x'"],
    ])
  })

  it('formula-X1 a member of what a call gives and a key that is worked out have their parts', () => {
    const { parts, of, find } = explain('keep(order.items, row => row.n > 1)[0].n')
    expect(find('keep(order.items, row => row.n > 1)[0].n')).toMatchObject({ kind: 'member', outcome: { value: 2 } })
    expect(find('keep(order.items, row => row.n > 1)')?.outcome).toEqual({ state: 'value', value: [{ n: 2 }, { n: 3 }] })
    expect(explain("order['it' + 'ems']").parts.map(({ kind }) => kind)).toEqual([
      'member',
      'path',
      'operator',
      'literal',
      'literal',
    ])
    expect(parts.map(of)).toContain('row => row.n > 1')
  })

  it('formula-X2 what was not needed did not run', () => {
    const { find } = explain('either(flag, 1, count(none)) || count(order)')
    expect(find('1')).toMatchObject({ runs: 1, outcome: { state: 'value', value: 1 } })
    expect(find('count(none)')).toMatchObject({ runs: 0, outcome: { state: 'not-run' } })
    expect(find('count(order)')?.outcome).toEqual({ state: 'not-run' })
  })

  it('formula-X2 in an arrow function a part holds what its first run gave', () => {
    const { find } = explain('keep(order.items, row => row.n > 1)')
    expect(find('row.n > 1')).toMatchObject({ runs: 3, isRepeated: true, outcome: { state: 'value', value: false } })
    expect(find('row.n')).toMatchObject({ runs: 3, isRepeated: true, outcome: { state: 'value', value: 1 } })
    expect(find('order.items')).toMatchObject({ runs: 1, isRepeated: false })
  })

  it('formula-X3 the innermost part that failed is the cause, and what stood before it has its value', () => {
    const { result, find } = explain('count(order.items) + count(none.list)')
    expect(result).toMatchObject({ ok: false, error: { code: 'no-value' } })
    expect(find('none.list')?.outcome).toMatchObject({ state: 'error', isCause: true })
    expect(find('count(none.list)')?.outcome).toMatchObject({ state: 'error', isCause: false })
    expect(find('count(order.items) + count(none.list)')?.outcome).toMatchObject({ state: 'error', isCause: false })
    expect(find('count(order.items)')?.outcome).toEqual({ state: 'value', value: 3 })
  })

  it('formula-X3 a failure that comes in a later row is told, not the value of the first', () => {
    const { find } = explain('keep([{ a: { n: 1 } }, { a: 0 }, {}], row => row.a.n)')
    expect(find('row.a.n')).toMatchObject({ runs: 3, outcome: { state: 'error', isCause: true } })
  })

  it('formula-X4 has the budget of every formula', () => {
    expect(explain('endless()').result).toMatchObject({ ok: false, error: { code: 'too-many-steps' } })
  })

  it('formula-X4 keeps the first parts of a formula that has very many', () => {
    const { parts, result } = explain(`[${Array.from({ length: 1000 }, (_, at) => at).join()}]`)
    expect(parts).toHaveLength(MAX_EXPLAINED_PARTS)
    expect(result).toMatchObject({ ok: true })
  })
})
