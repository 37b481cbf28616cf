import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  boolean,
  choice,
  color,
  dateTime,
  file,
  font,
  formula,
  icon,
  image,
  length,
  list,
  locale,
  number,
  object,
  option,
  page as pageField,
  pairs,
  reference,
  text,
  value,
  video,
} from '@heddle/kit'
import type { Signal } from '@preact/signals-core'
import type { Json } from '@heddle/store'
import type { CanvasConnection } from '../frame/connection.ts'
import { blankPage } from '@heddle/document'
import { createFakeCanvas } from '../testing/fake-canvas.ts'
import { openFields } from '../testing/open-fields.tsx'

describe('a formula that the element works out itself', () => {
  const fields = { valid: formula({ label: { en: 'Valid when' }, sample: { value: 'Anna' } }) }

  it('is written with the names that it is given, changed and taken away, by keyboard', async () => {
    const { stored } = await openFields(fields)
    expect(page.getByRole('button', { name: 'Bind Valid when to a formula' }).query()).toBe(null)
    page.getByRole('button', { name: 'Write the formula of Valid when' }).element().focus()
    await userEvent.keyboard('{Enter}')
    const input = page.getByRole('textbox', { name: 'Formula: Valid when' })
    await expect.element(input).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Given here' })).toBeVisible()
    await page.getByRole('button', { name: 'Insert value text' }).click()
    await userEvent.keyboard(' > 1{Control>}{Enter}{/Control}')
    expect(stored('valid')).toEqual({ type: 'f', code: 'value > 1' })
    // What stands in the place of the button has the keys.
    await expect.element(page.getByRole('button', { name: 'Edit the formula of Valid when: value > 1' })).toHaveFocus()
    await page.getByRole('button', { name: 'Edit the formula of Valid when: value > 1' }).click()
    await page.getByRole('button', { name: 'Remove the formula' }).click()
    expect(stored('valid')).toBeUndefined()
    await expect.element(page.getByRole('button', { name: 'Write the formula of Valid when' })).toBeVisible()
  })
})

