import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { insertCollection } from '@heddle/document/operations'
import { Page, Section } from '@heddle/testing'
import { createFakeCanvas } from '../testing/fake-canvas.ts'
import { openEditor } from '../testing/open-editor.tsx'
import { CanvasArea } from './canvas-area.tsx'
import { toCanvasView } from './canvas-view.ts'

const fixture = (
  <Page id="home000000000000" name="Home">
    <Section id="hero000000000000" name="Hero" />
  </Page>
)

test('what is staged of a collection is told to the page, and a tag on the canvas takes it back; what a source gave is told too', async () => {
  const { editor } = await openEditor(fixture, <CanvasArea frameAddress="about:blank" />)
  const { view, session, newId, change } = editor
  const result = insertCollection(view, { name: 'orders', mode: 'static', data: [], newId })
  change('Add', result)
  const id = (result.ok && result.ids?.[0]) || ''
  const canvas = createFakeCanvas()
  editor.canvas.value = canvas
  session.staged.value = { [id]: 'empty' }
  expect(canvas.sent.at(-1)).toEqual({ type: 'show-collections', shows: { [id]: 'empty' } })
  await expect.element(page.getByText('orders: Empty')).toBeVisible()
  await page.getByRole('button', { name: 'Show orders as it is' }).click()
  expect(canvas.sent.at(-1)).toEqual({ type: 'show-collections', shows: {} })
  expect(page.getByText('orders: Empty').query()).toBeNull()
  const asked = { [id]: { pluginId: 'rest000000000000', data: [{ number: 1 }], offset: 0 } }
  session.askedRows.value = asked
  expect(canvas.sent.at(-1)).toEqual({ type: 'give-rows', asked })
})

test('texts shown otherwise and a page shown from right to left are told, and taken back by their tags', async () => {
  const { editor } = await openEditor(fixture, <CanvasArea frameAddress="about:blank" />)
  const { session } = editor
  session.isPseudo.value = true
  session.isMirrored.value = true
  expect(toCanvasView(editor, '')).toMatchObject({ isPseudo: true, isMirrored: true })
  await page.getByRole('button', { name: 'Show texts as they are' }).click()
  await page.getByRole('button', { name: 'Show the page in the direction of its language' }).click()
  await expect.element(page.getByText('Right to left')).not.toBeInTheDocument()
  expect(Object.keys(toCanvasView(editor, ''))).not.toContain('isPseudo')
})
