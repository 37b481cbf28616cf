import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Component, Instance, Page, Section, Text } from '@heddle/testing'
import { useRecord } from '@heddle/store/react'
import { CanvasArea } from '../../canvas/canvas-area.tsx'
import { CANVAS_TEST_ADDRESS } from '../../canvas/testing/open-canvas-area.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { InnerFormulas } from './inner-formulas.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const [CARD, PRICE, TOTAL, DOUBLE] = [id('card'), id('price'), id('total'), id('double')] as const
const fixture = (
  <>
    <Component
      id={CARD}
      name="Card"
      properties={{ [PRICE]: { name: 'price', type: 'number', defaultValue: 5 } }}
      formulas={{
        [TOTAL]: {
          name: 'total',
          parameters: [{ name: 'count', type: 'number' }],
          code: `context.component.props['${PRICE}'] * count`,
        },
        [DOUBLE]: { name: 'double', parameters: [], code: `context.component.formulas['${TOTAL}'](2)` },
      }}
    >
      <Text id={id('label')}>Label</Text>
    </Component>
    <Page id={id('home')} name="Home">
      <Section>
        <Instance id={id('first')} of={CARD} />
      </Section>
    </Page>
  </>
)

function Shown() {
  const component = useRecord(useEditor().store, CARD)
  return (
    <>
      <div style={{ position: 'fixed', inset: '0 320px 0 0' }}>
        <CanvasArea frameAddress={CANVAS_TEST_ADDRESS} />
      </div>
      <aside style={{ width: 320, marginInlineStart: 'auto' }}>
        {component?.kind === 'library-component' && <InnerFormulas component={component} />}
      </aside>
    </>
  )
}

beforeEach(() => page.viewport(1440, 900))

test('a formula of a component is written with what lies in it, and its examples are tried with every key and kept with it', async () => {
  const { editor } = await openEditor(fixture, <Shown />)
  const formula = () => editor.view.find('library-component', CARD)?.formulas?.[TOTAL]
  await page.getByRole('button', { name: /^total/ }).click()
  await page.getByRole('button', { name: /^Edit the formula/ }).click()
  await expect.element(page.getByRole('tree', { name: 'Data' })).toBeVisible()
  await page.getByRole('button', { name: 'Add an example' }).click()
  const example = page.getByRole('region', { name: /^Example 1/ })
  await example.getByRole('textbox', { name: 'count' }).fill('3')
  await userEvent.keyboard('{Enter}')
  await example.getByRole('textbox', { name: 'Expected' }).fill('16')
  await userEvent.keyboard('{Enter}')
  // An instance that sets nothing has the default of the property.
  await expect.element(page.getByRole('region', { name: 'Example 1: fails' })).toMatchTextContent(/Now\s*15/)
  await expect.element(page.getByRole('region', { name: 'Result' })).toMatchTextContent(/15/)
  await page.getByRole('searchbox', { name: 'Find data or a function' }).fill('double')
  await expect.element(page.getByRole('treeitem', { name: /double/ })).toBeVisible()
  await page.getByRole('textbox', { name: 'total(count)' }).click()
  await userEvent.keyboard('{End} + 1')
  await expect.element(page.getByRole('status').filter({ hasText: 'pass' })).toHaveTextContent('1 of 1 pass')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(formula()).toEqual({
    name: 'total',
    parameters: [{ name: 'count', type: 'number' }],
    code: `context.component.props['${PRICE}'] * count + 1`,
    examples: [{ given: { count: 3 }, expected: 16 }],
  })
  await expect.element(page.getByRole('button', { name: /^Edit the formula/ })).toHaveFocus()
  await expect.element(page.getByText('1 example')).toBeVisible()
  editor.client.undo()
  editor.client.undo()
  editor.client.undo()
  editor.client.undo()
  expect(formula()).not.toHaveProperty('examples')
})