describe('a field of each plain kind', () => {
  const fields = {
    text: text({ label: { en: 'Title' } }),
    number: number({ label: { en: 'Rows' }, min: 1, max: 25, default: 4 }),
    boolean: boolean({ label: { en: 'Wide' } }),
    choice: choice({
      label: { en: 'Size' },
      options: [
        { value: 's', label: { en: 'Small' } },
        { value: 'l', label: { en: 'Large' } },
      ],
      default: 's',
    }),
    color: color({ label: { en: 'Ground' } }),
    length: length({ label: { en: 'Gap' } }),
    icon: icon({ label: { en: 'Sign' } }),
    image: image({ label: { en: 'Picture' } }),
    value: value({ label: { en: 'Data' }, default: [], shape: 'list' }),
  }

  it('has a control with its label and value, which changes what is stored', async () => {
    const { stored } = await openFields(fields)
    await page.getByRole('textbox', { name: 'Title' }).fill('Bread')
    await userEvent.keyboard('{Enter}')
    expect(stored('text')).toBe('Bread')
    await page.getByRole('textbox', { name: 'Rows' }).fill('7')
    await userEvent.keyboard('{Enter}')
    expect(stored('number')).toBe(7)
    page.getByRole('switch', { name: 'Wide' }).element().focus()
    await userEvent.keyboard(' ')
    expect(stored('boolean')).toBe(true)
    await page.getByRole('button', { name: 'Size: Small' }).click()
    await page.getByRole('option', { name: 'Large' }).click()
    expect(stored('choice')).toBe('l')
    await page.getByRole('textbox', { name: 'Gap' }).fill('8')
    await userEvent.keyboard('{Enter}')
    expect(stored('length')).toBe('8px')
    await expect.element(page.getByRole('button', { name: 'Sign: No icon' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Picture: No picture' })).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: 'Data' })).toHaveValue('[]')
  })

  it('shows something safe where a wrong value is stored, and takes a good one', async () => {
    const wrong = { a: ['<b>'] }
    const { stored } = await openFields(fields, Object.fromEntries(Object.keys(fields).map((name) => [name, { default: wrong }])))
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
    await expect.element(page.getByRole('textbox', { name: 'Rows' })).toHaveValue('')
    await expect.element(page.getByRole('switch', { name: 'Wide' })).not.toBeChecked()
    await expect.element(page.getByRole('button', { name: 'Sign: No icon' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Rows' }).fill('3')
    await userEvent.keyboard('{Enter}')
    expect(stored('number')).toBe(3)
  })
})

describe('a colour', () => {
  const ink = { id: 'ink', kind: 'token', type: 'color', name: 'Ink', folder: '', index: 'a0', value: '#14181f' } as const
  const open = (field: Parameters<typeof color>[0]) => openFields({ ground: color(field) }, {}, [ink])

  it('that is printed into a rule may be one of the project by its token', async () => {
    const { editor, stored } = await open({ label: { en: 'Ground' }, bindable: true, screens: 'css', property: 'color' })
    await page.getByRole('button', { name: 'Choose Ground: None' }).click()
    await page.getByRole('button', { name: 'Ink', exact: true }).click()
    expect(stored('ground')).toEqual({ type: 'token', id: 'ink' })
    await expect.element(page.getByRole('button', { name: 'Ink', exact: true })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'Choose Ground: Ink' })).toBeVisible()
    editor.store.apply({ remove: { ink } })
    await expect.element(page.getByRole('button', { name: 'Choose Ground: Missing token' })).toBeVisible()
  })

  it('that a body reads is offered no tokens, which only style sheets know', async () => {
    await open({ label: { en: 'Ground' } })
    await page.getByRole('button', { name: 'Choose Ground: None' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Colour code' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Ink', exact: true }).query()).toBe(null)
  })
})

describe('a list of items', () => {
  const fields = {
    options: list({
      label: { en: 'Options' },
      item: {
        label: text({ label: { en: 'Label' }, help: { en: 'What people read' } }),
        isOff: boolean({ label: { en: 'Off' }, bindable: true }),
        why: text({ label: { en: 'Why' }, when: ({ isOff }) => isOff === true }),
      },
      itemLabel: 'label',
    }),
  }
  const given = { options: { default: [{ label: 'A' }, { label: 'B' }, { label: 'C' }] } }
  const grip = (name: string) => page.getByRole('button', { name: `Move ${name}` })

  it('gets an item that is open at once, whose fields are set and whose help is read', async () => {
    const { stored } = await openFields(fields)
    await page.getByRole('button', { name: 'Add to Options' }).click()
    expect(stored('options')).toEqual([{}])
    await expect.element(page.getByText('What people read')).toBeVisible()
    await page.getByRole('textbox', { name: 'Label, Item 1' }).fill('Bread')
    await userEvent.keyboard('{Enter}')
    expect(stored('options')).toEqual([{ label: 'Bread' }])
    await expect.element(page.getByRole('button', { name: 'Bread', exact: true })).toHaveAttribute('aria-expanded', 'true')
    expect(page.getByRole('textbox', { name: 'Why, Bread' }).query()).toBe(null)
    page.getByRole('switch', { name: 'Off, Bread' }).element().focus()
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('textbox', { name: 'Why, Bread' })).toBeVisible()
  })

  it('is put in order by the arrow keys, which is told, and undone', async () => {
    const { editor, stored } = await openFields(fields, given)
    grip('A').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(stored('options')).toEqual([{ label: 'B' }, { label: 'A' }, { label: 'C' }])
    await expect.element(page.getByText('Moved to 2 of 3')).toBeInTheDocument()
    await expect.element(grip('A')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(stored('options')).toEqual([{ label: 'B' }, { label: 'C' }, { label: 'A' }])
    editor.client.undo()
    expect(stored('options')).toEqual([{ label: 'B' }, { label: 'A' }, { label: 'C' }])
  })

  it('is put in order by a drag, and an item is taken away', async () => {
    const { stored } = await openFields(fields, given)
    await userEvent.dragAndDrop(grip('C'), grip('A'), { targetPosition: { x: 10, y: 2 } })
    expect(stored('options')).toEqual([{ label: 'C' }, { label: 'A' }, { label: 'B' }])
    await page.getByRole('button', { name: 'Remove A' }).click()
    expect(stored('options')).toEqual([{ label: 'C' }, { label: 'B' }])
  })

  it('binds a value of one item, and says so in its name', async () => {
    const { stored } = await openFields(fields, given)
    await page.getByRole('button', { name: 'B', exact: true }).click()
    await page.getByRole('button', { name: 'Bind Label, B to a formula' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Formula: Label, B' })).toBeVisible()
    await userEvent.keyboard('1 + 2{Control>}{Enter}{/Control}')
    expect(stored('options')).toEqual([{ label: 'A' }, { label: { type: 'f', code: '1 + 2' } }, { label: 'C' }])
    await expect.element(page.getByRole('button', { name: 'From a formula', exact: true })).toBeVisible()
  })

  it('that is stored as something else says so, and takes an item', async () => {
    const { stored } = await openFields(fields, { options: { default: { a: 1 } } })
    await expect.element(page.getByText('What is stored here is no list. Adding an item replaces it.')).toBeVisible()
    await page.getByRole('button', { name: 'Add to Options' }).click()
    expect(stored('options')).toEqual([{}])
  })
})

describe('an object and pairs', () => {
  const fields = {
    words: list({ label: { en: 'Words' }, item: text({ label: { en: 'Word' } }) }),
    texts: object({ label: { en: 'Texts' }, fields: { empty: text({ label: { en: 'Empty' } }) } }),
    query: pairs({ label: { en: 'Query' } }),
  }

  it('are edited in place, values of pairs by formulas too', async () => {
    const { stored } = await openFields(fields)
    await page.getByRole('textbox', { name: 'Empty, Texts' }).fill('Nothing')
    await userEvent.keyboard('{Enter}')
    expect(stored('texts')).toEqual({ empty: 'Nothing' })
    await page.getByRole('button', { name: 'Add to Words' }).click()
    await page.getByRole('textbox', { name: 'Item 1, Words' }).fill('one')
    await userEvent.keyboard('{Enter}')
    expect(stored('words')).toEqual(['one'])
    await page.getByRole('button', { name: 'Add to Query' }).click()
    await page.getByRole('textbox', { name: 'Name 1, Query' }).fill(' page ')
    await page.getByRole('textbox', { name: 'Value 1, Query' }).fill('2')
    await userEvent.keyboard('{Enter}')
    expect(stored('query')).toEqual([{ name: 'page', value: '2' }])
    await page.getByRole('button', { name: 'Bind Value 1, Query to a formula' }).click()
    await expect.element(page.getByRole('textbox', { name: 'Formula: Value 1, Query' })).toBeVisible()
    await userEvent.keyboard('1 + 2{Control>}{Enter}{/Control}')
    expect(stored('query')).toEqual([{ name: 'page', value: { type: 'f', code: '1 + 2' } }])
    await page.getByRole('button', { name: 'Remove pair 1 of Query' }).click()
    expect(stored('query')).toEqual([])
    expect(page.getByRole('button', { name: /signed-in visitor/ }).query()).toBeNull()
  })

  it('that may name the signed-in visitor are given what the server puts in, behind what is there', async () => {
    const { stored } = await openFields({ query: pairs({ label: { en: 'Query' }, takesVisitor: true }) })
    await page.getByRole('button', { name: 'Add to Query' }).click()
    await page.getByRole('textbox', { name: 'Value 1, Query' }).fill('eq.')
    const put = page.getByRole('button', { name: 'Put the signed-in visitor into value 1, Query' })
    await put.click()
    await page.getByRole('menuitem', { name: 'Their ID' }).click()
    expect(stored('query')).toEqual([{ name: '', value: 'eq.{visitor.id}' }])
    await expect.element(page.getByRole('textbox', { name: 'Value 1, Query' })).toHaveValue('eq.{visitor.id}')
    await put.click()
    await userEvent.keyboard('{End}{Enter}')
    expect(stored('query')).toEqual([{ name: '', value: 'eq.{visitor.id}{visitor.roles}' }])
    await page.getByRole('button', { name: 'Bind Value 1, Query to a formula' }).click()
    await userEvent.keyboard('1 + 2{Control>}{Enter}{/Control}')
    await expect.element(put).toBeDisabled()
  })
})

describe('a language', () => {
  it('is chosen by its name, and is that of the page again when that is chosen', async () => {
    const { stored } = await openFields({ locale: locale({ label: { en: 'Written as in' } }) })
    await page.getByRole('button', { name: 'Written as in: As the page' }).click()
    await userEvent.keyboard('Austrian{Enter}')
    expect(stored('locale')).toBe('de-AT')
    await page.getByRole('button', { name: 'Written as in: Austrian German' }).click()
    await page.getByRole('option', { name: 'As the page' }).click()
    expect(stored('locale')).toBeUndefined()
  })
})

describe('dates, files, fonts and what points at something', () => {
  const fields = {
    day: dateTime({ label: { en: 'Day' } }),
    start: dateTime({ label: { en: 'Start' }, precision: 'date-time' }),
    file: file({ label: { en: 'Download' } }),
    video: video({ label: { en: 'Film' } }),
    font: font({ label: { en: 'Letters' } }),
    section: reference({ label: { en: 'Section' }, to: 'section' }),
    total: reference({ label: { en: 'Total' }, to: 'variable' }),
    popup: reference({ label: { en: 'Popup' }, to: 'popup' }),
    target: pageField({ label: { en: 'Target' } }),
  }
  const id = (name: string): string => name.padEnd(16, '0')
  const tour = { ...blankPage(id('tour'), 'Tour', 'tours/{{slug}}', 'a1', ['en']) }
  const total = { id: id('total'), kind: 'variable', name: 'Sum', folder: '', index: 'a0', type: 'number' } as const

  it('are set by keyboard, what is no day stays with what is wrong', async () => {
    const { stored } = await openFields(fields)
    const day = page.getByRole('textbox', { name: 'Day' })
    await day.fill('2026-02-30')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('must be a day such as 2026-11-23')).toBeVisible()
    await expect.element(day).toHaveValue('2026-02-30')
    await day.fill('2026-02-28')
    await userEvent.keyboard('{Enter}')
    expect(stored('day')).toBe('2026-02-28')
    await page.getByRole('textbox', { name: 'Start' }).fill('2026-11-23 09:30')
    await userEvent.keyboard('{Enter}')
    expect(stored('start')).toBe('2026-11-23T09:30')
    await page.getByRole('button', { name: 'Usual fonts for Letters' }).click()
    await page.getByRole('option', { name: 'Georgia' }).click()
    expect(stored('font')).toBe('Georgia, serif')
    await expect.element(page.getByRole('button', { name: 'Download: No file' })).toBeVisible()
    await page.getByRole('button', { name: 'Film: No video' }).click()
    await expect.element(page.getByText('No videos yet. Upload one.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('are picked in the picker of the browser, which each kind of date has one of', async () => {
    const shown: string[] = []
    const showPicker = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockImplementation(function (this: HTMLInputElement) {
      shown.push(this.type)
    })
    const moment = text({ label: { en: 'From' }, picksDate: () => 'month' })
    const { stored } = await openFields({ ...fields, moment })
    for (const name of ['Day', 'Start', 'From']) await page.getByRole('button', { name: `Pick ${name}` }).click()
    expect(shown).toEqual(['date', 'datetime-local', 'month'])
    showPicker.mockRestore()
    const pick = (type: string, value: string): void => {
      const input = document.querySelector<HTMLInputElement>(`input[type=${type}]`) ?? expect.fail(type)
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }
    pick('date', '2026-03-01')
    pick('datetime-local', '2026-03-01T09:30')
    pick('month', '2026-03')
    expect(['day', 'start', 'moment'].map(stored)).toEqual(['2026-03-01', '2026-03-01T09:30', '2026-03'])
    await expect.element(page.getByRole('textbox', { name: 'Day' })).toHaveValue('2026-03-01')
  })

  it('are picked from a list of names that is searched, and cleared', async () => {
    const { stored } = await openFields(fields, {}, [tour, total])
    await page.getByRole('button', { name: 'Total: Choose a variable' }).click()
    await page.getByRole('searchbox', { name: 'Find a variable' }).fill('nothing like it')
    await expect.element(page.getByText('None of that name')).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find a variable' }).fill('su')
    await page.getByRole('button', { name: 'Sum number' }).click()
    expect(stored('total')).toBe(id('total'))
    await page.getByRole('button', { name: 'Clear Total' }).click()
    expect(stored('total')).toBe('')
    await page.getByRole('button', { name: 'Total: Choose a variable' }).click()
    await userEvent.keyboard('su{Enter}')
    expect(stored('total')).toBe(id('total'))
    await page.getByRole('button', { name: 'Popup: Choose a popup' }).click()
    await expect.element(page.getByText('There is no popup yet')).toBeVisible()
    await userEvent.keyboard('{Escape}')
  })

  it('a page is picked with the parameters of its address', async () => {
    const { stored } = await openFields(fields, {}, [tour])
    await page.getByRole('button', { name: 'Target: Choose a page' }).click()
    await page.getByRole('button', { name: 'Tour', exact: true }).click()
    expect(stored('target')).toEqual({ pageId: id('tour') })
    await page.getByRole('textbox', { name: 'slug, Target' }).fill('alps')
    await userEvent.keyboard('{Enter}')
    expect(stored('target')).toEqual({ pageId: id('tour'), parameters: { slug: 'alps' } })
  })

  it('what is gone is said where it was chosen', async () => {
    await openFields(fields, { total: { default: id('gone') }, target: { default: { pageId: id('gone') } } })
    await expect.element(page.getByRole('button', { name: 'Total: A variable that is gone' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Target: A page that is gone' })).toBeVisible()
  })
})

describe('options that follow from what stands beside them', () => {
  const names = (value: Json | undefined) => (typeof value === 'string' ? value.split(',').filter(Boolean) : [])
  const fields = {
    columns: text({ label: { en: 'Columns' } }),
    first: option({
      label: { en: 'First' },
      optionsOf: ({ columns }) => names(columns).map((name) => ({ value: name, label: { en: name } })),
    }),
  }

  it('are offered as soon as they are there; one that is gone stays until another is chosen', async () => {
    const { stored } = await openFields(fields, { first: { default: 'old' } })
    await page.getByRole('textbox', { name: 'Columns' }).fill('name,size')
    await userEvent.keyboard('{Enter}')
    await page.getByRole('button', { name: 'First: old' }).click()
    await page.getByRole('option', { name: 'size' }).click()
    expect(stored('first')).toBe('size')
    await page.getByRole('textbox', { name: 'Columns' }).fill('')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'First: size' })).toBeVisible()
  })
})

describe('a formula that gives what does not fit', () => {
  it('is warned of beside its field, and stays', async () => {
    const fields = { rows: number({ label: { en: 'Rows' }, min: 1, max: 25, default: 4, bindable: true }) }
    const bound = { type: 'f', code: "'many'" } as const
    const { editor, stored } = await openFields(fields, { rows: { default: bound } })
    const answers = { ok: true, value: 'many', kind: 'string' } as const
    const canvas = editor.canvas as Signal<CanvasConnection | undefined>
    canvas.value = { ...createFakeCanvas(), evaluate: async () => answers }
    await expect.element(page.getByText('What it gives now must be a number')).toBeVisible()
    expect(stored('rows')).toEqual(bound)
    canvas.value = { ...createFakeCanvas(), evaluate: async () => ({ ...answers, value: 7 }) }
    await expect.element(page.getByText('What it gives now must be a number')).not.toBeInTheDocument()
    canvas.value = undefined
  })
})
