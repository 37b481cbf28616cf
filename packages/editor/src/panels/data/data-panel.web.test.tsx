import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Locator } from 'vitest/browser'
import { formula, Page, Section, Text, Variable } from '@heddle/testing'
import { insertCollection, insertFormula, moveRecord } from '@heddle/document/operations'
import type { Binding } from '@heddle/document'
import { PlainRow } from '../../fields/plain-row.tsx'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { DataPanel } from './data-panel.tsx'

const PAGE = 'page000000000000'
const [COUNT, SEARCH, STATUS, PICKED] = ['count00000000000', 'search0000000000', 'status0000000000', 'picked0000000000'] as const
const fixture = (
  <>
    <Page id={PAGE} name="Home">
      <Variable id={PICKED} name="selectedId" type="string" value="A-1" />
      <Section>
        <Text name="Line" text={formula(`variables['${COUNT}']`)} />
      </Section>
    </Page>
    <Variable id={COUNT} name="visits" type="number" value={3} />
    <Variable id={SEARCH} name="search" type="query" value="" />
    <Variable id={STATUS} name="status" type="string" value="late" />
  </>
)
const empty = <Page id={PAGE} name="Home" />

/** A line by whole words of its name. */
const row = (name: string): Locator =>
  page.getByRole('treeitem', { name: new RegExp(`(^|\\s)${name.replaceAll(/[()]/g, String.raw`\$&`)}(\\s|$)`) })
const tree = () => page.getByRole('tree', { name: 'Data of the project' })

async function open(shown = fixture, beside: ReactNode = null) {
  const { editor } = await openEditor(
    shown,
    <div style={{ display: 'flex', flexDirection: 'column', width: 280, height: 600 }}>
      <DataPanel />
      {beside}
    </div>,
  )
  await expect.element(page.getByRole('heading', { name: 'Data' })).toBeVisible()
  const names = () => editor.view.of('variable').map(({ name }) => name)
  const lines = () =>
    page
      .getByRole('treeitem')
      .elements()
      .map((line) => line.querySelector('[data-name]')?.textContent ?? line.textContent?.replace(/\d+$/, ''))
  return { editor, names, lines }
}
const focusTree = () => {
  const element = tree().element()
  if (element instanceof HTMLElement) element.focus()
}

