import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertLanguage, insertPage } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor, type OpenEditor } from '../../testing/open-editor.tsx'
import { LanguagesPanel } from './languages-panel.tsx'

const TITLE = 'title00000000000'
const fixture = [
  <Page key="home" name="Home" title="Home">
    <Section>
      <Text id={TITLE}>Hello</Text>
    </Section>
  </Page>,
]

let opened: OpenEditor | undefined
async function open(...languages: readonly string[]) {
  opened = await openEditor(fixture, <LanguagesPanel />)
  const { change, view } = opened.editor
  for (const language of languages) change('Add', insertLanguage(view, { language }))
  await expect.element(page.getByRole('heading', { name: 'Languages', exact: true })).toBeVisible()
  return opened.editor
}
const shown = (name: string) => page.getByRole('button', { name: new RegExp(`^Show the page in ${name} `) })
/** By keyboard, so that no tooltip comes in the way. */
const openMenu = async (name: string) => {
  page
    .getByRole('button', { name: `More about ${name}` })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
}

describe('the Languages panel', () => {
  it('adds a language that is found by its name, shows the page in it, and undo takes it away again', async () => {
    const { view, session, client } = await open()
    await page.getByRole('button', { name: 'Add a language' }).click()
    await expect.element(page.getByRole('searchbox')).toHaveFocus()
    await userEvent.keyboard('deutsch')
    await expect.element(page.getByRole('menuitem', { name: /^German/ }).first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(shown('German')).toHaveAttribute('aria-current', 'true')
    expect([view.languages(), session.language.value]).toEqual([['en', 'de'], 'de'])
    client.undo()
    await expect.element(shown('German')).not.toBeInTheDocument()
    expect([view.languages(), session.language.value]).toEqual([['en'], 'en'])
  })

  it('shows what the page bears: longer texts, right to left; neither is a change', async () => {
    const { session, client } = await open()
    for (const name of ['Longer texts with marks', 'Right to left']) {
      await page.getByRole('switch', { name }).click({ force: true })
      await expect.element(page.getByRole('switch', { name })).toBeChecked()
    }
    expect([session.isPseudo.value, session.isMirrored.value, client.canUndo.value]).toEqual([true, true, false])
  })

  it('takes a code that is not in its list, and none that is no code', async () => {
    const { view } = await open()
    await page.getByRole('button', { name: 'Add a language' }).click()
    await page.getByRole('searchbox').fill('no such language')
    await expect.element(page.getByText(/^No language of that name/)).toBeVisible()
    await page.getByRole('searchbox').fill('wo')
    await page.getByRole('menuitem', { name: 'Use the code “wo”' }).click()
    await expect.element(shown('Wolof')).toBeVisible()
    expect(view.languages()).toEqual(['en', 'wo'])
  })

  it('deletes a language and says what went with it; undo brings language and texts back', async () => {
    const { view, session, change, client } = await open('de')
    change('Write', { set: { [TITLE]: { 'props/text/de': [null, 'Hallo'] } } })
    await openMenu('German')
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    expect(session.notice.value?.text).toBe('German is deleted. Gone with it: 1 text. Undo brings it back.')
    expect(view.find('node', TITLE)?.props['text']).toEqual({ en: 'Hello' })
    client.undo()
    expect(view.find('node', TITLE)?.props['text']).toEqual({ en: 'Hello', de: 'Hallo' })
    await openMenu('English')
    await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('makes another one the default, whose addresses begin with nothing then', async () => {
    const { view } = await open('de')
    await expect.element(shown('German')).toMatchTextContent('/de/')
    await openMenu('German')
    await page.getByRole('menuitem', { name: 'Make it the default' }).click()
    expect(view.defaultLanguage()).toBe('de')
    await expect.element(shown('German')).toHaveTextContent('Show the page in German default /')
    await expect.element(shown('English')).toHaveTextContent('Show the page in English /en/')
  })

  it('gives the default language a prefix too, and says why not where a path begins with its code', async () => {
    const { view, session, client, change } = await open('de')
    const prefixed = page.getByRole('switch', { name: 'A prefix for the default language too' })
    await expect.element(prefixed).toHaveAccessibleDescription('Its pages are at /en/…; addresses without a language lead there.')
    await page.getByText('A prefix for the default language too').click()
    await expect.element(shown('English')).toHaveTextContent('Show the page in English default /en/')
    await expect.element(prefixed).toBeChecked()
    client.undo()
    await expect.element(prefixed).not.toBeChecked()
    change('Add', insertPage(view, { name: 'Other', path: 'en/other', newId: () => 'other00000000000' }))
    await page.getByText('A prefix for the default language too').click()
    expect(session.notice.value?.text).toBe('A path cannot begin with "en": addresses of that language do')
    await expect.element(prefixed).not.toBeChecked()
  })

  it('puts languages in order by the keys of a grip, which keeps the focus', async () => {
    const { view } = await open('de', 'fr')
    const grip = page.getByRole('button', { name: 'Move French' })
    grip.element().focus()
    await userEvent.keyboard('{ArrowUp}')
    expect(view.languages()).toEqual(['en', 'fr', 'de'])
    await expect.element(grip).toHaveFocus()
    await expect.element(page.getByText('French stands in place 2')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(view.languages()).toEqual(['fr', 'en', 'de'])
  })

  it('changes the code of a language with all its texts, and says at the field why one cannot be', async () => {
    const { view, session, change } = await open('de', 'fr')
    change('Write', { set: { [TITLE]: { 'props/text/de': [null, 'Hallo'] } } })
    session.language.value = 'de'
    await openMenu('German')
    await page.getByRole('menuitem', { name: 'Change the code' }).click()
    const code = page.getByRole('textbox', { name: 'Code' })
    await code.fill('fr')
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveAccessibleDescription('The project has the language "fr" already')
    await code.fill('de-AT')
    await userEvent.keyboard('{Enter}')
    await expect.element(shown('Austrian German')).toHaveAttribute('aria-current', 'true')
    expect(view.find('node', TITLE)?.props['text']).toEqual({ en: 'Hello', 'de-AT': 'Hallo' })
  })
})
