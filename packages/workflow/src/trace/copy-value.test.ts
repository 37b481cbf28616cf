import fc from 'fast-check'
import { expect, it } from 'vitest'
import { copyValue } from './copy-value.ts'
import { isSame } from './is-same.ts'

it('workflow-T5 plain data is copied exactly, and later changes do not reach the copy', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const before = JSON.stringify(value)
      const copied = copyValue(value)
      expect(copied.isExact).toBe(true)
      expect(isSame(copied.value, value)).toBe(true)
      if (Array.isArray(value)) value.push('later')
      expect(JSON.stringify(copied.value)).toBe(before)
    }),
    { numRuns: 2000 },
  )
})

it('workflow-T5 a value too large or too deep is cut, and says so', () => {
  const long = copyValue('x'.repeat(1000), 100)
  expect(long).toMatchObject({ value: `${'x'.repeat(42)}…`, isExact: false })
  const sparse: unknown[] = []
  sparse.length = 1_000_000_000
  expect(copyValue(sparse, 1000)).toMatchObject({ isExact: false })
  const circle: { self?: unknown } = {}
  circle.self = circle
  const copied = copyValue(circle)
  expect(copied.isExact).toBe(false)
  expect(copied.size).toBeLessThan(10_000)
})

it('workflow-T5 hostile values are named or left out, never thrown at, and never reach a prototype', () => {
  const hostile = {
    get broken() {
      throw new Error('no')
    },
    method: () => 1,
    tag: Symbol('tag'),
    map: new Map([[1, 2]]),
  }
  expect(copyValue(hostile)).toMatchObject({
    value: { broken: '[not readable]', method: '[function]', tag: '[symbol]', map: '[object Map]' },
    isExact: false,
  })
  const { value } = copyValue(JSON.parse('{"__proto__": {"polluted": true}}'))
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(copyValue(proxy)).toMatchObject({ value: '[not readable]', isExact: false })
})

it('workflow-T5 what does not fit is cut where it ends: lists, objects and texts say so with a sign', () => {
  // Each value takes 16 bytes, a character two.
  expect(copyValue([1, 2, 3, 4, 5], 50)).toEqual({ value: [1, 2, 3, '…'], size: 64, isExact: false })
  expect(copyValue({ a: 1, b: 2, c: 3, d: 4 }, 50)).toEqual({ value: { a: 1, b: 2, '…': '…' }, size: 52, isExact: false })
  expect(copyValue(['xxxx', 'yyyy'], 32)).toEqual({ value: ['…', '…'], size: 48, isExact: false })
  expect(copyValue('abcd', 24)).toEqual({ value: 'abcd', size: 24, isExact: true })
  expect(copyValue('abcde', 24)).toEqual({ value: 'abcd…', size: 24, isExact: false })
})

it('workflow-T5 32 levels are kept, and what is deeper is cut', () => {
  const nest = (levels: number, core: unknown): unknown => (levels === 0 ? core : [nest(levels - 1, core)])
  expect(copyValue(nest(32, 'core')).isExact).toBe(true)
  expect(copyValue(nest(32, [1]))).toMatchObject({ value: nest(32, [1]), isExact: true })
  expect(copyValue(nest(33, [1]))).toMatchObject({ value: nest(33, '…'), isExact: false })
})

it('workflow-T5 plain values and dates are what they are', () => {
  for (const value of [null, 1, true, undefined, 10n]) expect(copyValue(value)).toEqual({ value, size: 16, isExact: true })
  const date = new Date(5)
  const copied = copyValue({ date, bare: Object.assign(Object.create(null), { x: 1 }) as object })
  expect(copied).toMatchObject({ value: { date, bare: { x: 1 } }, isExact: true })
  expect((copied.value as { readonly date: Date }).date).not.toBe(date)
  expect(copyValue(() => 1)).toEqual({ value: '[function]', size: 16, isExact: false })
  expect(copyValue(new URLSearchParams())).toMatchObject({ value: '[object URLSearchParams]', isExact: false })
})

it('workflow-T5 parts that are known to be copied are not copied again, as long as there is room', () => {
  const rows = [{ id: 1 }]
  const first = copyValue(rows)
  const known = new Map([[rows, first]])
  const shared = copyValue({ rows, other: [2] }, undefined, known)
  expect(shared).toEqual({ value: { rows: [{ id: 1 }], other: [2] }, size: copyValue({ rows, other: [2] }).size, isExact: true })
  expect((shared.value as { readonly rows: unknown }).rows).toBe(first.value)
  expect(copyValue({ rows }, 40, known)).toMatchObject({ isExact: false })
  const cut = new Map([[rows, { value: '…', size: 16, isExact: false }]])
  expect(copyValue({ rows }, undefined, cut)).toMatchObject({ value: { rows: '…' }, isExact: false })
})

it('workflow-T5 what is flat is copied at once and comes out as what is not: the same copy, of the same size', () => {
  const flat = fc.oneof(
    fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))),
    fc.array(fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant(null))),
  )
  fc.assert(
    fc.property(flat, fc.integer({ min: 20, max: 400 }), (value, most) => {
      // Beside a part that is not flat everything is copied part by part.
      const [alone, among] = [copyValue(value, most), copyValue([value], most + 16)]
      expect(among).toEqual({ value: [alone.value], size: alone.size + 16, isExact: alone.isExact })
      expect(alone.value).not.toBe(value)
    }),
  )
})

it('workflow-T5 a list that says it is endless, names of prototypes and what is found by symbols cost and change nothing', () => {
  const endless = [1, 2, 3]
  endless.length = 4_000_000_000
  expect(copyValue(endless, 1000).isExact).toBe(false)
  const named = copyValue(JSON.parse('{"__proto__": 1, "a": 2}'))
  expect(Object.entries(named.value as object)).toEqual([
    ['__proto__', 1],
    ['a', 2],
  ])
  expect(Object.getOwnPropertySymbols(copyValue({ a: 1, [Symbol('s')]: 2 }).value)).toEqual([])
})
