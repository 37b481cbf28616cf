import type { RepeatRows } from '@heddle/canvas/protocol'
import type { DocumentView, Id } from '@heddle/document'
import type { RecordedPlace } from '@heddle/workflow/trace'
import type { CanvasConnection } from '../../frame/connection.ts'

/** A row in which a workflow of an element is tried, and those it may be tried in. */
export interface TriedRow {
  readonly rows: RepeatRows
  /** Nothing where the repeat has no rows, or the row is too large to be handed over. */
  readonly place: RecordedPlace | undefined
}

/** Repeats around an element, its own among them. */
export function repeatsAround(view: Pick<DocumentView, 'find' | 'ancestors'>, nodeId: Id): number {
  return [nodeId, ...view.ancestors(nodeId)].filter((id) => view.find('node', id)?.repeat).length
}

const MEMBERS = ['data', 'index', 'repeatIndex', 'isACopy']

/** The formula that gives `context.item` with its parents, and without the list. */
function itemCode(repeats: number, path = 'context.item'): string {
  const members = MEMBERS.map((name) => `${name}: ${path}.${name}`)
  return `{ ${[...members, ...(repeats > 1 ? [`parent: ${itemCode(repeats - 1, `${path}.parent`)}`] : [])].join(', ')} }`
}

/** What a row of the innermost repeat around an element gives formulas, as it stands on the canvas. */
export async function placeOfRow(
  canvas: Pick<CanvasConnection, 'explain'>,
  nodeId: Id,
  repeats: number,
  row: number,
): Promise<TriedRow | undefined> {
  const { result, rows } = await canvas.explain(nodeId, itemCode(repeats), { row, isWhole: true })
  if (!rows) return undefined
  const item = result.ok && rows.count > 0 ? (result.value as RecordedPlace['item']) : undefined
  return { rows, place: item && { item } }
}
