import { describe, expect, it } from 'vitest'
import { nameColor, printColor, readColor, readThemeColors, replaceColorIn, toColorText } from './color-value.ts'

describe('a colour that differs by theme', () => {
  it.each([
    ['light-dark(#fff, #000)', '#fff', '#000'],
    [' Light-Dark( rgb(1, 2, 3) , hsl(200 50% 20% / 0.5) ) ', 'rgb(1, 2, 3)', 'hsl(200 50% 20% / 0.5)'],
    ['light-dark(var(--a, #fff), color-mix(in srgb, red, blue))', 'var(--a, #fff)', 'color-mix(in srgb, red, blue)'],
  ])('%s is read as its two colours', (text, light, dark) => {
    expect(readThemeColors(text)).toEqual({ light, dark })
  })

  it.each(['#fff', 'light-dark(#fff)', 'light-dark(rgb(1, 2, 3))', 'light-dark(', 'dark(#fff, #000)', ''])(
    '%o is one colour, whatever the theme',
    (text) => {
      expect(readThemeColors(text)).toBeUndefined()
      expect(nameColor(text)).toBe(text)
      expect(replaceColorIn(text, 'dark', '#123456')).toBe('#123456')
    },
  )

  it('is named by both codes', () => {
    expect(nameColor('light-dark(#fff, #000)')).toBe('#fff · #000')
  })

  it('keeps what the other theme shows when one is chosen anew', () => {
    expect(replaceColorIn('light-dark(#fff, #000)', 'light', '#eeeeee')).toBe('light-dark(#eeeeee, #000)')
    expect(replaceColorIn('light-dark(#fff, #000)', 'dark', '#111111')).toBe('light-dark(#fff, #111111)')
  })

  it('is one colour where nothing was set', () => {
    expect(replaceColorIn(undefined, 'dark', '#111111')).toBe('#111111')
  })
})

describe('a colour of the colour area', () => {
  it.each([
    ['#FFF', '#ffffff'],
    ['rgba(0, 0, 0, 0.5)', '#00000080'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
  ])('%s is written as %s', (text, hex) => {
    const color = readColor(text)
    expect(color && printColor(color)).toBe(hex)
  })

  it.each(['red', 'var(--brand)', 'oklch(0.7 0.1 200)', '', undefined])('%o is left to the text field', (text) => {
    expect(readColor(text)).toBeUndefined()
  })

  it.each([
    ['fff', '#fff'],
    [' A1B2C3 ', '#a1b2c3'],
    ['red', 'red'],
    ['12345', '12345'],
  ])('typed %o counts as %o', (typed, text) => {
    expect(toColorText(typed)).toBe(text)
  })
})
