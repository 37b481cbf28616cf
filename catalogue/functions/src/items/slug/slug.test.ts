import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const slug = withFakeHost(call)

describe('slug', () => {
  it.each([
    ['Съешь ещё этих мягких французских булок', 'sesh-eshchyo-etikh-myagkikh-frantsuzskikh-bulok'],
    ['Їжак, Україна', 'yizhak-ukrayina'],
    ['Ќерка', 'kerka'],
    ['Straße Ærø Łódź', 'strasse-aero-lodz'],
    ['日本 2024', '日本-2024'],
    ['a_b--c', 'a-b-c'],
  ])('of "%s" is %s', (text, expected) => expect(slug(text)).toBe(expected))

  it('answers at once on a letter with endless marks', () => {
    const marks = '\u0301\u0327'.repeat(4500)
    expect(slug(`a${marks}b`)).toBe('ab')
  })

  it('is its own slug, and has neither spaces nor signs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (text) => {
        const made = String(slug(text))
        expect(made).toMatch(/^(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)?$/u)
        expect(slug(made)).toBe(made)
      }),
    )
  })
})
