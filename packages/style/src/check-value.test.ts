import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStyleValue, printDeclarations, STYLE_PROPERTIES } from './index.ts'

const good: readonly (readonly [string, unknown])[] = [
  ['display', 'flex'],
  ['width', '24px'],
  ['width', 'calc(100% - 20px)'],
  ['width', 'min(100%, 40rem)'],
  ['width', 0],
  ['margin-top', '-4px'],
  ['margin-left', 'auto'],
  ['padding-top', { type: 'token', id: 'abcdefghij012345' }],
  ['aspect-ratio', '16 / 9'],
  ['aspect-ratio', '1.5'],
  ['font', '600 16px/1.4 "Inter Variable", sans-serif'],
  ['font-family', "'Inter Variable', system-ui"],
  ['font-size', '100px'],
  ['line-height', 1.4],
  ['line-height', '24px'],
  ['font-weight', 650],
  ['color', '#2f5be8'],
  ['color', '#2f5be8cc'],
  ['color', 'rgb(47 91 232 / 50%)'],
  ['color', 'oklch(60% 0.2 260)'],
  ['color', 'var(--brand)'],
  ['color', 'rebeccapurple'],
  ['background-image', 'url(asset:abcdefghij012345)'],
  ['background-image', 'url("https://example.org/a.png")'],
  ['background-image', 'linear-gradient(90deg, #fff 0%, transparent 100%), url(asset:abcdefghij012345)'],
  ['grid-template-columns', 'repeat(auto-fit, minmax(220px, 1fr))'],
  ['grid-template-columns', '[full-start] 1fr [full-end]'],
  ['opacity', '0.5'],
  ['box-shadow', '0 2px 8px rgb(0 0 0 / 20%), inset 0 0 0 1px #fff'],
  ['transform', 'translateY(-2px) rotate(2deg) scale(1.02)'],
  ['transition', 'opacity 150ms cubic-bezier(0.2, 0, 0, 1)'],
  ['order', -1],
  ['--icon-size', '24px'],
  ['width', 'inherit'],
]

const refused: readonly (readonly [string, unknown, RegExp])[] = [
  ['display', 'flexible', /one of/],
  ['width', '24', /unit/],
  ['width', '24pz', /unknown unit/],
  ['width', '-1px', /negative/],
  ['width', '90deg', /length/],
  ['font-size', '101px', /at most 100px/],
  ['opacity', '1.5', /between 0 and 1/],
  ['order', '1.5', /whole/],
  ['color', '#12', /colour/],
  ['color', 'bleu', /colour/],
  ['color', 'calc(1px)', /colour/],
  ['color', '', /empty/],
  ['color', null, /text, a number/],
  ['color', { type: 'token', id: 4 }, /text, a number/],
  ['color', Number.NaN, /text, a number/],
  ['colour', 'red', /not a style property/],
  ['--Bad', '1px', /not a style property/],
  ['constructor', '1px', /not a style property/],
  ['__proto__', '1px', /not a style property/],
  ['padding', '4px', /padding-top/],
  ['border-radius', '4px 8px', /length/],
  ['border', '1px solid red', /border-top-width/],
]

const hostile: readonly (readonly [string, string])[] = [
  ['color', 'red;position:fixed'],
  ['color', 'red}body{display:none'],
  ['color', 'red</style><script>alert(1)</script>'],
  ['color', 'red/**/'],
  ['color', 'red !important'],
  ['color', '\\72 ed'],
  ['color', 'red\n'.repeat(2) + 'blue'],
  ['width', 'expression(alert(1))'],
  ['width', 'calc(1px'],
  ['width', 'calc(1px))'],
  ['width', 'calc(1px]'],
  ['background-image', 'url(javascript:alert(1))'],
  ['background-image', 'url(http://example.org/a.png)'],
  ['background-image', 'url(data:image/svg+xml,x)'],
  ['background-image', 'url(//example.org/a.png)'],
  ['background-image', "url('https://example.org/a.png"],
  ['background-image', 'image-set(url(https://example.org/a.png) 1x)'],
  ['background-image', 'element(#a)'],
  ['background-image', 'u\\rl(https://example.org)'],
  ['box-shadow', 'url(https://example.org/a.png)'],
  ['font-family', '"Inter'],
  ['font-family', '"a" url(https://example.org)'],
  ['--x', 'url(https://example.org)'],
  ['--x', '@import'],
  ['transition', 'x'.repeat(2001)],
]

describe('checkStyleValue', () => {
  it.each(good)('style-V1 takes %s: %j', (property, value) => {
    expect(checkStyleValue(property, value)).toBeUndefined()
  })
  it.each(refused)('style-V2 refuses %s: %j', (property, value, reason) => {
    expect(checkStyleValue(property, value)).toMatch(reason)
  })
  it.each(hostile)('style-V3 refuses what could leave the declaration: %s: %s', (property, value) => {
    expect(checkStyleValue(property, value)).toBeTypeOf('string')
  })
  it('style-V4 an address stands only where the property takes one', () => {
    expect(checkStyleValue('color', 'url(asset:abcdefghij012345)')).toMatch(/uploaded file/)
  })
  it('style-V5 refuses a function that is not of the list and names it', () => {
    expect(checkStyleValue('filter', 'mystery(2px)')).toMatch(/mystery\(\)/)
  })
  it('style-V6 names the longhands of a shorthand', () => {
    expect(checkStyleValue('margin', '0')).toBe('set margin-top, margin-right, margin-bottom, margin-left instead of margin')
  })

  const piece = fc.constantFrom(
    ...';{}<>@!\\/*"\'()[]:#,. \n-'.split(''),
    'url(',
    'calc(',
    'var(--a',
    'red',
    '1px',
    '2',
    'https://a.b',
    'asset:abcdefghij012345',
  )
  const text = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
  )
  it('style-V3 whatever is typed, a printed value stays one declaration', () => {
    fc.assert(
      fc.property(fc.constantFrom(...STYLE_PROPERTIES.map((property) => property.name), '--x'), text, (property, value) => {
        const css = printDeclarations({ [property]: value })
        if (css === '') return
        expect(css.slice(property.length + 1)).not.toMatch(/[;{}<>@\\\n]|\/\*/)
        expect(isClosed(css)).toBe(true)
      }),
      { numRuns: 3000 },
    )
  })
})

/** Quotes and round brackets of a text are closed, read the way CSS reads them. */
function isClosed(css: string): boolean {
  let depth = 0
  let quote = ''
  for (const character of css) {
    if (quote) quote = character === quote ? '' : quote
    else if (character === '"' || character === "'") quote = character
    else if (character === '(' || character === '[') depth += 1
    else if (character === ')' || character === ']') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0 && quote === ''
}
