import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PropsOf } from '@heddle/kit'
import { NumberDisplay } from './component.tsx'
import { numberDisplayDefinition } from './definition.ts'

type Props = PropsOf<typeof numberDisplayDefinition>
const { fields } = numberDisplayDefinition
const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as unknown as Props
const draw = (props: { readonly [name in keyof Props]?: unknown } = {}): string =>
  renderToStaticMarkup(<NumberDisplay root={{ className: 'k' }} props={{ ...defaults, ...props } as Props} />)
const textOf = (html: string): string => html.replaceAll(/<[^>]*>/g, '').replaceAll(/\s/g, ' ')

describe('a number', () => {
  test('S3-44 begins as 3.14 dollars', () => expect(draw()).toBe('<span class="k">$3.14</span>'))

  test('S3-44 is a text that holds one, too, with words around it', () => {
    expect(textOf(draw({ value: '1249.5', currency: 'EUR', prefix: 'from ', suffix: ' a night' }))).toBe('from €1,249.50 a night')
  })

  test.each([[null], [undefined], [''], ['many'], [{}], [Number.NaN]])('of %j is the words for none, alone', (value) => {
    expect(textOf(draw({ value, prefix: 'from ', emptyText: 'on request' }))).toBe('on request')
    expect(textOf(draw({ value }))).toBe('')
  })
})

describe('in the editor', () => {
  const choicesOf = (name: 'currency' | 'unit') => fields[name].optionsOf({})

  test('S3-44 currencies are chosen by code and name, units by name', () => {
    expect(choicesOf('currency')).toContainEqual({ value: 'EUR', label: { en: 'EUR – Euro' } })
    expect(choicesOf('currency').filter(({ value, label }) => label.en.endsWith(` ${value}`))).toEqual([])
    expect(choicesOf('unit')).toContainEqual({ value: 'mile-scandinavian', label: { en: 'mile scandinavian' } })
    expect(choicesOf('unit')).toHaveLength(43)
  })

  test('every unit that is offered is one that browsers write', () => {
    const written = choicesOf('unit').map(({ value: unit }) => textOf(draw({ style: 'unit', unit, fractionDigits: 0 })))
    expect(written.filter((text) => text === '3')).toEqual([])
  })

  test('a currency is asked for of money only, a unit where the number has one', () => {
    const shown = (style: string) => Object.entries(fields).flatMap(([name, { when }]) => (when?.({ style }) ? [name] : []))
    expect(['decimal', 'currency', 'percent', 'unit'].map(shown)).toEqual([
      [],
      ['currency', 'currencyDisplay'],
      [],
      ['unit', 'unitDisplay'],
    ])
  })

  test('a value is a number or a text that holds one', () => {
    expect([4, '4.5'].map(fields.value.check)).toEqual([undefined, undefined])
    expect(['four', null, {}].map(fields.value.check)).toEqual(Array(3).fill('must be a number'))
  })
})
