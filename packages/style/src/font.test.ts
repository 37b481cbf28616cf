import { describe, expect, it } from 'vitest'
import { checkFontPart, checkTokenValue, NEW_TOKENS, printFont, readFont, type Font } from './index.ts'

const font = (parts: Partial<Font>): Font => ({
  style: 'normal',
  weight: 'normal',
  size: '16px',
  lineHeight: 'normal',
  family: 'serif',
  others: [],
  ...parts,
})

describe('style-T6 a typography', () => {
  it.each([
    ['400 12px/normal system-ui, sans-serif', font({ weight: '400', size: '12px', family: 'system-ui, sans-serif' })],
    ['700 60px/1.06 "Segoe UI", serif', font({ weight: '700', size: '60px', lineHeight: '1.06', family: '"Segoe UI", serif' })],
    ['italic bold 16px Georgia', font({ style: 'italic', weight: 'bold', family: 'Georgia' })],
    [
      'oblique small-caps 300 x-large/2 A',
      font({ style: 'oblique', others: ['small-caps'], weight: '300', size: 'x-large', lineHeight: '2', family: 'A' }),
    ],
    ['normal normal 16px serif', font({})],
    [
      '500 var(--size)/var(--line) "A / B", serif',
      font({ weight: '500', size: 'var(--size)', lineHeight: 'var(--line)', family: '"A / B", serif' }),
    ],
    [
      "600  clamp(2rem, 1rem + 4vw, 4rem) / 1.1  'It is', serif",
      font({ weight: '600', size: 'clamp(2rem, 1rem + 4vw, 4rem)', lineHeight: '1.1', family: "'It is', serif" }),
    ],
  ])('of %s is its parts, and they are the same typography again', (shorthand, parts) => {
    expect(readFont(shorthand)).toEqual(parts)
    expect(readFont(printFont(parts))).toEqual(parts)
    expect(checkTokenValue('typography', printFont(parts))).toBeUndefined()
  })
  it('that cannot be taken apart is left whole', () => {
    for (const text of ['inherit', 'caption', 'var(--x)', '', '16px', '16px/', '16px /1 ', '700 serif'])
      expect(readFont(text)).toBeUndefined()
  })
  it('S9-17 begins as the specification says', () => {
    expect(NEW_TOKENS.typography.value).toMatch(/^400 12px\/normal /)
    expect(NEW_TOKENS.typography.letterSpacing).toBe('normal')
  })
  it('takes parts that stand in one, and says what is wrong with others', () => {
    expect(checkFontPart('size', '1.5rem')).toBeUndefined()
    expect(checkFontPart('weight', '650')).toBeUndefined()
    expect(checkFontPart('lineHeight', 'normal')).toBeUndefined()
    expect(checkFontPart('style', 'italic')).toBeUndefined()
    expect(checkFontPart('size', '16')).toMatch(/needs a unit/)
    expect(checkFontPart('size', '101px')).toBe('must be at most 100px')
    expect(checkFontPart('weight', '1001')).toMatch(/between 1 and 1000/)
    expect(checkFontPart('lineHeight', '-1')).toMatch(/between 0 and 100/)
    expect(checkFontPart('family', 'a;b')).toBe('must not contain ;')
    expect(checkFontPart('family', ' Inherit ')).toBe('must not be "Inherit" here; give a value of its own')
  })
})
