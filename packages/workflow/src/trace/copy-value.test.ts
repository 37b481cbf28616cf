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
