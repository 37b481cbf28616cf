import { expect, type Page } from '@playwright/test'
import type { DocumentRecord, Id, PageRecord, RecordKind } from '@heddle/document'
import { PAGE_TRIGGERS } from '@heddle/kit'
import { addElement, inspector, openPanel, panel, selectInNavigator, setControl } from './builder.ts'
import { drawComponent } from './draw-component.ts'
import { drawCollection, drawFormulas, drawVariables } from './draw-data.ts'
import { drawWorkflow } from './draw-logic.ts'
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

/** Parts of a project in the order in which they are drawn; each stands on those before it. */
export const PARTS = ['tokens', 'classes', 'data', 'component', 'pages', 'page 1', 'page 2'] as const
export type Part = (typeof PARTS)[number]

/** Draws a part of a project, of which those before it stand there, by the interface alone. */
export async function drawPart(page: Page, part: Part, records: readonly DocumentRecord[]): Promise<void> {
  const drawing = drawingOf(records)
  const pages = recordsOf(records, 'page').toSorted((a, b) => byIndex(a, b))
  if (part === 'tokens') return drawTokens(page, recordsOf(records, 'token'))
  if (part === 'pages') return drawPages(page, pages)
  if (part === 'data') return drawData(page, records, drawing)
  if (part === 'page 1' || part === 'page 2') {
    const record = pages[part === 'page 1' ? 0 : 1]
    return record && drawPage(page, record, drawing)
  }
  // They are made at something that goes again.
  await addElement(page, 'Section')
  if (part === 'classes') await drawClasses(page, recordsOf(records, 'style-class'), drawing.tokens)
  else for (const component of recordsOf(records, 'library-component')) await drawComponent(page, component, drawing)
  await selectInNavigator(page, 'Section')
  await pressOnCanvas(page, 'Delete')
}

async function drawData(page: Page, records: readonly DocumentRecord[], drawing: NodeDrawing): Promise<void> {
  await drawVariables(page, recordsOf(records, 'variable'))
  await drawFormulas(page, recordsOf(records, 'formula'), drawing.naming)
  for (const collection of recordsOf(records, 'collection')) await drawCollection(page, collection, drawing.naming)
}

/** What a part, once it is drawn, has put into a project: records of these kinds, and all that stands below them. */
export function recordsBefore(part: Part, records: readonly DocumentRecord[]): readonly DocumentRecord[] {
  const done = PARTS.slice(0, PARTS.indexOf(part))
  const kinds = new Set(done.flatMap((one) => KINDS[one] ?? []))
  const component = records.find(({ kind }) => kind === 'library-component')
  const inside = new Set<Id>(done.includes('component') && component ? [component.id] : [])
  for (const record of records) if (record.kind === 'node' && inside.has(record.place.parentId)) inside.add(record.id)
  return records.filter(
    (record) =>
      kinds.has(record.kind) ||
      (record.kind === 'node' && inside.has(record.id)) ||
      (record.kind === 'workflow' && inside.has(record.ownerId ?? '')),
  )
}

const KINDS: Partial<Readonly<Record<Part, readonly RecordKind[]>>> = {
  tokens: ['token'],
  classes: ['style-class'],
  data: ['variable', 'formula', 'collection'],
  component: ['library-component'],
}

/** Names the first page and makes the others, with what search engines are told of them. */
export async function drawPages(page: Page, pages: readonly PageRecord[]): Promise<void> {
  for (const [at, record] of pages.entries()) {
    await openPanel(page, 'Pages')
    if (at > 0) await panel(page).getByRole('button', { name: 'New page' }).click()
    if (at > 0) await panel(page).getByRole('button', { name: 'Done' }).click()
    await set(page, 'General', 'Name', record.name)
    await set(page, 'General', 'Path', record.paths['default'] ?? '')
    for (const [language, title] of Object.entries(record.title)) await set(page, 'Search', `Title in ${language}`, String(title))
    for (const [language, text] of Object.entries(record.meta.desc ?? {}))
      await set(page, 'Search', `Description in ${language}`, String(text))
  }
}

async function set(page: Page, section: string, label: string, value: string): Promise<void> {
  await setControl(page, inspector(page).getByRole('region', { name: new RegExp(`^${section}`) }), label, value)
}

/** Draws what stands on a page, one part after another, and what starts by itself there. */
export async function drawPage(page: Page, record: PageRecord, drawing: NodeDrawing): Promise<void> {
  await openPanel(page, 'Pages')
  await panel(page)
    .getByRole('button', { name: new RegExp(`^Open ${record.name}( /|$)`) })
    .click()
  await expect(panel(page).getByRole('button', { name: new RegExp(`^Open ${record.name}( /|$)`) })).toHaveAttribute(
    'aria-current',
    'page',
  )
  for (const section of drawing.inside(record.id, 'sections')) await drawNode(page, section, drawing)
  for (const workflow of drawing.workflowsOf(record.id)) {
    const trigger = PAGE_TRIGGERS.find(({ name }) => name === workflow.trigger)?.label.en ?? workflow.trigger
    await drawWorkflow(page, workflow, trigger, drawing)
  }
}
