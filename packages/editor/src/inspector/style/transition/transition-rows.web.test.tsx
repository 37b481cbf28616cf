import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { StyleValue } from '@heddle/document'
import { insertToken } from '@heddle/document/operations'
import { openStyles } from '../../../testing/open-styles.tsx'
import { words } from './words.ts'

const QUICK = 'quick00000000000'

async function openTransitions(styles: Readonly<Record<string, StyleValue>> = {}, state = 'default') {
  const { editor, section, held } = await openStyles('Effects', styles)
  editor.session.stateId.value = state
  const write = async (name: string, text: string) => {
    const field = section.getByRole('textbox', { name, exact: true })
    await field.fill(text)
    await userEvent.keyboard('{Enter}')
    return field
  }
  return { editor, section, held, write }
}

test('a transition is added as Webflow begins one, and its parts are set one by one; each is one step that undo takes back', async () => {
  const { editor, section, held, write } = await openTransitions()
  await section.getByRole('button', { name: 'Add a transition' }).click()
  expect(held()['transition']).toBe('opacity 200ms ease')
  await write('Property', 'background-color')
  await write('Duration', '0.3s')
  await write('Easing', 'cubic-bezier(0.2, 0, 0, 1)')
  await write('Delay', '50')
  expect(held()['transition']).toBe('background-color 0.3s cubic-bezier(0.2, 0, 0, 1) 50ms')
  editor.client.undo()
  expect(held()['transition']).toBe('background-color 0.3s cubic-bezier(0.2, 0, 0, 1)')
})

test('a curve is picked by its name', async () => {
  const { section, held } = await openTransitions({ transition: 'opacity 1s' })
  await section.getByRole('button', { name: 'Opacity 1s', exact: true }).click()
  await section.getByRole('textbox', { name: 'Easing' }).click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await page.getByRole('option', { name: 'ease-out Slow end' }).click()
  expect(held()['transition']).toBe('opacity 1s ease-out')
})

test('several are put in order by the arrow keys and removed; the last one leaves nothing behind', async () => {
  const { section, held } = await openTransitions({ transition: 'opacity 1s ease, color 2s linear' })
  section.getByRole('button', { name: 'Move Opacity 1s' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(held()['transition']).toBe('color 2s linear, opacity 1s ease')
  await expect.element(section.getByRole('status')).toHaveTextContent('Moved to 2 of 2')
  await section.getByRole('button', { name: 'Add a transition' }).click()
  expect(held()['transition']).toBe('color 2s linear, opacity 1s ease, transform 200ms ease')
  for (const name of ['Colour 2s', 'Opacity 1s', 'Transform 200ms'])
    await section.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
  expect(held()).toEqual({})
})

test('a state has transitions of its own, and may have none where its element has some', async () => {
  const { section, held } = await openTransitions({ transition: 'opacity 1s ease' }, 'hover')
  await section.getByRole('button', { name: 'Remove Opacity 1s' }).click()
  expect(held('default:hover')['transition']).toBe('none')
  expect(held()['transition']).toBe('opacity 1s ease')
})

test.each([
  ['Property', 'opactiy', words.unknown('opactiy')],
  ['Property', 'color;}body{', /one style property such as opacity, or all/],
  ['Easing', 'cubic-bezier(2, 0, 0, 1)', /between 0 and 1/],
  ['Easing', 'steps(0)', /a number of steps such as/],
])('%s says what is wrong with %s and keeps what held', async (name, text, why) => {
  const { section, held, write } = await openTransitions({ transition: 'opacity 1s ease' })
  await section.getByRole('button', { name: 'Opacity 1s', exact: true }).click()
  const field = await write(name, text)
  await expect.element(field).toHaveAttribute('aria-invalid', 'true')
  await expect.element(section).toMatchTextContent(why)
  expect(held()['transition']).toBe('opacity 1s ease')
})

test('a duration says what is wrong with it too', async () => {
  const { section, held, write } = await openTransitions({ transition: 'opacity 1s ease' })
  await section.getByRole('button', { name: 'Opacity 1s', exact: true }).click()
  await write('Duration', '-1s')
  await expect.element(section.getByRole('alert')).toHaveTextContent('must not be negative')
  expect(held()['transition']).toBe('opacity 1s ease')
})

test('what no field stands for is kept and written as CSS', async () => {
  const { section, held, write } = await openTransitions({ transition: 'color 1s ease, display 1s allow-discrete' })
  await section.getByRole('button', { name: 'display 1s allow-discrete', exact: true }).click()
  const written = await write('As CSS', 'display 2s allow-discrete, color 1s')
  await expect.element(written).toHaveAttribute('aria-invalid', 'true')
  await expect.element(section).toMatchTextContent(words.single)
  await write('As CSS', 'display soon allow-discrete')
  await expect.element(section).toMatchTextContent(words.notCss)
  await write('As CSS', 'display 2s allow-discrete')
  expect(held()['transition']).toBe('color 1s ease, display 2s allow-discrete')
})

test('a duration that was set apart from transitions moves all, and is one of the list from the first change on', async () => {
  const { section, held, write } = await openTransitions({ 'transition-duration': '300ms' })
  await section.getByRole('button', { name: 'All 300ms', exact: true }).click()
  await write('Property', 'color')
  expect(held()).toEqual({ transition: 'color 300ms ease' })
})

test('a token says how long all of them last, also after another part changes; a duration that is written ends that', async () => {
  const { editor, section, held, write } = await openTransitions({ transition: 'opacity 1s ease, color 1s ease' })
  const token = { type: 'token', id: QUICK } as const
  editor.change('Add', insertToken(editor.view, { type: 'duration', name: 'Quick', value: '120ms', newId: () => QUICK }))
  await section.getByRole('button', { name: 'Opacity 1s', exact: true }).click()
  await section.getByRole('button', { name: 'Unit of Duration: s' }).click()
  await page.getByRole('option', { name: 'Quick 120ms' }).click()
  expect(held()).toEqual({ transition: 'opacity 1s ease, color 1s ease', 'transition-duration': token })
  await expect.element(section.getByRole('button', { name: 'Colour Quick', exact: true })).toBeVisible()
  await write('Easing', 'linear')
  expect(held()).toEqual({ transition: 'opacity 1s linear, color 1s ease', 'transition-duration': token })
  await section.getByRole('textbox', { name: 'Duration', exact: true }).first().fill('2s')
  await userEvent.keyboard('{Enter}')
  expect(held()).toEqual({ transition: 'opacity 2s linear, color 120ms ease' })
})
