import { describe, expect, it } from 'vitest'
import { ANIMATIONS, checkStyleValue, printRule, SCREENS, styleProperty, type Sheet } from './index.ts'

const print = (sheet: Sheet) => printRule('a', sheet, SCREENS)
const STILL = '@media (prefers-reduced-motion:reduce){.a{animation:none!important}}'

describe('an animation', () => {
  it('style-P12 that has a name alone lasts a second and goes on for ever; its frames follow the rule, stillness follows them', () => {
    expect(print({ default: { 'animation-name': 'spin' } })).toBe(
      '.a{animation-name:spin;animation-duration:1s;animation-iteration-count:infinite}@keyframes spin{to{rotate:1turn}}' + STILL,
    )
  })

  it('style-P12 keeps what is said of it, on wider screens and without a state too', () => {
    const css = print({
      default: { 'animation-name': 'fade-in', 'animation-duration': '300ms', 'animation-iteration-count': 1 },
      mobile: { 'animation-name': 'zoom-in' },
      'default:hover': { 'animation-name': 'none' },
    })
    expect(css).toContain('.a{animation-name:fade-in;animation-duration:300ms;animation-iteration-count:1}')
    expect(css).toContain('@media (max-width:767px){.a{animation-name:zoom-in}}')
    expect(css).toContain('.a:hover{animation-name:none}')
    expect(css.match(/@keyframes [a-z-]+/g)).toEqual(['@keyframes fade-in', '@keyframes zoom-in'])
  })

  it('style-P12 that is known on the page only brings the frames of all', () => {
    const css = print({ default: { 'animation-name': 'var(--which)' } })
    expect(css.match(/@keyframes [a-z-]+/g)).toEqual(ANIMATIONS.slice(1).map((name) => `@keyframes ${name}`))
  })

  it.each([{ default: { color: 'red' } }, { default: { color: 'red', 'animation-name': 'none' } }])(
    'style-P12 brings nothing where there is none: %j',
    (sheet) => expect(print(sheet)).not.toMatch(/@keyframes|reduced-motion/),
  )

  it('S9-16 is infinite, ease and without a delay unless somebody says otherwise', () => {
    const initial = (name: string) => styleProperty(`animation-${name}`)?.initial
    expect(['iteration-count', 'timing-function', 'delay'].map(initial)).toEqual(['infinite', 'ease', '0s'])
  })

  it.each([
    ['animation-name', 'heddle-button-turn', /^must be one of none, fade-in/],
    ['animation-iteration-count', -1, /0/],
    ['animation-duration', '3', 'must be a time such as 200ms or 0.3s'],
    ['animation-timing-function', 'fast', 'must be a speed such as ease-out or cubic-bezier(0.2, 0, 0, 1)'],
    ['animation-timing-function', 'steps(3', /./],
    ['animation', 'spin 1s', /./],
  ])('S3-30 is refused as %s: %s', (property, value, why) => {
    expect(checkStyleValue(property, value)).toMatch(why)
  })

  it.each(['ease-in-out', 'cubic-bezier(0.2, 0, 0, 1)', 'steps(4, end)', 'linear(0, 0.5 50%, 1)', 'var(--speed)'])(
    'S3-30 gains and loses speed by %s',
    (value) => expect(checkStyleValue('animation-timing-function', value)).toBeUndefined(),
  )
})

describe('style-P14 a transition', () => {
  const still = (what: string) => `@media (prefers-reduced-motion:reduce){.a{${what}}}`

  it.each<[string, Sheet]>([
    ['of its own', { default: { transition: 'opacity 1s ease' } }],
    ['of a state', { 'default:hover': { transition: 'opacity 1s ease' } }],
    ['of a screen', { default: { transition: 'none' }, mobile: { transition: 'opacity 1s ease' } }],
    ['that is a duration alone', { default: { 'transition-duration': '300ms' } }],
    ['whose duration is a token', { default: { 'transition-duration': { type: 'token', id: 'quick' } } }],
    ['that is known on the page only', { default: { transition: 'var(--which)' } }],
  ])('%s is still for who wants less motion', (_of, sheet) => {
    expect(print(sheet).endsWith(still('transition-duration:1ms!important'))).toBe(true)
  })

  it('and an animation of one class are stilled by one rule', () => {
    expect(print({ default: { 'animation-name': 'spin', transition: 'opacity 1s ease' } })).toContain(
      still('animation:none!important;transition-duration:1ms!important'),
    )
  })

  it.each<[string, Sheet]>([
    ['without one', { default: { color: 'red' } }],
    ['that says there is none', { default: { color: 'red', transition: 'none' } }],
  ])('a class %s says nothing of it', (_of, sheet) => expect(print(sheet)).not.toContain('reduced-motion'))
})
