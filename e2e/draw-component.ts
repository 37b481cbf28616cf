import { expect, type Locator, type Page } from '@playwright/test'
import type { LibraryComponentRecord, NodeRecord } from '@heddle/document'
import { addElement, inspector, openPanel, panel, selectInNavigator } from './builder.ts'
import { addProperty, addTrigger, fill, leaveComponent, makeComponent } from './components.ts'
import { drawWorkflow } from './draw-logic.ts'
import { drawInside, drawSettings, type NodeDrawing } from './draw-nodes.ts'
import { pressOnCanvas } from './keys.ts'
import { set } from './logic.ts'

const KINDS: Readonly<Record<string, string>> = { text: 'Text, per language', number: 'Number' }
const TYPES: Readonly<Record<string, string>> = { string: 'Text', number: 'Number' }

/**
 * Draws a component where the selection says: its root first, of which it is made, then what it has of its own, then what is in
 * it. The instance that it is made of goes again.
 */
export async function drawComponent(page: Page, component: LibraryComponentRecord, drawing: NodeDrawing): Promise<void> {
  const root = drawing.records.get(component.rootElementId)
  if (root?.kind !== 'node') throw new Error(`${component.name} has no root`)
  await addElement(page, 'Container')
  await pressOnCanvas(page, 'Control+Alt+X')
  await makeComponent(page, 'Container', component.name)
  for (const { name, type, defaultValue } of Object.values(component.properties ?? {}))
    await addProperty(page, name, KINDS[type] ?? type, String(defaultValue))
  // Their fields stand above those of variables and formulas.
  for (const { name, event } of Object.values(component.triggers ?? {})) await addTrigger(page, name, JSON.stringify(event))
  for (const { name, type, defaultValue } of Object.values(component.variables ?? {})) {
    const one = await addPart(page, 'variable', name)
    await one.getByRole('button', { name: /Type$/ }).click()
    await page.getByRole('option', { name: TYPES[type] ?? type, exact: true }).click()
    await fill(one.getByRole('textbox', { name: 'Default' }), String(defaultValue))
  }
  for (const { name, code } of Object.values(component.formulas ?? {})) {
    const one = await addPart(page, 'formula', name)
    await one.getByRole('button', { name: /^Edit the formula/ }).click()
    await expect(page.locator('.cm-content:focus')).toBeVisible()
    await writeLarge(page, drawing.naming(code))
  }
  await selectInNavigator(page, 'Container')
  await drawSettings(page, root, drawing)
  await drawInside(page, root, drawing)
  await leaveComponent(page)
  await pressOnCanvas(page, 'Delete')
}

/** Types a formula into the large editor, which has the tree of all data beside it, and keeps it. */
async function writeLarge(page: Page, code: string): Promise<void> {
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
  for (const [at, part] of code.split(/\{\{|\}\}/).entries()) {
    if (at % 2 === 0) await page.keyboard.insertText(part)
    else
      await page
        .getByRole('tree', { name: 'Data' })
        .getByRole('treeitem', { name: new RegExp(`^${part}, `) })
        .first()
        .click()
    await expect(page.locator('.cm-content:focus')).toBeVisible()
  }
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('.cm-content')).toHaveCount(0)
}

/** Adds a variable or a formula to the component that is open, whose fields are open then. */
async function addPart(page: Page, what: 'variable' | 'formula', name: string): Promise<Locator> {
  await inspector(page)
    .getByRole('button', { name: `Add a ${what}` })
    .click()
  await expect(inspector(page).getByRole('textbox', { name: 'Name', exact: true }).last()).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  return inspector(page).getByRole('group', { name, exact: true })
}

/** Adds an instance where the selection says, with what it sets for itself and what it answers; it is selected at the end. */
export async function drawInstance(page: Page, node: NodeRecord, drawing: NodeDrawing): Promise<void> {
  const component = drawing.records.get(node.componentId ?? '')
  if (component?.kind !== 'library-component') throw new Error(`${node.id} is an instance of nothing`)
  await openPanel(page, 'Components')
  await panel(page)
    .getByRole('button', { name: `Insert ${component.name}`, exact: true })
    .click()
  for (const [id, variants] of Object.entries(node.props))
    for (const value of Object.values(variants))
      await set(page, { [`${component.name}: ${component.properties?.[id]?.name}`]: String(value) })
  for (const workflow of drawing.workflowsOf(node.id))
    await drawWorkflow(page, workflow, component.triggers?.[workflow.trigger]?.name ?? workflow.trigger, drawing)
}
