import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkShadowPart, checkTokenValue, NEW_TOKENS, printShadows, readShadows, type Shadow } from './index.ts'

const shadow = (parts: Partial<Shadow>): Shadow => ({
  x: '0',
  y: '0',
  blur: '0',
  spread: '0',
  color: 'currentcolor',
  isInset: false,
  ...parts,
})
const length = fc.oneof(
  fc.integer({ min: 0, max: 99 }).map((amount) => `${amount}px`),
  fc.constantFrom('0', '.5rem', 'calc(1px + 2px)'),
)
const anyShadow = fc.record({
  x: length,
  y: length.map((text) => (/^\d+px$/.test(text) ? `-${text}` : text)),
  blur: length,
  spread: length,
  color: fc.constantFrom('#0003', 'rebeccapurple', 'rgb(0 0 0 / 20%)', 'rgba(1, 2, 3, 0.5)', 'var(--brand)'),
  isInset: fc.boolean(),
})

describe('style-T6 a shadow', () => {
  it.each([
    ['none', []],
    [NEW_TOKENS.shadow.value, [shadow({ y: '4px', blur: '12px', color: '#00000033' })]],
    ['1px -2px', [shadow({ x: '1px', y: '-2px' })]],
    ['red 1px 2px 3px', [shadow({ x: '1px', y: '2px', blur: '3px', color: 'red' })]],
    [
      '1px 2px 3px 4px rgba(0, 0, 0, 0.2) inset',
      [shadow({ x: '1px', y: '2px', blur: '3px', spread: '4px', color: 'rgba(0, 0, 0, 0.2)', isInset: true })],
    ],
    [
      'INSET 0 0 0 1px #fff,0 2px 8px black',
      [shadow({ spread: '1px', color: '#fff', isInset: true }), shadow({ y: '2px', blur: '8px', color: 'black' })],
    ],
  ])('of %s is its parts', (text, parts) => {
    expect(readShadows(text)).toEqual(parts)
    expect(readShadows(printShadows(parts))).toEqual(parts)
    expect(checkTokenValue('shadow', text)).toBeUndefined()
  })
  it('is the same again when it is printed and read', () => {
    fc.assert(
      fc.property(fc.array(anyShadow, { maxLength: 4 }), (shadows) => {
        expect(readShadows(printShadows(shadows))).toEqual(shadows)
      }),
      { seed: 8, numRuns: 200 },
    )
  })
  it.each([
    'banana',
    '4px',
    '1px 2px 3px 4px 5px',
    '1px red 2px',
    '1px 2px red blue',
    '1px 2px -3px',
    '5% 1px',
    '1px 2 red',
    'inset',
    '1px 1px,',
    'var(--x)',
    'inset inset 1px 1px',
  ])('is not %s, and the answer shows one', (text) => {
    expect(readShadows(text)).toBeUndefined()
    expect(checkTokenValue('shadow', text)).toMatch(/must be a shadow such as 0 4px 12px 0 #00000033/)
  })
  it('takes parts that stand in one, and says what is wrong with others', () => {
    expect(checkShadowPart('x', '-4px')).toBeUndefined()
    expect(checkShadowPart('blur', 'calc(1px * 2)')).toBeUndefined()
    expect(checkShadowPart('color', '#123')).toBeUndefined()
    expect(checkShadowPart('blur', '-4px')).toBe('must not be negative')
    expect(checkShadowPart('spread', '4')).toMatch(/needs a unit/)
    for (const text of ['auto', '5%', 'inherit', 'var(--x)']) expect(checkShadowPart('y', text)).toMatch(/such as 4px|length/)
    expect(checkShadowPart('color', '4px')).toMatch(/colour/)
  })
})
