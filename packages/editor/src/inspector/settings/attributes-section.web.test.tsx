import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertLanguage } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const TITLE = 'title00000000000'

async function open() {
  const { editor } = await openEditor(
    <Page name="Home">
      <Section>
        <Text id={TITLE} attributes={{ title: 'Fresh', 'data-tone': 'calm' }}>
          Bread
        </Text>
      </Section>
    </Page>,
    <Inspector ofSelection={<SelectionInspector />} />,
  )
  editor.change('Add', insertLanguage(editor.view, { language: 'de' }))
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [TITLE]
  await userEvent.click(page.getByRole('button', { name: 'Attributes' }))
  return { editor, attribute: (name: string) => editor.view.find('node', TITLE)?.attributes[name] }
}

it('an attribute that visitors read is written in the language that is edited; emptied it is the default’s again', async () => {
  const { editor, attribute } = await open()
  const field = page.getByRole('textbox', { name: 'Value of title' })
  await expect.element(field).toHaveValue('Fresh')
  await expect.element(page.getByText('In English.')).toBeVisible()
  editor.session.language.value = 'de'
  await expect.element(page.getByText('From English: there is none in German yet.')).toBeVisible()
  await userEvent.fill(field, 'Frisch')
  await userEvent.keyboard('{Enter}')
  expect(attribute('title')).toEqual({ type: 't', texts: { en: 'Fresh', de: 'Frisch' } })
  await expect.element(page.getByText('In German.')).toBeVisible()
  await userEvent.fill(field, '')
  await userEvent.keyboard('{Enter}')
  expect(attribute('title')).toBe('Fresh')
  // Another one is the same in all languages.
  await userEvent.fill(page.getByRole('textbox', { name: 'Value of data-tone' }), 'loud')
  await userEvent.keyboard('{Enter}')
  expect(attribute('data-tone')).toBe('loud')
})
