import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertFormula } from '@heddle/document/operations'
import { Page, Section, Text, Variable } from '@heddle/testing'
import { CanvasArea } from '../../canvas/canvas-area.tsx'
import { CANVAS_TEST_ADDRESS } from '../../canvas/testing/open-canvas-area.tsx'
import type { CanvasConnection } from '../../frame/connection.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { FormulaCover } from './formula-cover.tsx'
import { FormulaInspector } from './formula-inspector.tsx'

const RATE = 'rate000000000000'
const fixture = (
  <Page id="page000000000000" name="Desk">
    <Variable id={RATE} name="rate" type="number" value={0.2} />
    <Section>
      <Text>Words</Text>
    </Section>
  </Page>
)

/** The inspector beside the canvas, covered by the text when that is opened: as the shell puts them. */
function Shown() {
  const { session } = useEditor()
  const id = useValue(session.subject)
  const isCovered = useValue(session.isCoverOpen)
  if (id === undefined) return null
  return (
    <>
      <div style={{ position: 'fixed', inset: '0 320px 0 0' }}>
        <CanvasArea frameAddress={CANVAS_TEST_ADDRESS} />
      </div>
      {isCovered && (
        <div style={{ position: 'fixed', inset: '0 320px 0 0', zIndex: 3, display: 'flex' }}>
          <FormulaCover id={id} />
        </div>
      )}
      <aside style={{ width: 320, marginInlineStart: 'auto' }}>
        <FormulaInspector id={id} />
      </aside>
    </>
  )
}

beforeEach(() => page.viewport(1440, 900))

async function open(code = 'net', parameters = [{ name: 'net', type: 'number' }]) {
  const { editor } = await openEditor(fixture, <Shown />)
  const made = insertFormula(editor.view, { name: 'tax', code, parameters, newId: editor.newId })
  editor.change('Add', made)
  const id = (made.ok && made.ids?.[0]) || ''
  editor.session.subject.value = id
  await expect.element(page.getByRole('heading', { name: /tax/ })).toBeVisible()
  return { editor, formula: () => editor.view.find('formula', id) }
}
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string | RegExp) => page.getByRole('button', { name })

async function openLarge() {
  await button(/^Edit the formula/).click()
  await expect.element(page.getByRole('tree', { name: 'Data' })).toBeVisible()
}

describe('a formula of the project in the inspector', () => {
  it('is called, described, and takes parameters that are renamed wherever it reads them', async () => {
    const { editor, formula } = await open('net * 0.2')
    await box('Name').fill('vat')
    await userEvent.keyboard('{Enter}')
    await box('Description').fill('Tax of an amount')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await box('Name of parameter 1').fill('amount')
    await userEvent.keyboard('{Enter}')
    await button('New parameter').click()
    await button(/Type of value/).click()
    await page.getByRole('option', { name: 'List', exact: true }).click()
    expect(formula()).toMatchObject({
      name: 'vat',
      description: 'Tax of an amount',
      code: 'amount * 0.2',
      parameters: [
        { name: 'amount', type: 'number' },
        { name: 'value', type: 'array' },
      ],
    })
    await button('Remove the parameter value').click()
    expect(formula()?.parameters).toHaveLength(1)
    editor.client.undo()
    expect(formula()?.parameters).toHaveLength(2)
  })

  it('refuses a parameter that no formula can read, says why and keeps what was typed', async () => {
    const { formula } = await open()
    await box('Name of parameter 1').fill('1st')
    await userEvent.keyboard('{Enter}')
    await expect.element(box('Name of parameter 1')).toHaveAccessibleDescription(/cannot be read in a formula/)
    await expect.element(box('Name of parameter 1')).toHaveValue('1st')
    expect(formula()?.parameters).toMatchObject([{ name: 'net' }])
  })
})

it('keeps the id of a variable that is typed by its name, also where it is no number on the way', async () => {
  const { formula } = await open()
  await openLarge()
  await page.getByRole('textbox', { name: 'tax(net)' }).click()
  await userEvent.keyboard('{End} * variables.r')
  await expect.element(page.getByRole('region', { name: 'Result' })).toMatchTextContent(/NaN/)
  await userEvent.keyboard('ate')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => formula()?.code).toBe(`net * variables['${RATE}']`)
})

describe('examples of a formula', () => {
  it('are tried with every key, and what a failing one gives can be taken as expected', async () => {
    const { formula } = await open()
    await openLarge()
    await button('Add an example').click()
    const example = page.getByRole('region', { name: /^Example 1/ })
    await example.getByRole('textbox', { name: 'net' }).fill('100')
    await userEvent.keyboard('{Enter}')
    await example.getByRole('textbox', { name: 'Expected' }).fill('20')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('region', { name: 'Example 1: fails' })).toMatchTextContent(/Now\s*100/)
    await page.getByRole('textbox', { name: 'tax(net)' }).click()
    await userEvent.keyboard('{End} / 5')
    await expect.element(page.getByRole('status').filter({ hasText: 'pass' })).toHaveTextContent('1 of 1 pass')
    await expect.element(page.getByRole('region', { name: 'Result' })).toMatchTextContent(/20/)
    await userEvent.keyboard('0')
    await button('Take as expected').click()
    expect(formula()).toMatchObject({ code: 'net', examples: [{ given: { net: 100 }, expected: 2 }] })
    await page.getByRole('textbox', { name: 'tax(net)' }).click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(formula()?.code).toBe('net / 50')
    await expect.element(button(/^Edit the formula/)).toHaveFocus()
  })

  it('begin with an empty value, and keep one that cannot be read with the reason', async () => {
    const { formula } = await open('ifEmpty(net, 0)')
    await openLarge()
    await button('Add an example').click()
    const example = page.getByRole('region', { name: /^Example 1/ })
    await example.getByRole('textbox', { name: 'net' }).fill('[1,')
    await userEvent.keyboard('{Enter}')
    await expect.element(example.getByRole('textbox', { name: 'net' })).toHaveAccessibleDescription(/line 1/i)
    expect(formula()?.examples).toEqual([{ given: { net: 0 }, expected: 0 }])
  })

  it('expect what the formula gives, also while the result on screen is still to come', async () => {
    const { editor, formula } = await open('ifEmpty(net, 7)')
    await openLarge()
    await expect.poll(() => editor.canvas.value).toBeDefined()
    const connection = editor.canvas.value as CanvasConnection
    const { promise: never } = Promise.withResolvers<never>()
    editor.canvas.value = {
      ...connection,
      explain: (node, text, options) => (options?.isExplained ? never : connection.explain(node, text, options)),
    }
    await page.getByRole('textbox', { name: 'tax(net)' }).click()
    await userEvent.keyboard('{End} + 1')
    await button('Add an example').click()
    await expect.element(page.getByRole('region', { name: 'Example 1: passes' })).toBeVisible()
    expect(formula()?.examples).toEqual([{ given: { net: 0 }, expected: 1 }])
  })

  it('another one opens the editor with its arguments', async () => {
    await open('net + 1')
    await openLarge()
    for (const [at, given] of [
      [1, '1'],
      [2, '5'],
    ] as const) {
      await button('Add an example').click()
      await page
        .getByRole('region', { name: `Example ${at}: passes` })
        .getByRole('textbox', { name: 'net' })
        .fill(given)
      await userEvent.keyboard('{Enter}')
      await button('Take as expected').click()
    }
    const result = page.getByRole('region', { name: 'Result' })
    await expect.element(result).toMatchTextContent(/6/)
    await button('Example 1: passes').click()
    await expect.element(result).toMatchTextContent(/2/)
  })
})
