import { describe, expect, it } from 'vitest'
import {
  checkTokenValue,
  framesName,
  hasDarkTokens,
  mergeSheets,
  NEW_TOKENS,
  printDeclarations,
  printTokens,
  spacingVariable,
  TOKEN_TYPES,
  tokenFits,
  tokenVariable,
  withLetterSpacing,
} from './index.ts'

const brand = { id: 'brand00000000000', type: 'color', value: '#2f5be8', darkValue: '#8fb0ff' } as const
const gap = { id: 'gap0000000000000', type: 'spacing', value: '8px' } as const
const body = { id: 'body000000000000', type: 'typography', value: '400 16px/1.5 Inter, sans-serif' } as const

describe('tokens', () => {
  it('style-T1 S3-18 S4-08 light values on the root, dark ones under the theme on screens; paper and the browser itself follow', () => {
    expect(printTokens([gap, brand, body])).toBe(printTokens([body, gap, brand]))
    expect(printTokens([brand, gap])).toBe(
      `:root{color-scheme:light;${tokenVariable(brand.id)}:#2f5be8;${tokenVariable(gap.id)}:8px}` +
        `@media screen{.ww-app-theme-dark{color-scheme:dark;${tokenVariable(brand.id)}:#8fb0ff}}`,
    )
  })
  it('style-T1 a site that follows the device is dark on a dark one without scripts too', () => {
    const dark = `color-scheme:dark;${tokenVariable(brand.id)}:#8fb0ff`
    expect(printTokens([brand, gap], undefined, true)).toBe(
      `${printTokens([brand, gap])}@media screen and (prefers-color-scheme:dark) and (scripting:none){:root{${dark}}}`,
    )
    expect(printTokens([gap], undefined, true)).toBe(printTokens([gap]))
  })
  it('style-T1 a page that uses none of a site’s dark values is as dark as the others', () => {
    expect(printTokens([brand, gap], new Set([gap.id]), true)).toBe(
      `:root{color-scheme:light;${tokenVariable(gap.id)}:8px}@media screen{.ww-app-theme-dark{color-scheme:dark}}` +
        '@media screen and (prefers-color-scheme:dark) and (scripting:none){:root{color-scheme:dark}}',
    )
    expect(hasDarkTokens([gap, { ...brand, darkValue: 'red}body{color:red' }])).toBe(false)
  })
  it('style-T2 a reference prints as a variable without a fallback', () => {
    expect(printDeclarations({ color: { type: 'token', id: brand.id } })).toBe(`color:var(${tokenVariable(brand.id)})`)
  })
  it('style-T3 prints used tokens with safe values only', () => {
    expect(printTokens([body, gap], new Set([gap.id]))).toBe(`:root{${tokenVariable(gap.id)}:8px}`)
    expect(printTokens([{ ...gap, value: '8px}body{color:red' }])).toBe('')
    expect(checkTokenValue('color', '8px')).toMatch(/colour/)
    expect(checkTokenValue('typography', 4)).toMatch(/text/)
    expect(checkTokenValue('spacing', '-8px')).toBeUndefined()
    expect(checkTokenValue('radius', '-8px')).toBe('must not be negative')
    expect(checkTokenValue('duration', '200')).toBe('must be a time such as 200ms or 0.3s')
    expect(printTokens([{ ...gap, value: ' 8px ' }])).toBe(`:root{${tokenVariable(gap.id)}:8px}`)
    expect(printTokens([])).toBe('')
  })
  it('style-T3 every type begins with a value that is printed', () => {
    for (const type of TOKEN_TYPES) {
      const text = printTokens([{ ...gap, type, ...NEW_TOKENS[type] }])
      const printed = type === 'animation' ? framesName(gap.id) : NEW_TOKENS[type].value
      expect(text).toContain(`${tokenVariable(gap.id)}:${printed}`)
    }
  })
  it('style-T1 a shadow follows the theme like a colour', () => {
    expect(printTokens([{ id: gap.id, type: 'shadow', value: '0 1px 2px 0 #0003', darkValue: 'none' }])).toBe(
      `:root{color-scheme:light;${tokenVariable(gap.id)}:0 1px 2px 0 #0003}` +
        `@media screen{.ww-app-theme-dark{color-scheme:dark;${tokenVariable(gap.id)}:none}}`,
    )
  })
})

describe('style-T4 the letter spacing of a typography', () => {
  const font = { type: 'token', id: body.id } as const
  const spacing = `var(${spacingVariable(body.id)})`
  const spaced = (id: string) => (id === body.id ? '0.04em' : undefined)
  it('is a custom property of its own', () => {
    const names = [tokenVariable(body.id), spacingVariable(body.id)]
    expect(printTokens([{ ...body, letterSpacing: ' 0.04em ' }])).toBe(`:root{${names[0]}:${body.value};${names[1]}:0.04em}`)
    expect(printTokens([{ ...body, letterSpacing: '4' }])).toBe(`:root{${names[0]}:${body.value}}`)
  })
  it('stands beside the font wherever the token does', () => {
    expect(withLetterSpacing({ default: { font }, tablet: { color: 'red' }, mobile: { font, color: 'red' } }, spaced)).toEqual({
      default: { font, 'letter-spacing': spacing },
      tablet: { color: 'red' },
      mobile: { font, color: 'red', 'letter-spacing': spacing },
    })
  })
  it('gives way to one that the same place says, and wins over one of a weaker place', () => {
    const own = { default: { font, 'letter-spacing': '1px' } }
    expect(withLetterSpacing(own, spaced)).toBe(own)
    const weaker = { default: { 'letter-spacing': '1px' } }
    expect(mergeSheets([weaker, withLetterSpacing({ default: { font } }, spaced)])['default']).toEqual({
      font,
      'letter-spacing': spacing,
    })
  })
  it('is not touched by a typography without one: pages of before look as they did', () => {
    const sheet = { default: { font, color: 'red' }, mobile: { font: '12px serif' } }
    expect(withLetterSpacing(sheet, () => undefined)).toBe(sheet)
  })
})

it.each([
  ['typography', 'font', 'font-size'],
  ['radius', 'border-top-left-radius', 'padding-top'],
  ['shadow', 'box-shadow', 'text-shadow'],
  ['duration', 'transition-duration', 'transition'],
  ['duration', 'animation-delay', 'animation-name'],
  ['animation', 'animation-name', 'animation-duration'],
  ['color', 'border-top-color', 'font'],
  ['spacing', 'border-radius', 'font'],
] as const)('style-T5 a %s fits %s and not %s', (type, property, other) => {
  expect([tokenFits(type, property), tokenFits(type, other), tokenFits(type, '--own')]).toEqual([true, false, true])
})
