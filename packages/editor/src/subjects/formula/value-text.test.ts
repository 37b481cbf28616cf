import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { readValueText, writeValueText } from './value-text.ts'

describe('a value of an example as it is typed', () => {
  it.each<[string, Json]>([
    ['', null],
    ['nothing', null],
    ['20.5', 20.5],
    ['true', true],
    ['Oak tray', 'Oak tray'],
    ['"20"', '20'],
    ['[1, { "a": null }]', [1, { a: null }]],
  ])('reads %s', (text, value) => {
    expect(readValueText(text)).toEqual({ ok: true, value })
  })

  it('says what is wrong with a list, an object or a quoted text that is cut off', () => {
    for (const text of ['[1,', '{ a: 1 }', '"open']) expect(readValueText(text)).toMatchObject({ ok: false })
  })

  it('gives each value again that it wrote', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (given) => {
        // JSON has no minus zero.
        const value = JSON.parse(JSON.stringify(given)) as Json
        expect(readValueText(writeValueText(value))).toEqual({ ok: true, value })
      }),
    )
  })
})
