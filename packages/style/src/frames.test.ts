import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ANIMATIONS,
  checkAnimationName,
  checkFrame,
  FRAME_PROPERTIES,
  framesName,
  MAX_FRAMES,
  printFramesOf,
  printRule,
  printTokens,
  SCREENS,
  sortFrames,
  styleProperty,
  tokensOfFrames,
  tokenVariable,
  type AnimationFrame,
  type AnimationFrames,
} from './index.ts'

const ID = 'rise000000000000'
const BRAND = 'brand00000000000'
const NAME = framesName(ID)
const brand = { type: 'token', id: BRAND } as const
const rise: AnimationFrames = {
  z: { at: 0, styles: { opacity: 0, translate: '0 24px' }, easing: ' ease-out ' },
  b: { at: 100, styles: { opacity: 1 } },
  a: { at: 62.5, styles: { color: brand } },
}
const animation = { id: ID, type: 'animation', value: 'none', frames: rise } as const

describe('style-T7 an animation of the project', () => {
  it('prints its frames in the order of their places, each with its speed', () => {
    expect(printFramesOf(ID, rise)).toBe(
      `@keyframes ${NAME}{0%{opacity:0;translate:0 24px;animation-timing-function:ease-out}` +
        `62.5%{color:var(${tokenVariable(BRAND)})}100%{opacity:1}}`,
    )
    expect(sortFrames(rise).map(([key]) => key)).toEqual(['z', 'a', 'b'])
  })

  it('is a token that is the name of its frames, in whatever order it is used with others', () => {
    const text = printTokens([animation, { id: BRAND, type: 'color', value: '#123456' }], new Set([ID]))
    expect(text).toBe(`:root{${tokenVariable(BRAND)}:#123456;${tokenVariable(ID)}:${NAME}}${printFramesOf(ID, rise)}`)
    expect(tokensOfFrames(rise)).toEqual([BRAND])
  })

  it('stands behind dark values too, and is nothing where nobody uses it', () => {
    const dark = { id: BRAND, type: 'color', value: '#123456', darkValue: '#abcdef' } as const
    expect(printTokens([animation, dark])).toMatch(/\.ww-app-theme-dark\{.*\}\}@keyframes k-/)
    expect(printTokens([animation], new Set())).toBe('')
    expect(printTokens([animation, dark], new Set())).not.toMatch(/@keyframes|#abcdef/)
  })

  it('without anything in its frames is its value', () => {
    for (const frames of [{}, { a: { at: 0, styles: {} } }])
      expect(printTokens([{ ...animation, frames }])).toBe(`:root{${tokenVariable(ID)}:none}`)
  })

  it('an element with it brings no frames of others, lasts a second and is still for who wants less motion', () => {
    const css = printRule('a', { default: { 'animation-name': { type: 'token', id: ID } } }, SCREENS)
    expect(css).toBe(
      `.a{animation-name:var(${tokenVariable(ID)});animation-duration:1s;animation-iteration-count:infinite}` +
        '@media (prefers-reduced-motion:reduce){.a{animation:none!important}}',
    )
  })

  it.each([
    [{ at: 101, styles: {} }, 'must be between 0 and 100'],
    [{ at: Number.NaN, styles: {} }, 'must be between 0 and 100'],
    [{ at: 0, styles: { opacity: 2 } }, 'must be between 0 and 1'],
    [{ at: 0, styles: { position: 'fixed' } }, '"position" cannot change in the frames of an animation'],
    [{ at: 0, styles: { filter: 'blur(1px)}body{color:red' } }, /must not contain/],
    [{ at: 0, styles: {}, easing: 'fast' }, /must be a speed/],
    [{ at: 0, styles: {}, easing: 'steps(0)' }, /must have a number of steps/],
  ])('a frame is refused with the reason: %j', (frame, reason) => {
    expect(checkFrame(frame as AnimationFrame)).toMatch(reason)
    const text = printFramesOf(ID, { a: frame as AnimationFrame })
    expect(text).toBe('')
  })

  it('takes no name of those that are always there', () => {
    for (const name of ANIMATIONS) expect(checkAnimationName(` ${name.toUpperCase()} `)).toMatch(/always there/)
    expect(checkAnimationName('Rise')).toBeUndefined()
    expect(ANIMATIONS.some((name) => name.startsWith('k-'))).toBe(false)
  })

  it('prints so many frames and no more', () => {
    const many = Object.fromEntries(Array.from({ length: MAX_FRAMES + 5 }, (_, at) => [`f${at}`, { at, styles: { opacity: 1 } }]))
    expect(printFramesOf(ID, many).match(/%\{/g)).toHaveLength(MAX_FRAMES)
  })

  it('lets its frames set properties of the table alone', () => {
    for (const property of FRAME_PROPERTIES) expect(styleProperty(property)?.name).toBe(property)
  })

  it('leaves its rule by no value: whatever is written, braces match and nothing follows them', () => {
    const nasty = fc.string({ unit: fc.constantFrom(...'{};:@<>/*"\'\\()0 ,a-%\n', 'url', 'var', 'px'), maxLength: 24 })
    const frame = fc.record({
      at: fc.oneof(fc.double(), fc.integer({ min: 0, max: 100 })),
      styles: fc.dictionary(fc.oneof(fc.constantFrom(...FRAME_PROPERTIES), nasty), nasty),
      easing: nasty,
    })
    fc.assert(
      fc.property(fc.dictionary(fc.string(), frame, { maxKeys: 4 }), (frames) => {
        const text = printFramesOf(ID, frames as unknown as AnimationFrames)
        expect(text).toMatch(/^$|^@keyframes k-[a-z0-9]+\{(?:[\d.e-]+%\{[^{}<@\\]+\})+\}$/)
      }),
    )
  })
})
