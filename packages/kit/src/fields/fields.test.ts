import { describe, expect, test } from 'vitest'
import type { Json } from '@heddle/store'
import { MESSAGES } from '../messages.ts'
import { boolean, choice, color, icon, image, length, number, text, value } from './kinds.gen.ts'
import type { Field } from './types.ts'

const label = { en: 'Label' }
const SIZES = [
  { value: 'small', label: { en: 'Small' } },
  { value: 'large', label: { en: 'Large' } },
] as const

/** A field of each kind that says no more than it has to. */
const PLAIN = {
  text: text({ label }),
  number: number({ label, min: 1, max: 10, default: 2 }),
  boolean: boolean({ label }),
  choice: choice({ label, options: SIZES, default: 'small' }),
  color: color({ label }),
  length: length({ label }),
  icon: icon({ label }),
  image: image({ label }),
  value: value({ label, default: [] }),
} satisfies Readonly<Record<string, Field>>

describe('a field that says no more than it has to', () => {
  test.each([
    ['text', { bindable: true, default: '', multiline: false, maxLength: 100_000 }],
    ['number', { bindable: false, default: 2, step: 1, min: 1, max: 10 }],
    ['boolean', { bindable: false, default: false }],
    ['choice', { bindable: false, default: 'small', options: SIZES }],
    ['color', { bindable: false, default: '' }],
    ['length', { bindable: false, default: '' }],
    ['icon', { bindable: true, default: '' }],
    ['image', { bindable: true, default: '' }],
    ['value', { bindable: true, default: [], shape: 'any' }],
  ] as const)('%s stands in the settings, in one language', (kind, declared) => {
    const { check, ...rest } = PLAIN[kind]
    expect(rest).toEqual({ kind, label, panel: 'settings', translated: false, ...declared })
    expect(check(PLAIN[kind].default)).toBeUndefined()
  })

  test('says something else where it wants to', () => {
    expect(text({ label, bindable: false, translated: true, panel: 'style', default: 'Hello', multiline: true })).toMatchObject({
      bindable: false,
      translated: true,
      panel: 'style',
      default: 'Hello',
      multiline: true,
    })
    expect(number({ label, min: 0, max: 1, default: 0, step: 0.1 }).step).toBe(0.1)
    expect(boolean({ label, default: true }).default).toBe(true)
  })
})

const short = text({ label, maxLength: 3 })
const list = value({ label, default: [], shape: 'list' })
const object = value({ label, default: {}, shape: 'object' })

const good: readonly (readonly [string, Field, Json])[] = [
  ['a text as long as it may be', short, 'abc'],
  ['the longest text', PLAIN.text, 'a'.repeat(100_000)],
  ['the smallest number', PLAIN.number, 1],
  ['the largest number', PLAIN.number, 10],
  ['a choice', PLAIN.choice, 'large'],
  ['a colour', PLAIN.color, 'rgb(0 0 0 / 50%)'],
  ['the longest length', PLAIN.length, 'a'.repeat(500)],
  ['an icon', PLAIN.icon, 'arrow-right-2'],
  ['an uploaded picture', PLAIN.image, 'asset:abcdefghij012345'],
  ['a picture elsewhere', PLAIN.image, 'https://example.org/a.png'],
  ['a picture at an address without encryption', PLAIN.image, 'http://example.org/a.png'],
  ['a drawn picture', PLAIN.image, 'data:image/svg+xml,<svg/>'],
  ['anything as a value', PLAIN.value, null],
  ['a list', list, [1]],
  ['an object', object, { a: 1 }],
]

const refused: readonly (readonly [string, Field, Json, string])[] = [
  ['a number as a text', PLAIN.text, 4, MESSAGES.mustBeText],
  ['a text that is too long', short, 'abcd', MESSAGES.textTooLong(3)],
  ['a text that is longer than any', PLAIN.text, 'a'.repeat(100_001), MESSAGES.textTooLong(100_000)],
  ['a text as a number', PLAIN.number, '4', MESSAGES.mustBeNumber],
  ['a number without an end', PLAIN.number, Number.POSITIVE_INFINITY, MESSAGES.mustBeNumber],
  ['what is below the smallest', PLAIN.number, 0.9, MESSAGES.outOfRange(1, 10)],
  ['what is above the largest', PLAIN.number, 10.1, MESSAGES.outOfRange(1, 10)],
  ['a text as on or off', PLAIN.boolean, 'true', MESSAGES.mustBeBoolean],
  ['a choice that is not offered', PLAIN.choice, 'medium', MESSAGES.mustBeOneOf(['small', 'large'])],
  ['a number as a colour', PLAIN.color, 4, MESSAGES.mustBeText],
  ['a colour that leaves its declaration', PLAIN.color, 'red;position:fixed', MESSAGES.mustBeCssValue],
  ['a length that is too long', PLAIN.length, 'a'.repeat(501), MESSAGES.mustBeCssValue],
  ['an icon by a path', PLAIN.icon, '../secret', MESSAGES.mustBeIconName],
  ['a number as an icon', PLAIN.icon, 4, MESSAGES.mustBeIconName],
  ['a picture that is a script', PLAIN.image, 'javascript:alert(1)', MESSAGES.mustBeImage],
  ['a list as a picture', PLAIN.image, ['https://example.org/a.png'], MESSAGES.mustBeImage],
  ['an object as a list', list, { length: 1 }, MESSAGES.mustBeList],
  ['a list as an object', object, [], MESSAGES.mustBeObject],
  ['nothing as an object', object, null, MESSAGES.mustBeObject],
  ['a text as an object', object, 'a', MESSAGES.mustBeObject],
]

describe('a literal value', () => {
  test.each(good)('may be %s', (_, field, given) => expect(field.check(given)).toBeUndefined())
  test.each(refused)('may not be %s', (_, field, given, message) => expect(field.check(given)).toBe(message))
})
