import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertLanguage } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { TextsCover } from './texts-cover.tsx'

const id = (name: string) => name.padEnd(16, '0')
const TITLE = id('title')
const many = Array.from({ length: 400 }, (_, at) => (
  <Text key={at} id={`text${String(at).padStart(12, '0')}`}>
    {`Line ${at}`}
  </Text>
))

async function open() {
  const opened = await openEditor(
    [
      <Page key="home" id={id('home')} name="Home" title="Welcome">
        <Section>
          <Text id={TITLE} name="Heading">
            Hello
          </Text>
        </Section>
        <Section>{many}</Section>
      </Page>,
    ],
    <div style={{ display: 'flex', flexDirection: 'column', height: 400, width: 1000 }}>
      <TextsCover />
    </div>,
  )
  opened.editor.change('Add', insertLanguage(opened.editor.view, { language: 'de' }))
  await expect.element(page.getByRole('columnheader', { name: 'German' })).toBeVisible()
  return opened.editor
}
const grid = page.getByRole('grid', { name: 'Texts by language' })
const told = (text: string) => expect.element(page.getByText(text)).toBeVisible()

describe('the table of texts', () => {
  it('is written in by keyboard, cell by cell; Escape gives up, undo takes back one text', async () => {
    const { view, client } = await open()
    const text = () => view.find('node', TITLE)?.props['text']
    grid.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}H')
    await expect.element(page.getByRole('textbox', { name: 'Heading · Text in German' })).toHaveFocus()
    await userEvent.keyboard('allo{Shift>}{Enter}{/Shift}Welt{Enter}')
    expect(text()).toEqual({ en: 'Hello', de: 'Hallo\nWelt' })
    await expect.element(grid).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}x{Escape}')
    expect(text()).toEqual({ en: 'Hello', de: 'Hallo\nWelt' })
    await userEvent.keyboard('{Delete}')
    expect(text()).toEqual({ en: 'Hello' })
    client.undo()
    expect(text()).toEqual({ en: 'Hello', de: 'Hallo\nWelt' })
  })

  it('leads to where a text stands, by key and by mouse, in the language that was looked at', async () => {
    const { session, view } = await open()
    session.subject.value = view.site()?.id
    session.isCoverOpen.value = true
    grid.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Alt>}{Enter}{/Alt}')
    const at = () => [session.isCoverOpen.value, session.selection.value, session.language.value, session.subject.value]
    expect(at()).toEqual([false, [TITLE], 'de', undefined])
    session.isCoverOpen.value = true
    await userEvent.click(page.getByRole('button', { name: 'Show Title where it stands' }))
    expect(at()).toEqual([false, [], 'de', undefined])
    expect(session.pageId.value).toBe(id('home'))
  })

  it('draws the rows in sight alone, and finds texts by typing and missing ones by a switch', async () => {
    const { change } = await open()
    await told('402 texts')
    expect(grid.element().querySelectorAll('[role="row"]').length).toBeLessThan(70)
    await page.getByRole('searchbox').fill('line 399')
    await told('1 of 402 texts')
    await expect.element(page.getByRole('gridcell', { name: 'Line 399' })).toBeVisible()
    await page.getByRole('searchbox').fill('hello')
    change('Write', { set: { [TITLE]: { 'props/text/de': [null, 'Hallo'] } } })
    await told('1 of 402 texts')
    page.getByRole('switch', { name: 'Only missing ones' }).element().focus()
    await userEvent.keyboard(' ')
    await told('No text like that')
  })

  it('takes CSV as one step and says what did not fit', async () => {
    const { view, client } = await open()
    const csv = `key,de\n${TITLE}/props/text,Hallo\n${id('home')}/title,Willkommen\nnobody/title,x\n`
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    await userEvent.upload(input ?? document.body, new File([csv], 'texts.csv', { type: 'text/csv' }))
    await told('2 texts brought in, 1 cell did not fit')
    await told('Line 4: there is no text “nobody/title” any more')
    expect(view.find('page', id('home'))?.title).toEqual({ en: 'Welcome', de: 'Willkommen' })
    client.undo()
    expect(view.find('page', id('home'))?.title).toEqual({ en: 'Welcome' })
    expect(view.find('node', TITLE)?.props['text']).toEqual({ en: 'Hello' })
  })
})