describe('the Data panel', () => {
  it('says that there is nothing yet, and makes the first variable with its name to be typed over', async () => {
    const { editor } = await open(empty)
    await expect.element(page.getByText('No data yet')).toBeVisible()
    await page.getByRole('button', { name: 'Variable', exact: true }).click()
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('title{Enter}')
    const [made] = editor.view.of('variable')
    expect(made).toMatchObject({ name: 'title', type: 'string' })
    expect(editor.session.subject.value).toBe(made?.id)
    await expect.element(tree()).toHaveFocus()
  })

  it('makes collections, formulas and variables of the page, each in its group, and shows them', async () => {
    const { editor } = await open(empty)
    const make = async (item: string) => {
      await page.getByRole('button', { name: 'New data' }).click()
      await page.getByRole('menuitem', { name: item }).click()
      await userEvent.keyboard('{Escape}')
    }
    await make('New collection')
    expect(editor.view.of('collection')).toMatchObject([{ name: 'collection', mode: 'static', data: [] }])
    await make('New formula')
    expect(editor.session.subject.value).toBe(editor.view.of('formula')[0]?.id)
    await make('New variable of this page')
    await expect.element(row('This page only')).toBeVisible()
    expect(editor.view.of('variable')).toMatchObject([{ name: 'variable', pageId: PAGE, defaultValue: '' }])
  })

  it('is a tree of groups with how much is in them, and how often each is used', async () => {
    const { lines } = await open()
    expect(lines()).toEqual([
      'Variables',
      'visits',
      'search',
      'status',
      'This page only',
      'selectedId',
      'Collections',
      'Formulas',
    ])
    await expect.element(row('Variables 3 inside')).toHaveAttribute('aria-expanded', 'true')
    await expect.element(row('Number visits Used in 1 place')).toBeVisible()
    await expect.element(row('status Used nowhere')).toBeVisible()
  })

  it('is walked by keys: right opens, left closes, Enter shows the record', async () => {
    const { editor, lines } = await open()
    focusTree()
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}')
    expect(lines()).toEqual(['Variables', 'This page only', 'selectedId', 'Collections', 'Formulas'])
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}')
    expect(editor.session.subject.value).toBe(SEARCH)
    await expect.element(row('search')).toHaveAttribute('aria-selected', 'true')
    expect(tree().element().getAttribute('aria-activedescendant')).toBe(row('search').element().id)
  })

  it('renames in place, and keeps a name that is taken with the reason', async () => {
    const { editor, names } = await open()
    await row('status').click()
    await userEvent.keyboard('{F2}')
    const field = page.getByRole('textbox', { name: 'Name' })
    await field.fill('visits')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription('The name "visits" is taken')
    await expect.element(field).toHaveValue('visits')
    await field.fill('state')
    await userEvent.keyboard('{Enter}')
    expect(names()).toContain('state')
    await userEvent.keyboard('{F2}')
    await field.fill('other')
    await userEvent.keyboard('{Escape}')
    expect(names()).not.toContain('other')
    editor.client.undo()
    expect(names()).toContain('status')
  })

  it('copies with Ctrl+D and stands on the copy', async () => {
    const { editor, names } = await open()
    await row('visits').click()
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(names()).toEqual(['visits', 'visits2', 'search', 'status', 'selectedId'])
    await expect.element(row('visits2')).toHaveAttribute('aria-selected', 'true')
    editor.client.undo()
    await expect.element(row('visits2')).not.toBeInTheDocument()
  })

  it('deletes without a question, says what breaks, and undo brings it back', async () => {
    const { editor, names } = await open()
    await row('visits').click()
    await userEvent.keyboard('{Delete}')
    expect(names()).not.toContain('visits')
    expect(editor.session.notice.value?.text).toBe('visits is deleted, but still used by Line (text). Undo brings it back.')
    expect(editor.session.subject.value).toBeUndefined()
    editor.client.undo()
    expect(names()).toContain('visits')
  })

  it('moves by keys among siblings, into a folder and out of it, each one step back', async () => {
    const { editor, names } = await open()
    await row('status').click()
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    expect(names()).toEqual(['visits', 'status', 'search', 'selectedId'])
    await userEvent.keyboard('{Control>}{ArrowDown}{/Control}')
    // Behind all of its kind, those of pages too.
    expect(names()).toEqual(['visits', 'search', 'selectedId', 'status'])
    editor.client.undo()
    editor.client.undo()
    await row('status').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Put into a new folder' }).click()
    await userEvent.keyboard('Filters{Enter}')
    await expect.element(row('Filters 1 inside')).toBeVisible()
    expect(editor.view.find('variable', STATUS)).toMatchObject({ folder: 'Filters' })
    await userEvent.keyboard('{ArrowDown}{Control>}{ArrowLeft}{/Control}')
    expect(editor.view.find('variable', STATUS)).toMatchObject({ folder: '' })
  })

  it('is put in order by dragging, and into folders', async () => {
    const { editor, names } = await open()
    editor.change('Folder', moveRecord(editor.view, { id: SEARCH, folder: 'Filters' }))
    await expect.element(row('Filters')).toBeVisible()
    const drag = async (from: Locator, to: Locator, share: number) => {
      const [a, b] = [from, to].map((line) => line.element().getBoundingClientRect())
      if (!a || !b) throw new Error('Both lines are there')
      const event = (type: string, x: number, y: number) =>
        new PointerEvent(type, { bubbles: true, clientX: x, clientY: y, pointerId: 7, button: 0 })
      const y = b.top + b.height * share
      from.element().dispatchEvent(event('pointerdown', a.left + 60, a.top + 10))
      window.dispatchEvent(event('pointermove', b.left + 60, y - 6))
      window.dispatchEvent(event('pointermove', b.left + 60, y))
      window.dispatchEvent(event('pointerup', b.left + 60, y))
    }
    await drag(row('status'), row('visits'), 0.2)
    expect(names()).toEqual(['status', 'visits', 'search', 'selectedId'])
    await drag(row('status'), row('Filters'), 0.5)
    expect(editor.view.find('variable', STATUS)).toMatchObject({ folder: 'Filters' })
    await expect.element(row('Filters 2 inside')).toBeVisible()
    // Into another group is nowhere.
    await drag(row('status'), row('Collections'), 0.5)
    expect(editor.view.find('variable', STATUS)).toMatchObject({ folder: 'Filters' })
  })

  it('is carried into a formula: the row of a setting under the pointer takes it, also while something is looked for', async () => {
    const bound: Binding[] = []
    const target = {
      label: 'Total',
      value: undefined,
      nodeId: undefined,
      onBind: (to: Binding) => bound.push(to),
      onUnbind: () => {},
    }
    const { editor } = await open(
      fixture,
      <div style={{ position: 'fixed', right: 0, bottom: 0, width: 200 }} data-testid="row">
        <PlainRow label="Total" target={target}>
          <input aria-label="Total" />
        </PlainRow>
      </div>,
    )
    await page.getByRole('searchbox').fill('vis')
    await expect.element(row('visits')).toBeVisible()
    const [a, b] = [row('visits'), page.getByRole('textbox', { name: 'Total' })].map((line) =>
      line.element().getBoundingClientRect(),
    )
    if (!a || !b) throw new Error('Both are there')
    const at = { bubbles: true, pointerId: 7, button: 0 }
    row('visits')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { ...at, clientX: a.left + 60, clientY: a.top + 10 }))
    for (const type of ['pointermove', 'pointermove', 'pointerup'])
      window.dispatchEvent(new PointerEvent(type, { ...at, clientX: b.left + 5, clientY: b.top + 5 }))
    expect(bound).toEqual([{ type: 'f', code: `variables['${COUNT}']` }])
    expect(editor.view.of('variable').map(({ name }) => name)).toContain('visits')
  })

  it('finds by name, type and use, with the folders around', async () => {
    const { editor, lines } = await open()
    editor.change('Folder', moveRecord(editor.view, { id: SEARCH, folder: 'Filters' }))
    const search = page.getByRole('searchbox')
    await search.fill('sea')
    await expect.poll(lines).toEqual(['Variables', 'Filters', 'search'])
    await search.fill('used:none type:text')
    await expect.poll(lines).toEqual(['Variables', 'status', 'This page only', 'selectedId'])
    await search.fill('nobody')
    await expect.element(page.getByText('No data is called so')).toBeVisible()
  })

  it('closes everything at once', async () => {
    const { lines } = await open()
    await page.getByRole('button', { name: 'Close all folders and groups' }).click()
    expect(lines()).toEqual(['Variables', 'This page only', 'Collections', 'Formulas'])
  })
})

