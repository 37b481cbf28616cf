import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { Toggle } from './component.tsx'
import { toggleDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  opened = await openElement({
    definition: toggleDefinition,
    component: Toggle as ElementComponent,
    props: { accessibleLabel: 'News', ...props },
    ...more,
  })
  const live = opened
  const controls = () => [...live.element().querySelectorAll('input')]
  return {
    ...live,
    controls,
    control: () => controls()[0] ?? expect.fail('it has no control'),
  }
}

test('a toggle is a switch, and Enter turns it instead of sending the form', async () => {
  const { control, variable } = await open()
  expect(control().getAttribute('role')).toBe('switch')
  await userEvent.keyboard('{Tab}{Enter}')
  expect(variable('value')).toBe(true)
})

test('the size of a thumb stays within its track, whatever it is bound to', async () => {
  const { control, set } = await open({ selectorSize: publishedBinding('size') }, { values: { size: 50 } })
  const scale = () => control().style.getPropertyValue('--thumb-scale')
  expect(scale()).toBe('0.5')
  await set({ size: -4 })
  expect(scale()).toBe('0.1')
  await set({ size: 'wide' })
  expect(scale()).toBe('')
})
