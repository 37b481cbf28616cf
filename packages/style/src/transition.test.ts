import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkEasing,
  checkStyleValue,
  checkTransitionPart,
  printTransitions,
  readTransitions,
  type Transition,
  type TransitionPart,
} from './index.ts'

const transition = (parts: Partial<Transition>): TransitionPart => ({
  kind: 'transition',
  property: 'all',
  duration: '0ms',
  easing: 'ease',
  delay: '0ms',
  ...parts,
})
const time = fc.oneof(
  fc.integer({ min: 0, max: 9999 }).map((amount) => `${amount}ms`),
  fc.constantFrom('.2s', '1.5s', 'calc(100ms * 2)'),
)
const anyTransition = fc.record({
  kind: fc.constant('transition' as const),
  property: fc.constantFrom('all', 'opacity', 'background-color', '-webkit-text-stroke-color', '--turn'),
  duration: time,
  easing: fc.constantFrom('ease', 'linear', 'step-end', 'cubic-bezier(0.2, 0, 0, 1)', 'steps(4, end)', 'linear(0, 0.5 50%, 1)'),
  delay: fc.oneof(
    fc.constant('0ms'),
    fc.integer({ min: 1, max: 9999 }).map((amount) => `-${amount}ms`),
  ),
})

describe('style-M1 a transition', () => {
  it.each([
    ['none', []],
    ['opacity 150ms', [transition({ property: 'opacity', duration: '150ms' })]],
    ['1s', [transition({ duration: '1s' })]],
    ['ease-out', [transition({ easing: 'ease-out' })]],
    [
      '200ms cubic-bezier(0.2, 0, 0, 1) color -50ms,TRANSFORM .3s Steps(4, end)',
      [
        transition({ property: 'color', duration: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)', delay: '-50ms' }),
        transition({ property: 'TRANSFORM', duration: '.3s', easing: 'Steps(4, end)' }),
      ],
    ],
  ])('of %s is its parts', (text, parts) => {
    expect(readTransitions(text)).toEqual(parts)
    expect(readTransitions(printTransitions(parts))).toEqual(parts)
  })

  it('says a delay only where there is one', () => {
    expect(printTransitions(readTransitions('color 1s 0s'))).toBe('color 1s ease')
    expect(printTransitions(readTransitions('color 1s ease-in 50ms'))).toBe('color 1s ease-in 50ms')
  })

  it('is the same again when it is printed and read, and may be set', () => {
    fc.assert(
      fc.property(fc.array(anyTransition, { maxLength: 4 }), (parts) => {
        expect(readTransitions(printTransitions(parts))).toEqual(parts)
        expect(checkStyleValue('transition', printTransitions(parts))).toBeUndefined()
      }),
      { seed: 8, numRuns: 200 },
    )
  })
})

describe('style-M2 a transition that says more than the fields hold', () => {
  it.each([
    'inherit',
    'var(--motion)',
    'display 1s allow-discrete',
    'color 1s 2s 3s',
    'color width 1s',
    'color -1s',
    'color 1s ease linear',
    'color 1s cubic-bezier(2, 0, 0, 1)',
    '12px',
  ])('stays as it is written: %s', (text) => {
    expect(readTransitions(text)).toEqual([{ kind: 'other', text }])
    expect(printTransitions(readTransitions(`opacity 1s ease, ${text}`))).toBe(`opacity 1s ease, ${text}`)
  })

  it('fails nowhere, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(typeof printTransitions(readTransitions(text))).toBe('string')
      }),
      { seed: 8, numRuns: 300 },
    )
  })
})

describe('style-M3 a part of a transition', () => {
  it.each([
    ['property', 'opacity'],
    ['property', 'all'],
    ['property', '--turn'],
    ['duration', '0ms'],
    ['duration', 'calc(1s / 3)'],
    ['delay', '-200ms'],
    ['easing', 'step-start'],
    ['easing', 'steps(2, jump-none)'],
    ['easing', 'cubic-bezier(0.34, 1.56, 0.64, 1)'],
  ] as const)('%s may be %s', (part, text) => expect(checkTransitionPart(part, text)).toBeUndefined())

  it.each([
    ['property', 'two words', /one style property such as opacity, or all/],
    ['property', 'none', /one style property/],
    ['property', 'ease', /one style property/],
    ['property', 'color;}body{display:none', /one style property/],
    ['property', 'inherit', /must not be "inherit" here/],
    ['duration', '200', /a time such as 200ms/],
    ['duration', '-1s', /must not be negative/],
    ['duration', 'initial', /must not be "initial" here/],
    ['duration', '1s;color:red', /must not contain ;/],
    ['delay', '--1s', /must not be negative/],
    ['delay', 'soon', /a time such as/],
    ['easing', 'fast', /a speed such as ease-out/],
    ['easing', 'ease, color 9s', /a speed such as ease-out/],
    ['easing', 'steps(0)', /a number of steps such as steps\(4, end\)/],
    ['easing', 'steps(1, jump-none)', /a number of steps/],
    ['easing', 'steps(4, middle)', /a number of steps/],
    ['easing', 'cubic-bezier(0.2, 0, 1)', /four numbers such as cubic-bezier/],
    ['easing', 'cubic-bezier(2, 0, 0, 1)', /the first and the third between 0 and 1/],
    ['easing', 'cubic-bezier(a, 0, 0, 1)', /four numbers/],
    ['easing', 'url(https://example.org/a)', /./],
  ] as const)('%s is refused as %s, with what it may be', (part, text, why) =>
    expect(checkTransitionPart(part, text)).toMatch(why),
  )

  it('leaves to the browser what is worked out', () => {
    expect(checkEasing('cubic-bezier(calc(1 / 3), 0, 0, 1)')).toBeUndefined()
    expect(checkEasing('linear(0)')).toMatch(/a speed such as/)
  })
})
