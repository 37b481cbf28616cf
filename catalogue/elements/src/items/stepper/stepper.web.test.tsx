import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { watchPage, type WatchedPage } from '@heddle/testing/watch-page'
import css from './component.css?raw'
import { Stepper } from './component.tsx'
import { stepperDefinition } from './definition.ts'

const openStepper = controlOpener(stepperDefinition, Stepper, { accessibleLabel: 'Guests' })

async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}) {
  const live = await openStepper(props, { values, css })
  const button = (name: string) => page.getByRole('button', { name })
  return {
    ...live,
    less: button('Less'),
    more: button('More'),
    input: live.control(),
    changes: () => live.valuesOf('change'),
  }
}

describe('a stepper', () => {
  test('refuses a bound number beyond its bounds, in the words of the browser, and steps back within them', async () => {
    const { input, less, variable } = await open({ value: publishedBinding('given'), min: 1, max: 9 }, { given: 20 })
    const asked = Object.assign(document.createElement('input'), { type: 'number', max: '9', value: '20' })
    expect([input.value, variable('value'), input.validationMessage]).toEqual(['20', 20, asked.validationMessage])
    expect(input.validationMessage).not.toBe('')
    await userEvent.click(less)
    expect([input.value, input.validity.valid]).toEqual(['9', true])
  })

  test('is a spinbutton with a name, its number, bounds and unit', async () => {
    const { input, set } = await open({ value: publishedBinding('given'), min: 1, max: 9, unit: 'kg' }, { given: 2 })
    const names = ['role', 'aria-label', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext']
    const said = () => names.map((name) => input.getAttribute(name))
    expect(said()).toEqual(['spinbutton', 'Guests', '2', '1', '9', '2 kg'])
    await set({ given: null })
    expect(said()).toEqual(['spinbutton', 'Guests', null, '1', '9', null])
  })

  test('its buttons go one step each; the focus stays where it is', async () => {
    const { less, more, input, changes, variable } = await open({ value: 3, step: 2, max: 9 })
    await userEvent.click(more)
    await userEvent.click(more)
    await userEvent.click(less)
    expect(changes()).toEqual([5, 7, 5])
    expect([input.value, variable('value')]).toEqual(['5', 5])
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(input)
    await userEvent.click(more)
    expect(document.activeElement).toBe(input)
  })

  test('its buttons are no stops of the Tab key: keys do the same', async () => {
    const { input, changes } = await open({ value: 5, min: 0, max: 40, step: 2 })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(input)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}{ArrowDown}')
    expect(changes()).toEqual([7, 5, 25, 5, 40, 0])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).not.toBe(input)
    expect(document.activeElement?.localName).not.toBe('button')
  })

  test('steps of fractions are exact, and shown with their decimals', async () => {
    const { more, input, changes } = await open({ value: 0.1, step: 0.1 })
    for (const _ of 'ab') await userEvent.click(more)
    expect(changes()).toEqual([0.2, 0.3])
    expect(input.value).toBe('0.3')
    const money = await open({ value: 2, decimals: 2 })
    expect(money.input.value).toBe('2.00')
  })

  test('a button goes no further than its bound, and says so', async () => {
    const { less, more, input, changes } = await open({ value: 4, max: 5 })
    const isOff = (button: typeof more) => button.element().getAttribute('aria-disabled')
    expect([isOff(less), isOff(more)]).toEqual([null, null])
    await userEvent.click(more)
    expect([isOff(less), isOff(more)]).toEqual([null, 'true'])
    ;(more.element() as HTMLElement).click()
    await userEvent.fill(input, '0')
    expect([isOff(less), isOff(more)]).toEqual(['true', null])
    expect(changes()).toEqual([5, 0])
  })

  test('an empty one steps from zero, and what is typed is brought within the bounds when it is left', async () => {
    const { more, input, changes } = await open({ max: 10 })
    await userEvent.fill(input, '')
    await userEvent.click(more)
    await userEvent.fill(input, '50')
    await userEvent.keyboard('{Tab}')
    expect(changes()).toEqual([null, 1, 50, 10])
    expect(input.value).toBe('10')
  })

  test('what is no number is refused, and stays to be mended', async () => {
    const { input, states, variable } = await open({ value: 3 })
    await userEvent.fill(input, 'many')
    await userEvent.keyboard('{Tab}')
    await expect.poll(states).toBe('invalid')
    expect([input.value, variable('value')]).toEqual(['many', null])
  })

  test.each([
    [{ readonly: true }, 'readonly'],
    [{ disabled: true }, 'disabled'],
  ])('with %j it changes neither by keys nor by buttons', async (props, state) => {
    const { more, input, changes, states } = await open({ value: 3, ...props })
    ;(more.element() as HTMLElement).click()
    await userEvent.keyboard('{Tab}{ArrowUp}')
    expect([changes(), input.value, states()]).toEqual([[], '3', state])
  })

  test('workflows set it, reset it, clear it and go steps', async () => {
    const { run, input, variable, changes } = await open({ value: 3 })
    await run('set-value', 7)
    expect([variable('value'), input.value]).toEqual([7, '7'])
    await run('reset-value')
    await run('increase')
    await run('decrease')
    await run('clear')
    expect([variable('value'), input.value]).toEqual([null, ''])
    expect(changes()).toEqual([4, 3])
    await run('focus')
    expect(document.activeElement).toBe(input)
  })

  test('the wheel does not change it', async () => {
    const { input, changes } = await open({ value: 5 })
    await userEvent.click(input)
    const { x, y } = input.getBoundingClientRect()
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
    await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x: x + 2, y: y + 2, deltaX: 0, deltaY: -120 })
    await userEvent.keyboard('{ArrowUp}')
    expect(changes()).toEqual([6])
  })
})

describe('a button that is held', () => {
  let watched: WatchedPage
  beforeEach(() => {
    watched = watchPage()
  })
  afterEach(() => watched.stop())

  const timers = () => watched.left().filter((one) => one.startsWith('timer'))
  const point = (target: Element, type: string) => target.dispatchEvent(new PointerEvent(type, { bubbles: true, button: 0 }))

  test('repeats up to the bound, is no press any more then, and waits for nothing', async () => {
    const { more, changes } = await open({ value: 1, max: 4 })
    point(more.element(), 'pointerdown')
    await expect.poll(changes).toEqual([2, 3, 4])
    expect(timers()).toEqual([])
    point(more.element(), 'pointerup')
    ;(more.element() as HTMLElement).click()
    expect(changes()).toEqual([2, 3, 4])
  })

  test.each(['pointerup', 'pointerout', 'pointercancel'])('waits for nothing any more after %s', async (end) => {
    const { more } = await open({ value: 1 })
    point(more.element(), 'pointerdown')
    expect(timers()).toHaveLength(1)
    point(more.element(), end)
    expect(timers()).toEqual([])
  })

  test('waits for nothing any more when the stepper goes', async () => {
    const { more, close } = await open({ value: 1 })
    point(more.element(), 'pointerdown')
    expect(timers()).toHaveLength(1)
    await close()
    expect(timers()).toEqual([])
  })
})

test('its buttons are called as the builder says', async () => {
  const { element } = await open({ lessLabel: 'One fewer', moreLabel: 'One more' })
  expect([...element().querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)).toEqual(['One fewer', 'One more'])
})
