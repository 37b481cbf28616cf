import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, Page, Section } from '@heddle/testing'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const [HOME, ORDER, OPEN] = ['home000000000000', 'order00000000000', 'open000000000000'] as const
const fixture = (
  <>
    <Page id={HOME} name="Home">
      <Section>
        <Button id={OPEN} text="Open" link={{ type: 'internal', pageId: ORDER }} />
      </Section>
    </Page>
    <Page id={ORDER} name="Order" path="orders/{{number}}/{{part|items}}" />
  </>
)

async function openLink() {
  const { editor } = await openEditor(fixture, <Inspector ofSelection={<SelectionInspector />} />)
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [OPEN]
  const link = page.getByRole('region', { name: 'Link' })
  await expect.element(link).toBeVisible()
  return { editor, link, held: () => editor.view.find('node', OPEN)?.link }
}

async function write(label: string, code: string) {
  const input = page.getByRole('textbox', { name: `Formula: ${label}` })
  await expect.element(input).toHaveFocus()
  await userEvent.keyboard(`${code}{Control>}{Enter}{/Control}`)
}

test('a link gives the parameters of the address it leads to, and one that is emptied takes its default again', async () => {
  const { editor, link, held } = await openLink()
  await link.getByRole('textbox', { name: 'Parameter number' }).fill('12')
  await userEvent.keyboard('{Enter}')
  await link.getByRole('textbox', { name: 'Parameter part' }).fill('notes')
  await userEvent.keyboard('{Enter}')
  expect(held()).toMatchObject({ pageId: ORDER, parameters: { number: '12', part: 'notes' } })
  await link.getByRole('textbox', { name: 'Parameter part' }).fill('')
  await userEvent.keyboard('{Enter}')
  expect(held()?.parameters).toEqual({ number: '12' })
  editor.client.undo()
  expect(held()?.parameters).toEqual({ number: '12', part: 'notes' })
})

test('a parameter and the value of a query pair come from formulas, begun by = or by the ƒ', async () => {
  const { link, held } = await openLink()
  await link.getByRole('textbox', { name: 'Parameter number' }).click()
  await userEvent.keyboard('=')
  await write('Parameter number', '1 + 1')
  expect(held()?.parameters).toEqual({ number: { type: 'f', code: '1 + 1' } })
  await expect.element(link.getByRole('button', { name: /^Edit .*Parameter number/ }).first()).toBeVisible()

  await link.getByRole('button', { name: 'Add to Query' }).click()
  expect(held()?.query).toEqual([{ name: '', value: '' }])
  await link.getByRole('textbox', { name: /^Name 1/ }).fill('sort')
  await userEvent.keyboard('{Enter}')
  // In the name it is a sign like any other.
  await link.getByRole('textbox', { name: /^Name 1/ }).click()
  await userEvent.keyboard('=')
  expect(page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await link.getByRole('textbox', { name: 'Value 1, Query' }).click()
  await userEvent.keyboard('=')
  await write('Value 1, Query', 'browser.path')
  expect(held()?.query).toEqual([{ name: 'sort', value: { type: 'f', code: 'browser.path' } }])
  await link.getByRole('button', { name: /^Remove .*1/ }).click()
  expect(held()?.query).toBeUndefined()
})
