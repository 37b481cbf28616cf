import { describe, expect, it } from 'vitest'
import { printDefault, readDefault } from './read-default.ts'

describe('the default value of a variable', () => {
  it('is read as its type and printed back', () => {
    expect(readDefault('number', '1.5')).toEqual({ ok: true, value: 1.5 })
    expect(readDefault('string', '1.5')).toEqual({ ok: true, value: '1.5' })
    expect(readDefault('array', '[1, "a"]')).toEqual({ ok: true, value: [1, 'a'] })
    expect(readDefault('object', ' ')).toEqual({ ok: true, value: null })
    expect(JSON.parse(printDefault('object', { a: 1 }))).toEqual({ a: 1 })
    expect(printDefault('number', undefined)).toBe('')
  })
  it('says why a text does not fit', () => {
    expect(readDefault('number', 'many')).toEqual({ ok: false, message: 'This is not a number' })
    expect(readDefault('array', '{}')).toEqual({ ok: false, message: 'A list begins with [' })
    expect(readDefault('object', '[]')).toEqual({ ok: false, message: 'An object begins with {' })
    expect(readDefault('object', '{a}')).toEqual({ ok: false, message: 'This is not JSON' })
  })
})
