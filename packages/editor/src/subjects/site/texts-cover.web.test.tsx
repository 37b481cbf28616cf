import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertLanguage } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { TextsCover } from './texts-cover.tsx'

const id = (name: string) => name.padEnd(16, '0')
const TITLE = id('title')
const line = (at: number) => `text${String(at).padStart(12, '0')}`

async function open(count = 40) {
  const many = Array.from({ length: count }, (_, at) => (
    <Text key={at} id={line(at)}>
      {`Line ${at}`}
    </Text>
  ))
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
    await expect.element(page.getByRole('combobox', { name: 'Texts by language' })).toHaveFocus()
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

  it('draws the rows in sight alone of 5,000, and finds texts by typing and missing ones by a switch', async () => {
    const { change } = await open(5000)
    await told('5,002 texts')
    expect(grid.element().querySelectorAll('[role="row"]').length).toBeLessThan(70)
    const other = grid.element().querySelector(`[id="text-5-0"]`)
    const begun = performance.now()
    change('Write', { set: { [line(0)]: { 'props/text/de': [null, 'Zeile 0'] } } })
    await expect.element(page.getByRole('gridcell', { name: 'Zeile 0' })).toBeVisible()
    // Most of it is the drawing of one row; made anew, all rows take many times as long.
    expect(performance.now() - begun).toBeLessThan(1000)
    expect(grid.element().querySelector(`[id="text-5-0"]`)).toBe(other)
    await page.getByRole('searchbox').fill('line 4999')
    await told('1 of 5,002 texts')
    await expect.element(page.getByRole('gridcell', { name: 'Line 4999' })).toBeVisible()
    await page.getByRole('searchbox').fill('hello')
    change('Write', { set: { [TITLE]: { 'props/text/de': [null, 'Hallo'] } } })
    await told('1 of 5,002 texts')
    page.getByRole('switch', { name: 'Only missing ones' }).element().focus()
    await userEvent.keyboard(' ')
    await told('No text like that')
  })

  it('takes several cells at once: selected, filled, pasted from a spreadsheet, taken away, each as one step', async () => {
    const { view, client, session } = await open()
    const german = () => [0, 1, 2].map((at) => view.find('node', line(at))?.props['text']?.['de'])
    grid.element().focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    const selected = () => grid.element().querySelectorAll('[aria-selected="true"]').length
    await expect.poll(selected).toBe(3)
    const clipboard = new DataTransfer()
    const tell = (type: string) =>
      document.activeElement?.dispatchEvent(
        new ClipboardEvent(type, { clipboardData: clipboard, bubbles: true, cancelable: true }),
      )
    clipboard.setData('text/plain', 'Null\r\n"Zeile\n1"\r\nZwei\r\n')
    tell('paste')
    expect(german()).toEqual(['Null', 'Zeile\n1', 'Zwei'])
    await expect.element(page.getByRole('gridcell', { name: 'Zwei' })).toBeVisible()
    clipboard.clearData()
    tell('copy')
    expect(clipboard.getData('text/plain')).toBe('Null\r\n"Zeile\n1"\r\nZwei')
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(german()).toEqual(['Null', 'Null', 'Null'])
    await userEvent.keyboard('{Delete}')
    expect(german()).toEqual([undefined, undefined, undefined])
    client.undo()
    client.undo()
    expect(german()).toEqual(['Null', 'Zeile\n1', 'Zwei'])
    client.undo()
    expect(german()).toEqual([undefined, undefined, undefined])
    clipboard.setData('text/plain', 'a\tb')
    tell('paste')
    expect(session.notice.value?.text).toMatch(/^3 cells stayed: a formula gives it/)
  })

  it('is selected by dragging, and filled by its menu', async () => {
    const { view } = await open()
    const cell = (name: string) => page.getByRole('gridcell', { name, exact: true })
    await userEvent.dragAndDrop(cell('Line 1'), cell('Line 3'))
    await expect.poll(() => grid.element().querySelectorAll('[aria-selected="true"]').length).toBe(3)
    await userEvent.click(cell('Line 2'), { button: 'right' })
    await userEvent.click(page.getByRole('menuitem', { name: 'Fill down' }))
    const texts = [0, 1, 2, 3, 4].map((at) => view.find('node', line(at))?.props['text']?.['en'])
    expect(texts).toEqual(['Line 0', 'Line 1', 'Line 1', 'Line 1', 'Line 4'])
  })

  it('lists empty texts when asked, and writes them', async () => {
    const { view } = await open(1)
    page.getByRole('switch', { name: 'Empty ones too' }).element().focus()
    await userEvent.keyboard(' ')
    await userEvent.click(
      page
        .getByRole('row', { name: /^Description/ })
        .getByRole('gridcell')
        .first(),
    )
    await userEvent.keyboard('Bread{Enter}')
    expect(view.find('page', id('home'))?.meta.desc).toEqual({ en: 'Bread' })
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
