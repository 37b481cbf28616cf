import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import { printRule, SCREENS } from '@heddle/style'
import { elementStyles } from '../../styles.gen.ts'
import { formInputDefinition } from './definition.ts'
import { FormInputFramed } from './framed.body.tsx'
import { FormInputFramedCurrency } from './framed.currency.body.tsx'
import { FormInputFramedNumber } from './framed.number.body.tsx'

const CSS = ['form-input', 'form-input.framed', 'form-input.framed.currency'].map((name) => elementStyles[name]).join('')
const BODIES = { framed: FormInputFramed, number: FormInputFramedNumber, currency: FormInputFramedCurrency }
const openers = Object.fromEntries(
  Object.entries(BODIES).map(([name, body]) => [
    name,
    controlOpener(formInputDefinition, body, { accessibleLabel: 'Secret', required: false }),
  ]),
)

async function open(
  props: LiveElementOptions['props'],
  body: keyof typeof BODIES = 'framed',
  more: Partial<LiveElementOptions> = {},
) {
  const live = await (openers[body] ?? expect.fail())(props, { css: CSS, ...more })
  const line = live.element().querySelector<HTMLInputElement>('.heddle-line') ?? expect.fail('it has no control')
  const words = (): HTMLElement => live.element().querySelector<HTMLElement>('.heddle-float') ?? expect.fail('it has no words')
  return { ...live, line, words }
}

describe('a password with a button that shows it', () => {
  const reveal = { type: 'password', revealButton: true, value: 'tea' }
  const eyeOf = (element: HTMLElement) => element.querySelector('button') ?? expect.fail('it has no button')

  test('is shown and hidden by it, which says so under one name, and keeps the caret', async () => {
    const { element, line, names } = await open(reveal)
    const eye = eyeOf(element())
    const seen = () => [line.type, eye.ariaPressed, eye.ariaLabel]
    expect(seen()).toEqual(['password', 'false', 'Show password'])
    await userEvent.click(line)
    line.setSelectionRange(1, 1)
    await userEvent.click(eye)
    expect(seen()).toEqual(['text', 'true', 'Show password'])
    await userEvent.keyboard('x')
    expect(line.value).toBe('txea')
    expect(names()).toEqual(['focus', 'change'])
    await userEvent.click(eye)
    expect(seen()).toEqual(['password', 'false', 'Show password'])
  })

  test('works by keyboard, behind the password', async () => {
    const { element, line } = await open(reveal)
    line.focus()
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(eyeOf(element()))
    await userEvent.keyboard(' ')
    expect(line.type).toBe('text')
  })

  test('begins as a formula says, and follows it', async () => {
    const { line, set } = await open({ ...reveal, displayPassword: publishedBinding('isShown') }, 'framed', {
      values: { isShown: true },
    })
    expect(line.type).toBe('text')
    await set({ isShown: false })
    expect(line.type).toBe('password')
  })

  test('says of itself what its control is, for its looks', async () => {
    const { element, states } = await open({ ...reveal, readonly: true, disabled: true })
    expect(states()).toBe('readonly disabled')
    expect(eyeOf(element()).disabled).toBe(true)
  })
})

