import { test, type Page } from '@playwright/test'
import type { DocumentRecord, Id, NodeRecord, RecordKind } from '@heddle/document'
import { addElement, openPanel, panel, selectInNavigator } from './builder.ts'
import { fill } from './components.ts'
import { drawCollection, drawFormulas, drawVariables } from './draw-data.ts'
import { drawClasses, drawTokens, tokenNames } from './draw-looks.ts'
import { namingOf } from './draw-names.ts'
import { drawNode, type NodeDrawing } from './draw-nodes.ts'
import { pressOnCanvas } from './keys.ts'

type Of<K extends RecordKind> = Extract<DocumentRecord, { readonly kind: K }>
const byIndex = (a: { readonly index: string }, b: { readonly index: string }): number => (a.index < b.index ? -1 : 1)

/** Records of a kind in the order of their panel. */
function recordsOf<K extends RecordKind>(records: readonly DocumentRecord[], kind: K): readonly Of<K>[] {
  return records.filter((record): record is Of<K> => record.kind === kind)
}

/** A project as the drivers read it. */
export function drawingOf(records: readonly DocumentRecord[]): NodeDrawing {
  const nodes = recordsOf(records, 'node').toSorted((a, b) => byIndex(a.place, b.place))
  const workflows = recordsOf(records, 'workflow')
  return {
    naming: namingOf(records),
    records: new Map(records.map((record): [Id, DocumentRecord] => [record.id, record])),
    tokens: tokenNames(recordsOf(records, 'token')),
    inside: (parentId, slot) => nodes.filter(({ place }) => place.parentId === parentId && place.slot === slot),
    workflowsOf: (ownerId) => workflows.filter((workflow) => workflow.ownerId === ownerId),
  }
}

/** Draws a project into an empty one by the interface alone. */
export async function drawProject(page: Page, records: readonly DocumentRecord[]): Promise<void> {
  const drawing = drawingOf(records)
  await test.step('colours in two themes', () => drawTokens(page, recordsOf(records, 'token')))
  await test.step('classes', async () => {
    await addElement(page, 'Section')
    await drawClasses(page, recordsOf(records, 'style-class'), drawing.tokens)
    await selectInNavigator(page, 'Section')
    await pressOnCanvas(page, 'Delete')
  })
  await test.step('variables', () => drawVariables(page, recordsOf(records, 'variable')))
  await test.step('formulas', () => drawFormulas(page, recordsOf(records, 'formula'), drawing.naming))
  await test.step('collections', async () => {
    for (const collection of recordsOf(records, 'collection')) await drawCollection(page, collection, drawing.naming)
  })
}

/** Makes a page, and goes back to the first one. */
export async function addPage(page: Page, name: string): Promise<void> {
  await openPanel(page, 'Pages')
  await panel(page).getByRole('button', { name: 'New page' }).click()
  await fill(panel(page).getByLabel('Name'), name)
  await panel(page).getByRole('button', { name: 'Done' }).click()
  await panel(page)
    .getByRole('button', { name: /^Open Home/ })
    .click()
}

/** Draws elements one after another into a section of the page. */
export async function drawPart(page: Page, nodes: readonly NodeRecord[], drawing: NodeDrawing): Promise<void> {
  await addElement(page, 'Section')
  for (const node of nodes) {
    await drawNode(page, node, drawing)
    await pressOnCanvas(page, 'Shift+Enter')
  }
}
