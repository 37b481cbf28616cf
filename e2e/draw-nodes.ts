import type { Page } from '@playwright/test'
import {
  INSTANCE_ELEMENT,
  isBinding,
  type Bindable,
  type Id,
  type NodeRecord,
  type StyleValue,
  type WorkflowRecord,
} from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import type { ElementDefinition } from '@heddle/kit'
import { addElement, inspectorSection, openFormula, openTab, pickIcon, setSetting, setStyle } from './builder.ts'
import { fill } from './components.ts'
import { drawInstance } from './draw-component.ts'
import { drawWorkflow, type Drawing } from './draw-logic.ts'
import { addClass, drawVariant, inOrder, setRow, type TokenNames } from './draw-looks.ts'
import { pressOnCanvas } from './keys.ts'
import { nameIt, writeFormula } from './logic.ts'

const ELEMENTS = new Map<string, ElementDefinition>(elementDefinitions.map((definition) => [definition.type, definition]))
const TRIGGERS: Readonly<Record<string, string>> = { click: 'On click', change: 'Change' }

/** A project that is drawn, as far as its elements ask for it. */
export interface NodeDrawing extends Drawing {
  readonly tokens: TokenNames
  /** Nodes in a slot, in their order. */
  readonly inside: (parentId: Id, slot: string) => readonly NodeRecord[]
  readonly workflowsOf: (ownerId: Id) => readonly WorkflowRecord[]
}

/** Adds an element with everything in it where the selection says; it is selected at the end. */
export async function drawNode(page: Page, node: NodeRecord, drawing: NodeDrawing): Promise<void> {
  if (node.element === INSTANCE_ELEMENT) return drawInstance(page, node, drawing)
  await addElement(page, definitionOf(node).label.en)
  await page.keyboard.press('Control+Alt+X')
  await drawSettings(page, node, drawing)
  if (node.element === 'table') await drawTable(page, node, drawing)
  else await drawInside(page, node, drawing)
}

/** Draws what stands in an element at the end of what is selected, which is selected again then. */
export async function drawInside(page: Page, { id }: NodeRecord, drawing: NodeDrawing): Promise<void> {
  for (const child of drawing.inside(id, 'children')) {
    await drawNode(page, child, drawing)
    await pressOnCanvas(page, 'Shift+Enter')
  }
}

function definitionOf({ element }: NodeRecord): ElementDefinition {
  const definition = ELEMENTS.get(element)
  if (!definition) throw new Error(`No element ${element}`)
  return definition
}

/** Name, fields, looks, attributes, link, condition, repeat and workflows of what is selected. */
export async function drawSettings(page: Page, node: NodeRecord, drawing: NodeDrawing): Promise<void> {
  const { id, name, styles, classes, attributes, link, condition, repeat } = node
  const definition = definitionOf(node)
  if (name !== '') await nameIt(page, name)
  for (const [variant, values] of Object.entries(styles))
    await drawVariant(page, variant, values as Readonly<Record<string, StyleValue>>, drawing.tokens)
  for (const classId of inOrder(classes)) {
    const record = drawing.records.get(classId)
    if (record?.kind === 'style-class') await addClass(page, record.name)
  }
  // What decides which others there are goes first.
  const fields = Object.entries(node.props).toSorted(
    ([a], [b]) => Number(isDeciding(definition, b)) - Number(isDeciding(definition, a)),
  )
  for (const [field, variants] of fields)
    for (const value of Object.values(variants)) await drawField(page, definition, field, value as Bindable, drawing)
  for (const [attribute, value] of Object.entries(attributes)) {
    await openTab(page, 'Settings')
    const section = await inspectorSection(page, 'Attributes')
    await fill(section.getByRole('textbox', { name: 'Name of the attribute' }), attribute)
    await fill(section.getByRole('textbox', { name: `Value of ${attribute}` }), String(value))
  }
  if (link?.type === 'internal') {
    const target = drawing.records.get(link.pageId ?? '')
    await setSetting(page, 'Link: Leads to', 'Page')
    await setSetting(page, 'Link: Page', target?.kind === 'page' ? target.name : 'None')
  }
  if (isBinding(condition)) await bind(page, 'Settings', 'Condition: Show when', condition.code, drawing)
  if (repeat && isBinding(repeat.over)) await bind(page, 'Settings', 'Repeat: Over', repeat.over.code, drawing)
  if (repeat?.key !== undefined) await setSetting(page, 'Repeat: Key', String(repeat.key))
  for (const workflow of drawing.workflowsOf(id))
    await drawWorkflow(page, workflow, TRIGGERS[workflow.trigger] ?? drawing.naming(workflow.trigger), drawing)
}

