import type { Id } from '@heddle/document'
import { findData, freeName, moveRecord, renameFolder } from '@heddle/document/operations'
import { words as dataWords } from '../../commands/data/words.ts'
import type { Editor } from '../../session/editor.ts'
import { folderRow, KIND_OF, siblingsIn, type DataRow, type Group } from './data-rows.ts'
import { groupOf, type DataModel } from './data-model.ts'
import { stepAmong, type Carried, type DataDrop } from './drop-kernel.ts'

type FolderRow = Extract<DataRow, { readonly type: 'folder' }>

/** Name of a folder without those around it. */
export function lastName(folder: string): string {
  return folder.slice(folder.lastIndexOf('/') + 1)
}

/** The folder around a folder; empty for none. */
export function parentFolder(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/')))
}

/** Puts what was dragged where it was dropped. */
export function landDrop(editor: Editor, carried: Carried, drop: DataDrop): void {
  if ('folder' in carried) {
    const name = lastName(carried.folder)
    changeFolder(editor, carried.group, carried.folder, drop.folder === '' ? name : `${drop.folder}/${name}`)
  } else moveTo(editor, carried.id, drop)
}

/** Puts a record before another one, or into a folder. */
export function moveTo(editor: Editor, id: Id, to: { readonly folder?: string; readonly before?: Id | null }): void {
  const record = findData(editor.view, id)
  if (!record) return
  const { folder, before } = to
  const result = moveRecord(editor.view, { id, ...(folder !== undefined && { folder }), ...(before !== undefined && { before }) })
  if (result.ok && Object.keys(result.diff).length === 0) return
  editor.change(dataWords.changes.move(record.name), result)
}

/** One step up or down among the records of its folder. */
export function stepRecord(editor: Editor, { groups }: Pick<DataModel, 'groups'>, id: Id, step: 1 | -1): void {
  const record = findData(editor.view, id)
  if (!record) return
  const before = stepAmong(siblingsIn(groups.value[groupOf(record)] ?? [], record.folder), id, step)
  if (before !== undefined) moveTo(editor, id, { before })
}

/** Renames or moves a folder; answers what is wrong with that. */
export function changeFolder(editor: Editor, group: Group, from: string, to: string): string | undefined {
  const ownerId = group === 'page' ? editor.session.pageId.value : undefined
  const result = renameFolder(editor.view, { kind: KIND_OF[group], from, to, ...(ownerId !== undefined && { ownerId }) })
  if (!result.ok) return result.issues[0]?.message
  if (Object.keys(result.diff).length > 0) editor.change(dataWords.changes.folder(lastName(from)), result)
  return undefined
}

/** Puts a record into a folder of its own, whose name waits to be typed over. */
export function intoNewFolder(editor: Editor, model: DataModel, id: Id): void {
  const record = findData(editor.view, id)
  if (!record) return
  const group = groupOf(record)
  const taken = foldersOf(model, group)
  const around = record.folder === '' ? '' : `${record.folder}/`
  const folder = freeName(`${around}${dataWords.newFolder}`, (name) => taken.includes(name))
  moveTo(editor, id, { folder })
  model.reveal(id)
  const row = folderRow(group, folder)
  model.active.value = row
  model.renaming.value = row
}

/** Every folder of a group with those around it, by name. */
export function foldersOf({ groups }: Pick<DataModel, 'groups'>, group: Group): readonly string[] {
  const found = new Set<string>()
  for (const record of groups.value[group] ?? []) for (let at = record.folder; at !== ''; at = parentFolder(at)) found.add(at)
  return [...found].sort((a, b) => a.localeCompare(b))
}

/** Renames a folder where it stands; what stands after `/` in the new name makes folders inside. */
export function renameFolderRow(editor: Editor, model: DataModel, row: FolderRow, name: string): string | undefined {
  const around = parentFolder(row.folder)
  const to = around === '' ? name : `${around}/${name}`
  const wrong = changeFolder(editor, row.group, row.folder, to)
  if (wrong === undefined) model.active.value = folderRow(row.group, to)
  return wrong
}
