import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openStyles } from '../../../testing/open-styles.tsx'

const PICTURE = 'url("https://example.org/a.png")'

const openBackground = (styles?: Readonly<Record<string, string>>) => openStyles('Background', styles)

test('a gradient is added, turned, and gets a colour by a press on its bar; each is one step that undo takes back', async () => {
  const { editor, section, held } = await openBackground()
  await section.getByRole('button', { name: 'Add a gradient' }).click()
  expect(held()['background-image']).toBe('linear-gradient(#ffffff 0%, #8a94a6 100%)')
  const angle = section.getByRole('textbox', { name: 'Angle' })
  await angle.fill('90')
  await userEvent.keyboard('{Enter}')
  expect(held()['background-image']).toBe('linear-gradient(90deg, #ffffff 0%, #8a94a6 100%)')
  await section.getByTitle(/^Press between the colours/).click()
  expect(held()['background-image']).toBe('linear-gradient(90deg, #ffffff 0%, #c5cad3 50%, #8a94a6 100%)')
  await expect.element(section.getByRole('slider', { name: 'Colour 2' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
  expect(held()['background-image']).toContain('#c5cad3 60%')
  await userEvent.keyboard('{Delete}')
  expect(held()['background-image']).toBe('linear-gradient(90deg, #ffffff 0%, #8a94a6 100%)')
  editor.client.undo()
  expect(held()['background-image']).toContain('#c5cad3 60%')
})

test('S3-22 a gradient stands over a picture; what each has beside it goes with it when they change place or one is removed', async () => {
  const { section, held } = await openBackground({ 'background-image': PICTURE, 'background-size': 'contain' })
  await section.getByRole('button', { name: 'Add a gradient' }).click()
  expect(held()).toEqual({
    'background-image': `linear-gradient(#ffffff 0%, #8a94a6 100%), ${PICTURE}`,
    'background-size': 'cover, contain',
  })
  section.getByRole('button', { name: 'Move Linear gradient' }).element().focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(held()['background-size']).toBe('contain, cover')
  await expect.element(section.getByRole('status')).toHaveTextContent('Moved to 2 of 2')
  await section.getByRole('button', { name: 'Remove https://example.org/a.png' }).click()
  expect(held()).toEqual({ 'background-image': 'linear-gradient(#ffffff 0%, #8a94a6 100%)', 'background-size': 'cover' })
  await section.getByRole('button', { name: 'Remove Linear gradient' }).click()
  expect(held()['background-image']).toBeUndefined()
})

test('what no field stands for is written as CSS, and refused with the reason at its field', async () => {
  const { section, held } = await openBackground({ 'background-image': 'linear-gradient(red, 40%, blue)' })
  await section.getByRole('button', { name: 'linear-gradient(red, 40%, blue)', exact: true }).click()
  const written = section.getByRole('textbox', { name: 'As CSS' })
  await written.fill('linear-gradient(red, 60%, blue), none')
  await userEvent.keyboard('{Enter}')
  expect(held()['background-image']).toBe('linear-gradient(red, 60%, blue)')
  await written.fill('url(javascript:alert(1))')
  await userEvent.keyboard('{Enter}')
  await expect.element(written).toHaveAttribute('aria-invalid', 'true')
  expect(held()['background-image']).toBe('linear-gradient(red, 60%, blue)')
})
