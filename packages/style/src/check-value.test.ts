import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkStyleValue, isStyleProperty, printDeclarations, STYLE_PROPERTIES } from './index.ts'

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
  ['color', 'INHERIT'],
  ['display', ' Flex '],
  ['color', '#FFF'],
  ['color', '#fffa'],
  ['color', 'Color-Mix(in srgb, red, blue)'],
  ['opacity', 'calc(1 / 2)'],
  ['opacity', '.5e0'],
  ['font-size', '100.5%'],
  ['font-size', '20PX'],
  ['margin-top', '+4px'],
  ['background-image', "url('https://example.org/a.png')"],
  ['background-image', 'url(https://example.org/a.png), url(asset:abcdefghij012345)'],
  ['background-image', 'linear-gradient(#fff, #000), none'],
  ['font-family', `"O'Neill", 'Say "hi"'`],
  ['grid-template-columns', '[a] minmax(0, calc(1fr - (2px + 1px))) [b]'],
  ['transition', 'x'.repeat(2000)],
  ['--x', '1.5'],
  ['--x', '"quoted"'],
  [`--${'x'.repeat(63)}`, '1px'],
  ['color', { type: 'token', id: 'x'.repeat(64) }],
  ['width', 'var( --space )'],
  ['width', 'var(--space, 4px)'],
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
  ['inset', '0', /^set top, right, bottom, left instead of inset$/],
  ['background', 'red', /^set background-color, background-image instead of background$/],
  ['flex', '1', /^set flex-grow, flex-shrink, flex-basis instead of flex$/],
  ['outline', '0', /^set outline-width, outline-style, outline-color instead of outline$/],
  ['font-size', '100.5px', /at most 100px/],
  ['font-size', '101PX', /at most 100px/],
  ['width', 24, /needs a unit/],
  ['width', '4fr', /must be a length/],
  ['width', 'red', /must be a length/],
  ['width', 'rgb(0 0 0)', /must be a length/],
  ['width', 'calc(1px) calc(2px)', /must be a length/],
  ['opacity', '1px', /must be a number/],
  ['opacity', 'red', /must be a number/],
  ['display', 'calc(1px)', /must be one of block/],
  ['display', '4', /must be one of block/],
  ['color', '#12345', /colour/],
  ['color', '#1234567', /colour/],
  ['color', '#123456789', /colour/],
  ['box-shadow', '0 0 #12345', /colour/],
  ['color', 'rgb(0 0 0) rgb(1 1 1)', /colour/],
  ['color', '4', /colour/],
  ['color', true, /text, a number/],
  ['color', Number.POSITIVE_INFINITY, /text, a number/],
  ['color', { type: 'token', id: '' }, /text, a number/],
  ['color', { type: 'token', id: 'x'.repeat(65) }, /text, a number/],
  ['color', { type: 'f', id: 'a' }, /text, a number/],
  ['color', '   ', /empty/],
  ['transition', 'x'.repeat(2001), /at most 2000 characters/],
  [`--${'x'.repeat(64)}`, '1px', /not a style property/],
  ['color', 'red;', /must not contain ;/],
  ['color', 'red\u0007', /must not contain invisible characters/],
  ['color', 'red\u2028blue', /must not contain invisible characters/],
  ['color', 'red/*', /comment/],
  ['color', 'red*/', /comment/],
  ['font', '"Inter', /quote that is not closed/],
  ['color', '"red"', /must not contain quotes/],
  ['transform', 'rotate(2deg', /brackets/],
  ['transform', 'rotate(2deg))', /brackets/],
  ['transform', 'rotate(2deg]', /brackets/],
  ['grid-column', '[a', /brackets/],
  ['grid-column', '[a)', /brackets/],
  ['transition', 'opacity 2sec', /unknown unit "sec"/],
  ['width', 'var(space)', /must not use var/],
  ['width', 'var(--space', /must not use var|brackets/],
  ['background-image', 'url(\'https://example.org/a.png")', /only point to/],
  ['background-image', `url(https://${'a'.repeat(1001)})`, /only point to/],
  ['background-image', 'url(asset:short)', /only point to/],
  ['background-image', 'url()', /only point to/],
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
  it('style-V1 tells properties, and names that a builder gives, from all others', () => {
    expect(['color', '--brand', 'colour', 'margin', '--'].map(isStyleProperty)).toEqual([true, true, false, false, false])
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
