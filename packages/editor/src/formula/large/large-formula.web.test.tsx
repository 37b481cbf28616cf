import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Binding } from '@heddle/document'
import { setVariable } from '@heddle/document/operations'
import { Flexbox, Page, Section, Text, Variable } from '@heddle/testing'
import { CanvasArea } from '../../canvas/canvas-area.tsx'
import { CANVAS_TEST_ADDRESS } from '../../canvas/testing/open-canvas-area.tsx'
import { FormulaHost } from '../../testing/formula-host.tsx'
import { openEditor } from '../../testing/open-editor.tsx'

const [ORDERS, SEARCH, NAME] = ['orders0000000000', 'search0000000000', 'name000000000000'] as const
const ROWS = [
  {
    number: 'A-1500',
    total: 30,
    items: [
      { sku: 'OT-1', shelf: 'A-02' },
      { sku: 'WB-2', shelf: 'B-04' },
    ],
  },
  { number: 'A-1501', total: 12, items: [{ sku: 'GC-9', shelf: 'C-11' }] },
]
const fixture = (
  <Page id="page000000000000" name="Desk">
    <Variable id={ORDERS} name="orders" type="array" value={ROWS} />
    <Variable id={SEARCH} name="search" type="string" value="oak" />
    <Section>
      <Flexbox repeat={{ over: { type: 'f', code: `variables['${ORDERS}']` } }}>
        <Text id={NAME}>Name</Text>
      </Flexbox>
    </Section>
  </Page>
)

beforeEach(() => page.viewport(1440, 900))

