import { afterEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { FormInput } from './component.tsx'
import { formInputDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}) {
  opened = await openElement({
    definition: formInputDefinition,
    component: FormInput as ElementComponent,
    props: { type: 'number', accessibleLabel: 'Pieces', required: false, ...props },
    values,
  })
  const live = opened
  const input = live.element() as HTMLInputElement
  const changes = () => live.saidOf('change').map((payload) => Reflect.get(Object(payload), 'value') as unknown)
  return { ...live, input, changes }
}

describe('a number', () => {
  test('is a spinbutton with its value and bounds', async () => {
    const { input } = await open({ value: 3, min: -5, max: 10 })
    const attributes = ['role', 'inputmode', 'aria-valuenow', 'aria-valuemin', 'aria-valuemax'].map((name) =>
      input.getAttribute(name),
    )
    expect(attributes).toEqual(['spinbutton', 'decimal', '3', '-5', '10'])
    expect(input.type).toBe('text')
  })

  test('is null while the field is empty', async () => {
    const { input, variable, changes } = await open({ value: 3 })
    expect(variable('value')).toBe(3)
    await userEvent.fill(input, '')
    expect(variable('value')).toBeNull()
    expect(changes()).toEqual([null])
    expect(input.getAttribute('aria-valuenow')).toBeNull()
  })

  test('may be typed with a comma, and is shown with one then', async () => {
    const { input, variable, changes } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('1,50')
    expect(input.value).toBe('1,50')
    expect(variable('value')).toBe(1.5)
    await userEvent.keyboard('{Tab}')
    expect(input.value).toBe('1,5')
    expect(changes()).toEqual([1, 1.5])
  })

  test('is not formatted under the hand', async () => {
    const { input, changes } = await open()
    await userEvent.click(input)
    await userEvent.keyboard('50.')
    expect(input.value).toBe('50.')
    expect(input.selectionStart).toBe(3)
    await userEvent.keyboard('0')
    expect(input.value).toBe('50.0')
    expect(changes()).toEqual([5, 50])
  })

  test('a text that is no number stays to be mended, refused, with null as value', async () => {
    const { input, variable } = await open({ value: 3 })
    await userEvent.fill(input, 'many')
    await userEvent.keyboard('{Tab}')
    expect(input.value).toBe('many')
    expect(variable('value')).toBeNull()
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true')
    await userEvent.fill(input, '4')
    expect(input.getAttribute('aria-invalid')).toBeNull()
    expect(variable('value')).toBe(4)
  })

  test.each(['{Tab}', '{Enter}'])('is brought within its bounds by %s, not before', async (key) => {
    const { input, variable, changes } = await open({ max: 10 })
    await userEvent.click(input)
    await userEvent.keyboard('50')
    expect(variable('value')).toBe(50)
    await userEvent.keyboard(key)
    expect(input.value).toBe('10')
    expect(variable('value')).toBe(10)
    expect(changes()).toEqual([5, 50, 10])
  })

  test('a bound value beyond the bounds is data: it is left as it is', async () => {
    const { input, variable, changes } = await open({ value: publishedBinding('given'), max: 10 }, { given: 50 })
    await userEvent.click(input)
    await userEvent.keyboard('{Tab}')
    expect(variable('value')).toBe(50)
    expect(changes()).toEqual([])
  })

  test('bounds and step may come by formula, wrong ones count for nothing', async () => {
    const { input, variable, set } = await open(
      { value: 1, step: publishedBinding('by'), max: publishedBinding('top') },
      { by: 0.25, top: '2' },
    )
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}')
    expect(variable('value')).toBe(1.25)
    await userEvent.keyboard('{PageUp}')
    expect(variable('value')).toBe(2)
    await set({ by: 'much', top: null })
    await userEvent.keyboard('{PageUp}')
    expect(variable('value')).toBe(12)
  })

  test('keys step it and say each step', async () => {
    const { input, changes } = await open({ value: 5, min: 0, max: 40, step: 2 })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{End}{ArrowUp}{Home}{ArrowDown}')
    expect(changes()).toEqual([7, 5, 25, 5, 40, 0])
    expect(input.value).toBe('0')
  })

  test('the wheel does not change it', async () => {
    const { input, changes } = await open({ value: 5 })
    await userEvent.click(input)
    const { x, y, width, height } = input.getBoundingClientRect()
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
    const at = { x: x + width / 2, y: y + height / 2 }
    await session.send('Input.dispatchMouseEvent', { type: 'mouseWheel', ...at, deltaX: 0, deltaY: -120 })
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true }))
    expect(input.value).toBe('5')
    expect(changes()).toEqual([])
  })

  test('read-only is not stepped', async () => {
    const { input, changes } = await open({ value: 5, readonly: true })
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowUp}{End}')
    expect(input.value).toBe('5')
    expect(changes()).toEqual([])
  })

  test('a value that is set as a text with a comma is that number', async () => {
    const { input, variable } = await open({ value: '2,5' })
    expect(variable('value')).toBe(2.5)
    expect(input.value).toBe('2.5')
  })
})
