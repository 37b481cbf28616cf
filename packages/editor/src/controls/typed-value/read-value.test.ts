import { describe, expect, it } from 'vitest'
import { printValue, readValue } from './read-value.ts'

describe('a value that is typed in as its type', () => {
  it('is read as its type and printed back', () => {
    expect(readValue('number', '1.5')).toEqual({ ok: true, value: 1.5 })
    expect(readValue('string', '1.5')).toEqual({ ok: true, value: '1.5' })
    expect(readValue('query', ' ')).toEqual({ ok: true, value: null })
    expect([printValue(1.5), printValue('x'), printValue(null), printValue(undefined)]).toEqual(['1.5', 'x', '', ''])
  })
  it('says why a text does not fit', () => {
    expect(readValue('number', 'many')).toEqual({ ok: false, message: 'This is not a number' })
    expect(readValue('number', 'Infinity')).toEqual({ ok: false, message: 'This is not a number' })
  })
})
