import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renameNode } from '@heddle/document/operations'
import { Flexbox, formula, Page, Section, Text } from '@heddle/testing'
import { createFakeCanvas } from '../../testing/fake-canvas.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { Inspector } from '../inspector.tsx'
import { SelectionInspector } from '../selection-inspector.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Flexbox id={id('row')} repeat={{ over: formula('[1, 2]') }}>
        <Text id={id('late')} condition={formula('context.item.data > 1')}>
          Late
        </Text>
      </Flexbox>
      <Text id={id('never')} condition={false}>
        Not yet
      </Text>
    </Section>
  </Page>
)

async function openSettings(selected: string) {
  const { editor } = await openEditor(fixture, <Inspector ofSelection={<SelectionInspector />} />)
  editor.session.inspectorTab.value = 'settings'
  editor.session.selection.value = [id(selected)]
  await expect.element(page.getByRole('region', { name: 'Condition' })).toBeVisible()
  return { editor, condition: () => editor.view.find('node', id(selected))?.condition }
}

describe('the condition of an element', () => {
  it('stands with the repeat before all other settings', async () => {
    await openSettings('late')
    const titles = page.getByRole('heading', { level: 3 }).elements()
    expect(titles.map(({ textContent }) => textContent).slice(0, 3)).toEqual(['Repeat', 'Condition', 'Text'])
  })

  it('says in how many rows it holds on the canvas, asked again when the document changes', async () => {
    const { editor } = await openSettings('late')
    await expect.element(page.getByText('The page is not shown yet')).toBeVisible()
    const asked: (readonly string[])[] = []
    let answer: { readonly rows?: number; readonly holds: number } = { rows: 10, holds: 7 }
    const count = async (nodeId: string, text: string) => {
      asked.push([nodeId, text])
      return answer
    }
    editor.canvas.value = { ...createFakeCanvas(), count }
    const region = page.getByRole('region', { name: 'Condition' })
    await expect.element(region.getByText('true in 7 of 10 rows')).toBeVisible()
    expect(asked.at(-1)).toEqual([id('late'), 'context.item.data > 1'])
    answer = { rows: 1, holds: 0 }
    editor.change('Rename', renameNode(editor.view, { id: id('never'), name: 'Later' }))
    await expect.poll(() => region.element().textContent).toContain('false in 1 of 1 row')
    answer = { holds: 1 }
    editor.session.selection.value = [id('row')]
    await expect.element(region.getByText('Now')).not.toBeInTheDocument()
    editor.session.selection.value = [id('late')]
    await expect.poll(() => region.element().textContent).toMatch(/Nowtrue$/)
  })

  it('is taken back by its button, and undone', async () => {
    const { editor, condition } = await openSettings('never')
    await expect.element(page.getByRole('button', { name: 'Show when: Never' })).toBeVisible()
    await page.getByRole('button', { name: 'Always show it' }).click()
    expect(condition()).toBeUndefined()
    await expect.element(page.getByRole('button', { name: 'Show when: Always' })).toBeVisible()
    editor.client.undo()
    expect(condition()).toBe(false)
  })
})

describe('an equals sign that is typed first', () => {
  it('on a choice opens its formula', async () => {
    const { condition } = await openSettings('never')
    page.getByRole('button', { name: 'Show when: Never' }).element().focus()
    await userEvent.keyboard('=')
    await expect.element(page.getByRole('textbox', { name: 'Formula: Show when' })).toBeVisible()
    await userEvent.keyboard('{Control>}a{/Control}1 > 2{Control>}{Enter}{/Control}')
    await expect.poll(condition).toEqual({ type: 'f', code: '1 > 2' })
  })

  it('over all of a text opens its formula, and what follows is written there', async () => {
    const { editor } = await openSettings('never')
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await text.click()
    await userEvent.keyboard('{Control>}a{/Control}=')
    await expect.element(page.getByRole('textbox', { name: 'Formula: Text' })).toBeVisible()
    await expect.poll(() => getSelection()?.toString()).toBe("'Not yet'")
    await userEvent.keyboard('6 * 7{Control>}{Enter}{/Control}')
    await expect.poll(() => editor.view.find('node', id('never'))?.props['text']).toEqual({ en: { type: 'f', code: '6 * 7' } })
  })

  it('inside of a text is a character like any other', async () => {
    const { editor } = await openSettings('never')
    await page.getByRole('textbox', { name: 'Text', exact: true }).click()
    await userEvent.keyboard('{Control>}{End}{/Control}=1')
    expect(page.getByRole('dialog').query()).toBe(null)
    page.getByRole('textbox', { name: 'Text', exact: true }).element().blur()
    await expect.poll(() => editor.view.find('node', id('never'))?.props['text']).toEqual({ en: 'Not yet=1' })
  })
})
