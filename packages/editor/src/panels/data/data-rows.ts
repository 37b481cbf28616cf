import type { Id } from '@heddle/document'
import type { DataKind, DataRecord } from '@heddle/document/operations'
import type { Row } from '../navigator/rows.ts'

export const GROUPS = ['variables', 'page', 'collections', 'formulas'] as const
export type Group = (typeof GROUPS)[number]

export const KIND_OF: Readonly<Record<Group, Exclude<DataKind, 'workflow' | 'test'>>> = {
  variables: 'variable',
  page: 'variable',
  collections: 'collection',
  formulas: 'formula',
}

/** One line of the Data panel: a group, a folder in it, or a record. */
export type DataRow = Row & { readonly group: Group } & (
    | { readonly type: 'group'; readonly size: number }
    | { readonly type: 'folder'; readonly folder: string; readonly name: string; readonly size: number }
    | { readonly type: 'record'; readonly folder: string }
  )

interface Folder {
  readonly path: string
  readonly name: string
  readonly folders: Map<string, Folder>
  readonly records: DataRecord[]
  size: number
}

const newFolder = (path: string, name: string): Folder => ({ path, name, folders: new Map(), records: [], size: 0 })

/** Id of the line of a group or a folder; records have their own. */
export function groupRow(group: Group): string {
  return `group-${group}`
}
export function folderRow(group: Group, folder: string): string {
  return `folder-${group}/${folder}`
}

/** Records of a group in their order, as folders in folders. */
function toTree(records: readonly DataRecord[]): Folder {
  const root = newFolder('', '')
  for (const record of records) {
    let at = root
    at.size += 1
    for (const name of record.folder === '' ? [] : record.folder.split('/')) {
      const path = at.path === '' ? name : `${at.path}/${name}`
      const inside = at.folders.get(name) ?? newFolder(path, name)
      at.folders.set(name, inside)
      inside.size += 1
      at = inside
    }
    at.records.push(record)
  }
  return root
}

/**
 * The lines that are in sight: groups with something in them or that may get something, folders by name before records in
 * their order. `isOpen` says which groups and folders are open.
 */
export function dataRows(
  groups: Readonly<Partial<Record<Group, readonly DataRecord[]>>>,
  isOpen: (rowId: string) => boolean,
): readonly DataRow[] {
  const rows: DataRow[] = []
  const shown = GROUPS.filter((group) => groups[group] !== undefined)
  for (const [at, group] of shown.entries()) {
    const root = toTree(groups[group] ?? [])
    const id = groupRow(group)
    const place = { group, position: at + 1, count: shown.length, depth: 0, hasChildren: root.size > 0 }
    const open = root.size > 0 && isOpen(id)
    rows.push({ ...place, type: 'group', id, isOpen: open, size: root.size })
    if (open) addFolder(rows, group, root, 1, isOpen)
  }
  return rows
}

function addFolder(
  rows: DataRow[],
  group: Group,
  { folders, records, path }: Folder,
  depth: number,
  isOpen: (rowId: string) => boolean,
): void {
  const count = folders.size + records.length
  let position = 0
  for (const folder of [...folders.values()].sort((a, b) => a.name.localeCompare(b.name))) {
    position += 1
    const id = folderRow(group, folder.path)
    const open = isOpen(id)
    const { name, size } = folder
    rows.push({
      type: 'folder',
      id,
      group,
      depth,
      position,
      count,
      hasChildren: true,
      isOpen: open,
      folder: folder.path,
      name,
      size,
    })
    if (open) addFolder(rows, group, folder, depth + 1, isOpen)
  }
  for (const record of records) {
    position += 1
    rows.push({
      type: 'record',
      id: record.id,
      group,
      depth,
      position,
      count,
      hasChildren: false,
      isOpen: false,
      folder: path,
    })
  }
}

/** Lines of the groups and folders around a record, from the outermost. */
export function rowsAround(group: Group, folder: string): readonly string[] {
  const names = folder === '' ? [] : folder.split('/')
  return [groupRow(group), ...names.map((_, at) => folderRow(group, names.slice(0, at + 1).join('/')))]
}

/** The records of a folder itself, not of those inside, in their order. */
export function siblingsIn(records: readonly DataRecord[], folder: string): readonly Id[] {
  return records.filter((record) => record.folder === folder).map(({ id }) => id)
}