const isDeciding = ({ fields }: ElementDefinition, name: string): boolean =>
  fields[name]?.kind === 'boolean' || fields[name]?.kind === 'choice'

async function bind(page: Page, tab: 'Style' | 'Settings', path: string, code: string, { naming }: Drawing): Promise<void> {
  await writeFormula(page, await openFormula(page, tab, path), naming(code))
}

async function drawField(
  page: Page,
  { label, fields }: ElementDefinition,
  name: string,
  value: Bindable,
  drawing: NodeDrawing,
): Promise<void> {
  const field = fields[name]
  if (!field) throw new Error(`No field ${name} of ${label.en}`)
  const tab = field.panel === 'style' ? 'Style' : 'Settings'
  const path = `${tab === 'Style' ? 'Element' : label.en}: ${field.label.en}`
  if (isBinding(value)) return bind(page, tab, path, value.code, drawing)
  const token =
    field.kind === 'color' && typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : undefined
  if (token !== undefined) {
    await openTab(page, tab)
    return setRow(page, path, { token: drawing.tokens.get(token) ?? token })
  }
  if (field.kind === 'icon') return pickIcon(page, field.label.en, String(value))
  if (Array.isArray(value)) await openTab(page, 'Settings')
  if (Array.isArray(value)) await (await inspectorSection(page, label.en)).getByRole('button', { name: 'Edit as JSON' }).click()
  const option = field.kind === 'choice' ? field.options.find((one) => one.value === value)?.label.en : undefined
  const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : typeof value === 'string' ? value : JSON.stringify(value)
  if (tab === 'Style') return setStyle(page, path, option ?? said)
  return setSetting(page, path, option ?? said)
}

/** Fills the rows that a new table comes with, and adds those that are more. */
async function drawTable(page: Page, node: NodeRecord, drawing: NodeDrawing): Promise<void> {
  const [head, ...rows] = [...drawing.inside(node.id, 'head'), ...drawing.inside(node.id, 'rows')]
  await pressOnCanvas(page, 'Enter')
  if (head) await drawRow(page, head, drawing)
  await pressOnCanvas(page, 'Tab')
  for (const [at, row] of rows.entries()) {
    if (at > 0) await addElement(page, 'Table row')
    await drawRow(page, row, drawing, { isNew: at > 0 })
  }
  await pressOnCanvas(page, 'Shift+Enter')
}

/** Draws the row that is selected. A new one has an empty cell, one of a new table three with texts. */
async function drawRow(page: Page, row: NodeRecord, drawing: NodeDrawing, { isNew = false } = {}): Promise<void> {
  await drawSettings(page, row, drawing)
  await pressOnCanvas(page, 'Enter')
  if (!isNew) for (const key of ['Delete', 'Delete', 'Enter', 'Delete']) await pressOnCanvas(page, key)
  for (const [at, cell] of drawing.inside(row.id, 'children').entries()) {
    if (at > 0) await addElement(page, 'Table cell')
    await drawSettings(page, cell, drawing)
    await drawInside(page, cell, drawing)
  }
  await pressOnCanvas(page, 'Shift+Enter')
}
