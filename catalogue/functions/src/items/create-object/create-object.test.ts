import { describe, expect, it } from 'vitest'
import { runFormula } from '../../testing/run-formula.ts'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const createObject = withFakeHost(call)

describe('createObject', () => {
  it('takes numbers and booleans for keys, also 0', () => {
    expect(createObject(0, 'a', false, 'b')).toEqual({ 0: 'a', false: 'b' })
  })

  it.each([[null], [undefined], [''], [[]], [['a']], [{}]])('refuses the key %j, naming it', (key) =>
    expect(() => createObject(key, 1)).toThrow('A key must be a text that is not empty'),
  )

  it.each(['__proto__', 'constructor', 'prototype'])('refuses the key %s', (key) =>
    expect(() => createObject(key, 1)).toThrow(`${key} cannot be used in a formula`),
  )

  it('names a long key in short', () => {
    expect(() => createObject({ key: 'x'.repeat(1000) }, 1)).toThrow(/^A key .{0,120}$/)
  })

  it('holds no arrow functions', () => {
    expect(() => runFormula("createObject('a', () => 1)")).toThrow(expect.objectContaining({ code: 'function-value' }))
  })
})
