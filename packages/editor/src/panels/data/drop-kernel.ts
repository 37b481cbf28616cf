import type { Id } from '@heddle/document'
import { isInFolder } from '@heddle/document/operations'
import { ROW_HEIGHT } from '../navigator/rows.ts'
import { folderRow, groupRow, type DataRow, type Group } from './data-rows.ts'

/** A record or a folder that is dragged. */
export type Carried = { readonly group: Group } & ({ readonly id: Id } | { readonly folder: string })

/** Where a drop would land, and what shows it: a line above row `gap`, set in to `depth`, or a whole row. */
export interface DataDrop {
  readonly folder: string
  /** The record that what is dropped comes to stand before; `null`: behind all. Absent for folders, which stand by their names. */
  readonly before?: Id | null
  readonly line?: { readonly gap: number; readonly depth: number }
  readonly into?: string
}

/** Where a drop lands; `y` from the first row's top in CSS pixels. What is dragged stays in its group. */
export function dropAt(rows: readonly DataRow[], carried: Carried, y: number): DataDrop | undefined {
  const at = Math.min(rows.length - 1, Math.floor(y / ROW_HEIGHT))
  const row = y < 0 ? undefined : rows[at]
  if (row === undefined || row.group !== carried.group) return undefined
  if ('folder' in carried) {
    const folder = row.type === 'group' ? '' : row.folder
    if (isInFolder(folder, carried.folder)) return undefined
    return { folder, into: folder === '' ? groupRow(row.group) : folderRow(row.group, folder) }
  }
  if (row.type !== 'record') return { folder: row.type === 'group' ? '' : row.folder, before: null, into: row.id }
  const { folder, depth } = row
  if (y / ROW_HEIGHT - at < 0.5) return { folder, before: row.id, line: { gap: at, depth } }
  const next = rows[at + 1]
  const isSibling = next?.type === 'record' && next.group === row.group && next.folder === folder
  return { folder, before: isSibling ? next.id : null, line: { gap: at + 1, depth } }
}

/** The record to stand before for one step up or down among siblings; `undefined` where there is nowhere to go. */
export function stepAmong(siblings: readonly Id[], id: Id, step: 1 | -1): Id | null | undefined {
  const at = siblings.indexOf(id)
  if (at === -1) return undefined
  if (step === -1) return siblings[at - 1]
  return at === siblings.length - 1 ? undefined : (siblings[at + 2] ?? null)
}
