import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call as toJson } from '../to-json/call.ts'
import { call } from './call.ts'

const fromJson = withFakeHost(call)

describe('fromJson', () => {
  it('reads what toJson wrote', () => {
    const write = withFakeHost(toJson)
    const values = fc.jsonValue().map((value) => fromJson(JSON.stringify(value)))
    fc.assert(fc.property(values, fc.boolean(), (value, pretty) => void expect(fromJson(write(value, pretty))).toEqual(value)))
  })

  it('drops every __proto__, however deep or spelt', () => {
    const text = '[{"__proto__":{"a":1}},{"\\u005f_proto__":{"a":1},"b":{"__proto__":null}}]'
    const value = fromJson(text) as object[]
    expect(value).toEqual([{}, { b: {} }])
    expect(Object.hasOwn(value[0] ?? {}, '__proto__')).toBe(false)
  })

  it.each(['', ' ', '{', 'undefined', "{'a':1}", '[1,]', '[['.repeat(50_000)])('says that this is no JSON: %.20s', (text) =>
    expect(() => fromJson(text)).toThrow('First parameter must be a JSON text'),
  )
})
