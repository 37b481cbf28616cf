import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertWorkflow } from '@heddle/document/operations'
import { Button, Page, Section } from '@heddle/testing'
import { WorkflowInspector } from '../../subjects/workflow/workflow-inspector.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { openEditor } from '../../testing/open-editor.tsx'
import { WorkflowsPanel } from './workflows-panel.tsx'

const [PAGE, SEND, OTHER] = ['page000000000000', 'send000000000000', 'other00000000000'] as const
const fixture = (
  <>
    <Page id={PAGE} name="Home">
      <Section>
        <Button id={SEND} name="Send" text="Send" />
      </Section>
    </Page>
    <Page id={OTHER} name="About" />
  </>
)
function Subject() {
  const id = useValue(useEditor().session.subject)
  return id === undefined ? null : <WorkflowInspector key={id} id={id} />
}
async function open() {
  await page.viewport(900, 900)
  const { editor } = await openEditor(
    fixture,
    <div style={{ display: 'grid', gridTemplateColumns: '300px 300px', height: 800 }}>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <WorkflowsPanel />
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
        <Subject />
      </div>
    </div>,
  )
  await expect.element(page.getByRole('heading', { name: 'Workflows' })).toBeVisible()
  const add = (name: string, more: Partial<Parameters<typeof insertWorkflow>[1]> = {}) => {
    const result = insertWorkflow(editor.view, { name, newId: editor.newId, ...more })
    editor.change('Add', result)
    return (result.ok && result.ids?.[0]) || expect.fail('It is added')
  }
  return { editor, add, workflows: () => editor.view.of('workflow') }
}
const tree = () => page.getByRole('tree', { name: 'Workflows of the project' })
const lines = () =>
  tree()
    .element()
    .querySelectorAll('[role="treeitem"]')
    .values()
    .map((line) => line.textContent)
    .toArray()

it('makes workflows of the page, of the app and of the project, and shows each in the inspector', async () => {
  const { workflows } = await open()
  await page.getByRole('button', { name: 'Workflow of this page' }).click()
  expect(workflows()[0]).toMatchObject({ ownerId: PAGE, trigger: 'onload', name: 'On page load' })
  await expect.element(page.getByRole('tree', { name: 'Actions of On page load' })).toHaveFocus()
  const make = async (item: string) => {
    await page.getByRole('button', { name: 'New workflow' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await make('Workflow of the app')
  expect(workflows()[1]).toMatchObject({ trigger: 'onload-app' })
  expect(workflows()[1]).not.toHaveProperty('ownerId')
  await make('Workflow that others call')
  expect(workflows()[2]).toMatchObject({ trigger: '', name: 'workflow' })
  expect(lines()).toEqual([
    'App1',
    'On first loadFirst load0',
    'Project1',
    'workflowcalled nowhere0',
    'Home page1',
    'On page loadPage load0',
  ])
})

it('lists those of elements under the page, found by name and by what starts them; other pages are closed', async () => {
  const { add, editor } = await open()
  const click = add('On click', { ownerId: SEND, trigger: 'click' })
  add('Count visits', { ownerId: OTHER, trigger: 'onload' })
  await expect.poll(lines).toEqual(['Elements of Home1', 'SendClick0', 'About page1'])
  await page.getByRole('searchbox', { name: 'Find a workflow' }).fill('visit')
  await expect.poll(lines).toEqual(['About page1', 'Count visitsPage load0'])
  await page.getByRole('searchbox', { name: 'Find a workflow' }).fill('nobody')
  await expect.element(page.getByText('No workflow is called so')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a workflow' }).fill('')
  tree().element().focus()
  await userEvent.keyboard('{Home}{ArrowDown}{Enter}')
  // One of an element is shown where it happens.
  expect(editor.session.selection.value).toEqual([SEND])
  expect(editor.session.inspectorTab.value).toBe('workflows')
  expect(editor.session.openWorkflows.value[click]).toBe(true)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  await expect.poll(lines).toContain('Count visitsPage load0')
})

it('a workflow of the project has parameters with types and names that formulas can read', async () => {
  const { workflows, editor } = await open()
  await page.getByRole('button', { name: 'Workflow that others call' }).click()
  await page.getByRole('button', { name: 'Add a parameter' }).click()
  const name = page.getByRole('textbox', { name: 'Name of the parameter' })
  await name.fill('1st')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText(/1st/).first()).toBeVisible()
  expect(workflows()[0]?.parameters).toEqual([{ name: 'value', type: 'any' }])
  await name.fill('order')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: /Type of the parameter/ }).click()
  await page.getByRole('option', { name: 'Number' }).click()
  expect(workflows()[0]?.parameters).toEqual([{ name: 'order', type: 'number' }])
  await page.getByRole('button', { name: 'Remove the parameter order' }).click()
  expect(workflows()[0]?.parameters).toEqual([])
  editor.client.undo()
  expect(workflows()[0]?.parameters).toHaveLength(1)
})

it('a workflow that is shown is renamed, described, started otherwise, switched off and deleted', async () => {
  const { workflows, editor } = await open()
  await page.getByRole('button', { name: 'Workflow of this page' }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Shortcut')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'What it is for' }).fill('Finds')
  await userEvent.tab()
  await page.getByRole('button', { name: /Started by/ }).click()
  await page.getByRole('option', { name: 'On key down' }).click()
  await page.getByRole('switch', { name: 'Switched off' }).click({ force: true })
  expect(workflows()[0]).toMatchObject({ name: 'Shortcut', description: 'Finds', trigger: 'keydown', disabled: true })
  await page.getByRole('button', { name: 'Delete the workflow Shortcut' }).click()
  expect(workflows()).toEqual([])
  editor.client.undo()
  expect(workflows()).toHaveLength(1)
})
