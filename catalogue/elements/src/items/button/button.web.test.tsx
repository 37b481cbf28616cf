import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import { Button } from './component.tsx'
import { buttonDefinition } from './definition.ts'

const openButton = controlOpener(buttonDefinition, Button, { text: 'Order' })

test.each([
  ['a button', {}],
  ['one that sends a form', { buttonType: 'submit' }],
])('S3-37 %s tells of the focus, of keys by the event of the browser, and of the leaving', async (_, props) => {
  const { element, said, saidOf } = await openButton(props, { events: ['click'] })
  element().focus()
  await userEvent.keyboard('x{Enter}')
  element().blur()
  expect(said.map(({ name }) => name)).toEqual(['focus', 'keydown', 'keyup', 'keydown', 'click', 'keyup', 'blur'])
  const keys = [...saidOf('keydown'), ...saidOf('keyup')].map((event) => (event as KeyboardEvent).key)
  expect(keys).toEqual(['x', 'Enter', 'x', 'Enter'])
})

test('a workflow focuses and presses it, unless it is disabled', async () => {
  const { element, names, run } = await openButton({}, { events: ['click'] })
  await run('focus')
  expect(document.activeElement).toBe(element())
  await run('click')
  expect(names()).toEqual(['focus', 'click'])
  const disabled = await openButton({ disabled: true }, { events: ['click'] })
  await disabled.run('focus')
  await disabled.run('click')
  expect(disabled.names()).toEqual([])
})
