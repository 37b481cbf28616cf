import { Copy, CornerLeftUp, Eye, FlaskConical, Folder, FolderPlus, MoveDown, MoveUp, Pencil, Trash2 } from 'lucide-react'
import { findData } from '@heddle/document/operations'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { ContextMenu, type Point } from '../../ui/context-menu.tsx'
import { MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { addAndName, NEW } from './add-data.ts'
import { changeFolder, foldersOf, intoNewFolder, lastName, moveTo, parentFolder, stepRecord } from './arrange.ts'
import { dataOf, groupOf } from './data-model.ts'
import type { DataRow } from './data-rows.ts'
import { deleteRow, duplicateRow, openRecord } from './use-data-keys.ts'
import { words } from './words.ts'

export interface MenuAt {
  readonly row: DataRow
  readonly at: Point
}

/** Folders that the menu offers to move to; others are reached by dragging and in the inspector. */
const MOST_FOLDERS = 8

/** What can be done with a line, at the pointer or below the line. */
export function DataMenu({ menu, onClose }: { readonly menu: MenuAt | undefined; readonly onClose: () => void }) {
  return (
    <ContextMenu at={menu?.at} label={words.menu} onClose={onClose}>
      {menu?.row.type === 'record' && <RecordItems id={menu.row.id} />}
      {menu?.row.type === 'folder' && <FolderItems row={menu.row} />}
      {menu?.row.type === 'group' && <GroupItems row={menu.row} />}
    </ContextMenu>
  )
}

function RecordItems({ id }: { readonly id: string }) {
  const editor = useEditor()
  const model = dataOf(editor)
  const isSearching = useValue(model.query).trim() !== ''
  const record = findData(editor.view, id)
  if (!record) return null
  const { folder } = record
  const folders = foldersOf(model, groupOf(record)).filter((other) => other !== folder)
  return (
    <>
      <MenuItem label={words.open} icon={Eye} keys="Enter" onPress={() => openRecord(editor, id)} />
      <MenuItem label={words.rename} icon={Pencil} keys="F2" onPress={() => (model.renaming.value = id)} />
      <MenuItem label={words.duplicate} icon={Copy} keys="Ctrl+D" onPress={() => duplicateRow(editor, model, id)} />
      {record.kind === 'variable' && (
        <MenuItem label={words.tryOut} icon={FlaskConical} onPress={() => (model.trying.value = id)} />
      )}
      <MenuSeparator />
      <MenuItem
        label={words.up}
        icon={MoveUp}
        keys="Ctrl+ArrowUp"
        isDisabled={isSearching}
        onPress={() => stepRecord(editor, model, id, -1)}
      />
      <MenuItem
        label={words.down}
        icon={MoveDown}
        keys="Ctrl+ArrowDown"
        isDisabled={isSearching}
        onPress={() => stepRecord(editor, model, id, 1)}
      />
      <MenuItem label={words.newFolder} icon={FolderPlus} onPress={() => intoNewFolder(editor, model, id)} />
      {folder !== '' && (
        <MenuItem
          label={words.outOf(lastName(folder))}
          icon={CornerLeftUp}
          keys="Ctrl+ArrowLeft"
          onPress={() => moveTo(editor, id, { folder: parentFolder(folder) })}
        />
      )}
      {folders.slice(0, MOST_FOLDERS).map((other) => (
        <MenuItem key={other} label={words.into(other)} icon={Folder} onPress={() => moveTo(editor, id, { folder: other })} />
      ))}
      <MenuSeparator />
      <MenuItem label={words.remove} icon={Trash2} keys="Delete" tone="danger" onPress={() => deleteRow(editor, model, id)} />
    </>
  )
}

function FolderItems({ row }: { readonly row: Extract<DataRow, { readonly type: 'folder' }> }) {
  const editor = useEditor()
  const model = dataOf(editor)
  return (
    <>
      <MenuItem label={words.rename} icon={Pencil} keys="F2" onPress={() => (model.renaming.value = row.id)} />
      <MenuItem
        label={words.dissolve}
        icon={CornerLeftUp}
        onPress={() => void changeFolder(editor, row.group, row.folder, parentFolder(row.folder))}
      />
    </>
  )
}

function GroupItems({ row: { group } }: { readonly row: DataRow }) {
  const editor = useEditor()
  return (
    <>
      {NEW.filter((item) => item.group === group).map((item) => (
        <MenuItem key={item.group} label={item.label} icon={item.icon} onPress={() => addAndName(editor, item.group)} />
      ))}
    </>
  )
}
