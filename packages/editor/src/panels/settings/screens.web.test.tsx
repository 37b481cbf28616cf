import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setStyle } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { ScreensSection } from './screens-section.tsx'

const PART = 'part000000000000'

async function open() {
  const { editor } = await openEditor(
    <Page name="Home">
      <Section id={PART} />
    </Page>,
    <ScreensSection />,
  )
  await expect.element(page.getByRole('button', { name: 'Tablet up to 991 px' })).toBeVisible()
  return { editor, screens: () => editor.view.screens().map(({ label, maxWidth }) => [label, maxWidth]) }
}

it('by keyboard: a screen size is added between the others, a wrong width is refused at its field, and undo takes it away', async () => {
  const { editor, screens } = await open()
  page.getByRole('button', { name: 'Add a screen size' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('Small tablet{Tab}767{Enter}')
  const width = page.getByRole('textbox', { name: 'Widest window, px' })
  await expect.element(width).toHaveAccessibleDescription('The screen size "Mobile" has this greatest width already')
  await width.fill('wide')
  await userEvent.keyboard('{Enter}')
  await expect.element(width).toHaveAccessibleDescription('A width is 1 to 100000 pixels')
  await width.fill('850')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Small tablet up to 850 px' })).toBeVisible()
  expect(screens()).toEqual([
    ['Desktop', undefined],
    ['Tablet', 991],
    ['Small tablet', 850],
    ['Mobile', 767],
  ])
  editor.client.undo()
  expect(screens()).toHaveLength(3)
})

it('a width that changes moves its size among the others; the widest has a name and a canvas only', async () => {
  const { editor, screens } = await open()
  await page.getByRole('button', { name: 'Mobile up to 767 px' }).click()
  await page.getByRole('textbox', { name: 'Widest window, px' }).fill('1000')
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(screens().map(([label]) => label)).toEqual(['Desktop', 'Mobile', 'Tablet'])
  await page.getByRole('button', { name: 'Desktop widest' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Width on the canvas, px' })).toBeVisible()
  expect(page.getByRole('textbox', { name: 'Widest window, px' }).query()).toBeNull()
  await page.getByRole('textbox', { name: 'Width on the canvas, px' }).fill('0')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Width on the canvas, px' })).toBeInvalid()
  expect(editor.view.site()?.screens['default']?.canvasWidth).toBe(1100)
})

it('what goes with a screen size is named before it goes, who edits it is led to the widest, and undo brings all back', async () => {
  const { editor, screens } = await open()
  const styles = { variant: 'mobile', values: { color: '#ff0000' } }
  editor.change('Style', setStyle(editor.view, { ids: [PART], ...styles }))
  editor.session.screenId.value = 'mobile'
  await page.getByRole('button', { name: 'Remove Mobile' }).click()
  await expect.element(page.getByRole('dialog').getByText('1 style goes with it, of 1 element or class.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(screens().map(([label]) => label)).toEqual(['Desktop', 'Tablet'])
  expect(editor.session.screenId.value).toBe('default')
  editor.client.undo()
  expect(editor.view.find('node', PART)?.styles['mobile']).toEqual({ color: '#ff0000' })
  // Of a size that holds nothing nothing is asked.
  await page.getByRole('button', { name: 'Remove Tablet' }).click()
  await expect.element(page.getByRole('button', { name: 'Tablet up to 991 px' })).not.toBeInTheDocument()
})