async function open(code: string) {
  const onBind = vi.fn<(binding: Binding) => void>()
  const onClose = vi.fn<() => void>()
  const opened = await openEditor(
    fixture,
    <>
      <div style={{ position: 'fixed', inset: '100px 400px 0 0' }}>
        <CanvasArea frameAddress={CANVAS_TEST_ADDRESS} />
      </div>
      <FormulaHost nodeId={NAME} value={{ type: 'f', code }} onBind={onBind} onClose={onClose} />
    </>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Formula: Text' })).toHaveFocus()
  await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}')
  await expect.element(page.getByRole('tree', { name: 'Data' })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Formula: Text' })
  await expect.element(text).toHaveFocus()
  const result = page.getByRole('region', { name: 'Result' })
  const why = page.getByRole('region', { name: 'Why this value' })
  return { ...opened, onBind, onClose, text, result, why }
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const lit = () => document.querySelector('.cm-lit')?.textContent

describe('the large formula editor', () => {
  it('shows what each part gives; pointing lights a part up in the text, a press selects it', async () => {
    const { why } = await open("join(map(context.item.data.items, 'sku'), ', ')")
    await expect.element(why.getByRole('button', { name: 'map(…): 2 rows' })).toBeVisible()
    await expect.element(why.getByRole('button', { name: 'join(…): "OT-1, WB-2"' })).toBeVisible()
    await why.getByRole('button', { name: 'context.item.data.items: 2 rows' }).hover()
    await expect.poll(lit).toBe('context.item.data.items')
    await why.getByRole('button', { name: 'map(…): 2 rows' }).click()
    await userEvent.keyboard("'x'")
    await expect.element(why.getByRole('button', { name: /^join/ })).toMatchTextContent(/array/)
  })

  it('says of what runs for each row that it does, and below it what it gave', async () => {
    const { why } = await open("filter(context.item.data.items, (item) => item.shelf === 'A-02')")
    await expect.element(why.getByRole('button', { name: "(item) => item.shelf === 'A-02': for each row" })).toBeVisible()
    await expect.element(why.getByRole('button', { name: 'item.shelf: "A-02" · first of 2' })).toBeVisible()
  })

  it('gives the value of each row of the repeat, picked by its name or one by one', async () => {
    const { result } = await open('context.item.data.number')
    await expect.element(result).toMatchTextContent(/"A-1500"/)
    await button('Next row').click()
    await expect.element(result).toMatchTextContent(/"A-1501"/)
    await expect.element(button('Next row')).toBeDisabled()
    await result.getByRole('button', { name: /For row/ }).click()
    await page.getByRole('option', { name: /A-1500/ }).click()
    await expect.element(result).toMatchTextContent(/"A-1500"/)
  })

  it('puts a step behind the text as it was typed last, though a key does not draw the steps again', async () => {
    const { text, result, onBind } = await open('context.item.data')
    await text.click()
    await userEvent.keyboard('{Control>}{End}{/Control}.items')
    await expect.element(result.getByRole('columnheader', { name: 'shelf' })).toBeVisible()
    await button('Add a filter').click()
    await page.getByRole('textbox', { name: 'Field of filter 1' }).fill('shelf')
    await userEvent.keyboard('{Enter}')
    await text.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(onBind.mock.calls.at(-1)?.[0]).toMatchObject({
      code: 'context.item.data.items',
      filter: { conditions: [{ field: 'shelf' }] },
    })
  })

  it('shows a list of objects as a table, filtered and sorted in this order, and keeps these steps', async () => {
    const { result, why, onBind } = await open('context.item.data.items')
    await expect.element(result.getByRole('columnheader', { name: 'shelf' })).toBeVisible()
    await button('Add a filter').click()
    await page.getByRole('textbox', { name: 'Field of filter 1' }).fill('shelf')
    await userEvent.keyboard('{Enter}')
    await button('Comparison of filter 1: contains').click()
    await page.getByRole('option', { name: 'begins with' }).click()
    await page.getByRole('textbox', { name: 'Value of filter 1' }).fill('B')
    await userEvent.keyboard('{Enter}')
    await expect.element(why.getByRole('button', { name: 'Filter: 1 row' })).toBeVisible()
    await expect.element(result).toMatchTextContent(/WB-2/)
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Apply/ })
      .click()
    const filter = { conditions: [{ field: 'shelf', operator: '$iLike:startsWith', value: 'B' }] }
    expect(onBind).toHaveBeenCalledWith({ type: 'f', code: 'context.item.data.items', filter })
  })

  it('keeps rows by groups of conditions, whose values may come from formulas of the place', async () => {
    const { result, onBind, onClose } = await open('context.item.data.items')
    await expect.element(result).toMatchTextContent(/WB-2/)
    await button('Add a filter').click()
    await page.getByRole('textbox', { name: 'Value of filter 1' }).fill('-')
    await userEvent.keyboard('{Enter}')
    await button('Add a group of filters').click()
    await page.getByRole('textbox', { name: 'Value of filter 2.1' }).fill('OT')
    await userEvent.keyboard('{Enter}')
    await expect.element(result).not.toMatchTextContent(/WB-2/)
    await button('More for group 2').click()
    await page.getByRole('menuitem', { name: 'Add a filter' }).click()
    await page.getByRole('textbox', { name: 'Value of filter 2.2' }).click()
    await userEvent.keyboard('=')
    const value = page.getByRole('textbox', { name: 'Formula: Value of filter 2.2' })
    await expect.element(value).toHaveFocus()
    await userEvent.keyboard("concatenate('wb', '-2')")
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(result).toMatchTextContent(/WB-2/)
    // What was applied is the value, and the large editor is still open.
    expect(onBind).not.toHaveBeenCalled()
    await button('Edit the formula of Value of filter 2.2').click()
    await expect.element(value).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(value).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Apply/ })
      .click()
    const leaf = (text: unknown) => ({ field: 'sku', operator: '$iLike:contains', value: text })
    const inner = { link: '$or', conditions: [leaf('OT'), leaf({ type: 'f', code: "concatenate('wb', '-2')" })] }
    const filter = { conditions: [leaf('-'), inner] }
    expect(onBind).toHaveBeenCalledWith({ type: 'f', code: 'context.item.data.items', filter })
  })

  it('maps each row to fields whose values are formulas over the row, with its fields beside the text', async () => {
    const { onBind, result } = await open('context.item.data.items')
    await button('Add a field').click()
    await expect.element(result).toMatchTextContent(/field1/)
    await button('Edit the formula of Value of field 1').click()
    const formula = page.getByRole('textbox', { name: 'Formula: Value of field 1' })
    await expect.element(formula).toHaveFocus()
    await userEvent.keyboard('{Control>}a{/Control}{Delete}')
    await button(/^Insert row\.sku/).click()
    await userEvent.keyboard(" + '!'")
    await expect.element(page.getByRole('dialog').getByRole('status', { name: 'Result' }).last()).toMatchTextContent(/"OT-1!"/)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(formula).not.toBeInTheDocument()
    await expect.element(result).toMatchTextContent(/OT-1!/)
    await button('Add a field').click()
    await button('Edit the formula of Value of field 2').click()
    await expect.element(page.getByRole('textbox', { name: 'Formula: Value of field 2' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /^Apply/ })
      .click()
    const row = { type: 'f', code: 'context.mapping.value' }
    const map = { field1: { type: 'f', code: "context.mapping.value.sku + '!'" }, field2: row }
    expect(onBind).toHaveBeenCalledWith({ type: 'f', code: 'context.item.data.items', map })
  })

  it('mends a mistake in one press of Alt and Enter, and keeps what was given last meanwhile', async () => {
    const { result, text } = await open("length('abc')")
    await expect.element(result).toMatchTextContent(/3/)
    await userEvent.keyboard(' + lenght(1')
    await expect.element(result).toMatchTextContent(/What it gave last/)
    await userEvent.keyboard(')')
    await expect.element(button(/Use length/)).toBeVisible()
    // It is said once, not again where the result stands.
    expect(result.element().textContent).not.toContain('is not known here')
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await expect.element(text).toMatchTextContent(/length\('abc'\) \+ length\(1/)
  })

  it('takes a text that was typed without quotes as a text', async () => {
    const { text, result } = await open('')
    await userEvent.keyboard('Good morning, all')
    // A mistake is said once, and one alone is not counted beside it.
    await expect.element(result).toMatchTextContent(/once the mistake above is mended/)
    await expect.element(page.getByRole('contentinfo')).not.toMatchTextContent(/mistake/)
    await button(/Use as text/).click()
    await expect.element(text).toHaveTextContent("'Good morning, all'")
    await expect.element(result).toMatchTextContent(/"Good morning, all"/)
  })

  it('finds data and functions with what they hold now, and puts them in by keyboard', async () => {
    const { text } = await open('')
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect.element(page.getByRole('searchbox', { name: 'Find data or a function' })).toHaveFocus()
    await userEvent.keyboard('sear')
    await expect.element(page.getByRole('treeitem', { name: 'search, "oak"' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect.element(text).toHaveFocus()
    await expect.poll(() => document.querySelector('.cm-formula-chip')?.textContent).toBe('search')
  })

  it('opens a list in the tree to the fields of its rows', async () => {
    const { text } = await open('')
    const orders = page.getByRole('treeitem', { name: 'orders, 2 rows' })
    await expect.element(orders).toHaveAttribute('aria-expanded', 'false')
    orders.element().querySelector('span')?.click()
    await page.getByRole('treeitem', { name: 'total, of each row' }).click()
    await expect.element(text).toHaveTextContent("map(orders, 'total')")
  })

  it('follows a rename in its chips; Backspace picks a chip first and removes it then', async () => {
    const { editor, text } = await open(`1 + variables['${SEARCH}']`)
    const chip = () => document.querySelector('.cm-formula-chip')
    await expect.poll(() => chip()?.textContent).toBe('search')
    editor.change('Rename', setVariable(editor.view, { id: SEARCH, values: { name: 'query' } }))
    await expect.poll(() => chip()?.textContent).toBe('query')
    await userEvent.keyboard('{Backspace}')
    await expect.poll(() => chip()?.className).toContain('picked')
    await userEvent.keyboard('{Backspace}')
    await expect.element(text).toHaveTextContent('1 +')
  })

  it('Escape closes the list of suggestions first and leaves everything as it was second', async () => {
    const { onBind, onClose } = await open('1')
    await userEvent.keyboard(' + sea')
    await expect.element(page.getByRole('option', { name: /search/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('option', { name: /search/ })).not.toBeInTheDocument()
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => onClose.mock.calls.length).toBe(1)
    expect(onBind).not.toHaveBeenCalled()
  })

  it('takes the selected part out into a formula of the project, which takes what the part read of its place', async () => {
    const { editor, text, result } = await open("join(map(context.item.data.items, 'sku'), ', ') + variables['" + SEARCH + "']")
    await page.getByRole('region', { name: 'Why this value' }).getByRole('button', { name: 'join(…): "OT-1, WB-2"' }).click()
    await button('Extract selection').click()
    await page.getByRole('textbox', { name: 'Name of the formula' }).fill('skus')
    await userEvent.keyboard('{Enter}')
    const [made] = editor.view.of('formula')
    expect(made).toMatchObject({ name: 'skus', code: "join(map(item.items, 'sku'), ', ')", parameters: [{ name: 'item' }] })
    await expect.element(text).toHaveTextContent('skus(context.item.data) + search')
    await expect.element(result).toMatchTextContent(/OT-1, WB-2oak/)
  })

  it('says why nothing can be taken out of a text that cannot be read', async () => {
    const { editor } = await open('1 +')
    await button('Extract selection').click()
    await expect.element(page.getByRole('dialog', { name: 'Extract selection' })).toMatchTextContent(/cannot be read/)
    expect(editor.view.of('formula')).toEqual([])
  })
})
