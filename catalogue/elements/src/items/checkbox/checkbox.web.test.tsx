import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { Checkbox } from './component.tsx'
import { checkboxDefinition } from './definition.ts'

const open = controlOpener(checkboxDefinition, Checkbox, { accessibleLabel: 'Terms' })

test('a checkbox that is neither says so until it is pressed, and again when it becomes neither anew', async () => {
  const { control, states, set } = await open({ indeterminate: publishedBinding('some') }, { values: { some: true } })
  expect([control().indeterminate, states()]).toEqual([true, 'indeterminate'])
  await userEvent.keyboard('{Tab} ')
  await expect.poll(() => states()).toBeNull()
  expect([control().indeterminate, control().checked]).toEqual([false, true])
  await set({ some: false })
  await set({ some: true })
  expect([control().indeterminate, states()]).toEqual([true, 'indeterminate'])
})

test('a link among its words leads on and ticks nothing', async () => {
  const { element, control, names } = await open()
  const link = document.createElement('a')
  link.href = '#terms'
  link.textContent = 'the terms'
  link.addEventListener('click', (event) => event.preventDefault())
  const words = document.createElement('span')
  words.textContent = 'I agree'
  element().append(words, link)
  link.click()
  expect([control().checked, names()]).toEqual([false, []])
  words.click()
  await expect.poll(() => control().checked).toBe(true)
  expect(names()).toContain('change')
})

test('in a repeat each row has a value of its own, which formulas do not see', async () => {
  const rows = [{ id: 1 }, { id: 2 }]
  const { element, variable } = await open({}, { over: publishedBinding('rows'), values: { rows } })
  const boxes = () => [0, 1].map((row) => element(row).querySelector('input'))
  boxes()[1]?.click()
  await expect.poll(() => boxes().map((box) => box?.checked)).toEqual([false, true])
  expect(variable('value')).toBeNull()
})
