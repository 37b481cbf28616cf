import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { Toggle } from './component.tsx'
import { toggleDefinition } from './definition.ts'

const open = controlOpener(toggleDefinition, Toggle, { accessibleLabel: 'News' })

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
