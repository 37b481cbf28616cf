import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fixtureElement, Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const ErrorText = fixtureElement('error-text')
const id = (name: string): string => name.padEnd(16, '0')

test('what the canvas shows of an element that is empty at first is chosen in its settings, and chosen back', async () => {
  const { editor } = await openEditor(
    <Page name="Home">
      <Section>
        <ErrorText id={id('error')} />
        <Text id={id('text')} />
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  const { selection, canvasShows } = editor.session
  selection.value = [id('error')]
  await page.getByRole('tab', { name: 'Settings' }).click()
  const pick = async (option: string) => {
    await page.getByRole('button', { name: /^Shows: / }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await pick('An error')
  await expect.poll(() => canvasShows.value).toEqual({ [id('error')]: 'error' })
  await pick('As it is at first')
  await expect.poll(() => canvasShows.value).toEqual({})
  selection.value = [id('text')]
  await expect.element(page.getByRole('button', { name: /^Shows: / })).not.toBeInTheDocument()
})
