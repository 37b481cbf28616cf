import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Json } from '@heddle/store'
import type { ValueOfField } from '../../types.ts'
import { choice, formula, number, object, text } from '../../kinds.gen.ts'
import type { FormulaValue } from '../formula/field.ts'
import { list } from './field.ts'

const label = { en: 'Options' }
const SIZES = [{ value: 's', label: { en: 'Small' } }] as const
const options = list({
  label,
  max: 3,
  item: {
    label: text({ label: { en: 'Label' } }),
    amount: number({ label: { en: 'Amount' }, min: 0, max: 9, default: 0 }),
    size: choice({ label: { en: 'Size' }, options: SIZES, default: 's' }),
    check: formula({ label: { en: 'Check' } }),
  },
  itemLabel: 'label',
})
const words = list({ label, item: text({ label: { en: 'Word' }, bindable: false }) })
const groups = list({ label, item: { rows: list({ label, item: object({ label, fields: { a: text({ label }) } }) }) } })
const binding = { type: 'f', code: '1' }

describe('a list of items', () => {
  it('gives a body items of the types of their fields', () => {
    type Option = { readonly label: string; readonly amount: number; readonly size: 's'; readonly check: FormulaValue | null }
    expectTypeOf<ValueOfField<typeof options>>().toEqualTypeOf<readonly Option[]>()
    expectTypeOf<ValueOfField<typeof words>>().toEqualTypeOf<readonly string[]>()
    expectTypeOf<ValueOfField<typeof groups>[number]['rows'][number]['a']>().toEqualTypeOf<string>()
    expect(options).toMatchObject({ kind: 'list', default: [], bindable: true, itemLabel: 'label' })
  })

  it.each<readonly [string, readonly Json[]]>([
    ['nothing', []],
    ['items that say only some of their fields', [{}, { label: 'A' }]],
    ['values that come from formulas each', [{ label: binding, check: binding }]],
    ['what nobody declared, which is kept', [{ label: 'A', other: 1 }]],
  ])('may hold %s', (_, value) => expect(options.check(value)).toBeUndefined())

  it('may hold a translated text in each language by itself, checked in all of them', () => {
    const translated = list({ label, item: { label: text({ label: { en: 'Label' }, translated: true, maxLength: 3 }) } })
    const inBoth = (de: Json) => [{ label: { type: 't', texts: { en: 'A', de } } }]
    expect(translated.check(inBoth('B'))).toBeUndefined()
    expect(translated.check(inBoth(binding))).toBeUndefined()
    expect(translated.check(inBoth('long'))).toBe('item 1: Label must have at most 3 characters')
    expect(options.check(inBoth('B'))).toBe('item 1: Label must be a text')
  })

  it.each<readonly [string, Json, string]>([
    ['a text', 'a', 'must be a list'],
    ['nothing', null, 'must be a list'],
    ['an object like a list', { length: 1, 0: {} }, 'must be a list'],
    ['more items than it takes', [{}, {}, {}, {}], 'must have at most 3 items'],
    ['an item that is a text', [{}, 'a'], 'item 2: must be an object'],
    ['an item that is a list', [[]], 'item 1: must be an object'],
    ['an item that is a formula', [binding], 'item 1: must be an object'],
    ['a part of the wrong type', [{ label: 'A' }, { label: 4 }], 'item 2: Label must be a text'],
    ['a part out of range', [{ amount: 10 }], 'item 1: Amount must be between 0 and 9'],
    ['a part that is not offered', [{ size: 'xxl' }], 'item 1: Size must be one of s'],
  ])('refuses %s, and names what to mend', (_, value, message) => expect(options.check(value)).toBe(message))

  it('of single values checks each of them', () => {
    expect(words.check(['a', 'b'])).toBeUndefined()
    expect(words.check(['a', 4])).toBe('item 2: must be a text')
    expect(words.check([binding])).toBe('item 1: cannot come from a formula')
  })

  it('inside of lists is named down to the field', () => {
    expect(groups.check([{ rows: [{ a: 'x' }, { a: 1 }] }])).toBe('item 1: Options item 2: Options must be a text')
  })

  it('does not read what an item only inherits', () => {
    expect(options.check([JSON.parse('{"__proto__": {"label": 4}}') as Json])).toBeUndefined()
  })

  it('with very many items is refused at once', () => {
    expect(options.check(Array.from({ length: 100_000 }, () => ({})))).toBe('must have at most 3 items')
  })
})