describe('a placeholder that moves away', () => {
  const moving = { advancedPlaceholder: true, placeholder: 'Your name', transition: 0, accessibleLabel: '' }
  const css = `${CSS}[data-element]{--placeholder-time:0;width:200px;height:40px;padding:8px}`
  const at = (words: HTMLElement, line: HTMLElement): number => {
    const [own, box] = [words.getBoundingClientRect(), line.parentElement?.getBoundingClientRect() ?? new DOMRect()]
    return Math.round(own.top + own.height / 2 - (box.top + box.height / 2))
  }

  test('lies where the text will stand, and is above the input, smaller, once some stands there', async () => {
    const { line, words } = await open(moving, 'framed', { css })
    expect(at(words(), line)).toBe(0)
    const { width } = words().getBoundingClientRect()
    line.focus()
    expect(at(words(), line)).toBe(0)
    await userEvent.keyboard('A')
    expect(words().getBoundingClientRect().bottom).toBeLessThanOrEqual(line.parentElement?.getBoundingClientRect().top ?? 0)
    expect(words().getBoundingClientRect().width / width).toBeCloseTo(0.8)
    await userEvent.keyboard('{Backspace}')
    expect(at(words(), line)).toBe(0)
  })

  test('moves with the focus where that is wanted, inside the input too', async () => {
    const { line, words } = await open({ ...moving, animationTrigger: 'focus', placeholderPosition: 'inside' }, 'framed', { css })
    expect(at(words(), line)).toBe(0)
    line.focus()
    const [own, box] = [words().getBoundingClientRect(), line.parentElement?.getBoundingClientRect() ?? new DOMRect()]
    expect(own.top).toBeGreaterThanOrEqual(box.top)
    expect(own.bottom).toBeLessThan(box.top + box.height / 2)
  })

  test.each([
    ['S5-11 a size beyond its bounds is within them', '--placeholder-scale:7', 'scale', '1'],
    ['S5-11 a size below them too', '--placeholder-scale:-1', 'scale', '0'],
    ['S9-09 a time beyond its bounds is within them', '--placeholder-time:9000', 'transitionDuration', '2s'],
    ['S9-09 it takes 400 ms when nobody says otherwise', '', 'transitionDuration', '0.4s'],
  ] as const)('%s', async (_, rule, property, expected) => {
    const { words } = await open({ ...moving, value: 'Ada' }, 'framed', { css: `${CSS}[data-element]{${rule}}` })
    expect(getComputedStyle(words())[property]).toBe(expected)
  })

  test.each(['number', 'currency'] as const)('of a %s does as well, and is what those hear who see none', async (body) => {
    const { line, words } = await open({ ...moving, type: body }, body, { css })
    expect([at(words(), line), words().ariaHidden, line.placeholder]).toEqual([0, 'true', 'Your name'])
    await userEvent.click(words().parentElement as HTMLElement)
    await userEvent.keyboard('5')
    expect(at(words(), line)).toBeLessThan(-15)
  })
})

test('an amount stands beside its symbol, which has looks of its own and is no part of the value', async () => {
  const css = `${CSS}[data-element]{--currency-color:rgb(255, 0, 0);--currency-size:20px;--currency-gap:10px}`
  const { element, line, variable } = await open({ type: 'currency', value: 1234.5 }, 'currency', { css })
  const symbol = element().querySelector<HTMLElement>('.heddle-currency') ?? expect.fail('it has no symbol')
  const { color, fontSize, marginInlineEnd } = getComputedStyle(symbol)
  expect([symbol.textContent, color, fontSize, marginInlineEnd]).toEqual(['$', 'rgb(255, 0, 0)', '20px', '10px'])
  expect([line.value, variable('formatted')]).toEqual(['1,234.50', '$ 1,234.50'])
})

test('a press beside the control means the control, and its element looks focused', async () => {
  const rule = printRule('k', { 'default:focus': { 'outline-offset': '7px' } }, SCREENS)
  const { element, line } = await open({ type: 'currency' }, 'currency', { css: `${CSS}${rule}` })
  element().classList.add('k')
  expect(getComputedStyle(element()).outlineOffset).not.toBe('7px')
  await userEvent.click(element().querySelector('.heddle-currency') as HTMLElement)
  expect(document.activeElement).toBe(line)
  expect(getComputedStyle(element()).outlineOffset).toBe('7px')
})

describe('S3-42: arrows of a number', () => {
  const css = `${CSS}${elementStyles['form-input.framed.number']}`
  const arrows = (element: HTMLElement) => [...element.querySelectorAll('button')]

  test('step it as the keys do, with the caret in it, and say so', async () => {
    const { element, line, variable, names } = await open({ type: 'number', value: 3, max: 5 }, 'number', { css })
    const [up, down] = arrows(element())
    if (!up || !down) expect.fail('there are no arrows')
    await userEvent.click(up)
    expect([line.value, variable('value'), document.activeElement]).toEqual(['4', 4, line])
    await userEvent.click(up)
    await userEvent.click(up)
    expect(line.value).toBe('5')
    await userEvent.click(down)
    expect([line.value, names().filter((name) => name === 'change')]).toEqual(['4', ['change', 'change', 'change']])
    expect(arrows(element()).map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  })

  test.each([
    ['hidden', { hideArrows: true }, 0],
    ['out of use where it can only be read', { readonly: true }, 2],
    ['out of use with it', { disabled: true }, 2],
  ])('are %s', async (_, props, count) => {
    const { element } = await open({ type: 'number', value: 3, ...props }, 'number', { css })
    expect(arrows(element()).map(({ disabled }) => disabled)).toEqual(Array(count).fill(true))
  })
})