describe('what data holds now', () => {
  it('is asked for from the canvas for the lines in sight, and again when the document changes or a source was asked', async () => {
    const { editor } = await open()
    const newId = editor.newId
    editor.change('Rows', insertCollection(editor.view, { name: 'orders', mode: 'static', data: [], newId }))
    editor.change('Formula', insertFormula(editor.view, { name: 'toSend', code: '1 +', newId }))
    const asked: (readonly string[])[] = []
    editor.canvas.value = {
      ...createFakeCanvas(),
      evaluateMany: async (texts) => {
        asked.push(texts)
        return texts.map((text) => {
          if (text.startsWith('collections')) return { ok: true, value: [1], kind: 'array', size: 500 }
          if (text.startsWith('formulas')) return { ok: false, message: 'Unexpected end of formula' }
          return { ok: true, value: asked.length, kind: 'number' }
        })
      },
    }
    await expect.element(row('orders 500 rows')).toBeVisible()
    await expect.element(row('toSend() failed')).toBeVisible()
    await expect.element(row('visits 1 Used')).toBeVisible()
    expect(asked).toHaveLength(1)
    editor.change('Name', moveRecord(editor.view, { id: STATUS, folder: 'Later' }))
    await expect.element(row('visits 2 Used')).toBeVisible()
    editor.session.askedRows.value = { orders: { pluginId: 'rest', data: [1], offset: 0 } }
    await expect.element(row('visits 3 Used')).toBeVisible()
  })

  it('is set for trying, marked, and put back; the document stays as it is', async () => {
    const { editor } = await open()
    editor.canvas.value = {
      ...createFakeCanvas(),
      evaluateMany: async (texts) => texts.map(() => ({ ok: true, value: 3, kind: 'number' })),
    }
    await expect.element(row('visits 3')).toBeVisible()
    await row('visits').getByText('3', { exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Try visits' })
    await field.fill('12')
    await userEvent.keyboard('{Enter}')
    expect(editor.session.tried.value).toEqual({ [COUNT]: 12 })
    expect(editor.view.find('variable', COUNT)?.defaultValue).toBe(3)
    await expect.element(row('visits tried')).toBeInTheDocument()
    await page.getByRole('button', { name: 'Put back' }).click()
    expect(editor.session.tried.value).toEqual({})
    await expect.element(row('visits tried')).not.toBeInTheDocument()
  })
})
