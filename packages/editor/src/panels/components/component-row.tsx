import {
  ClipboardCopy,
  Copy,
  CornerLeftUp,
  Folder,
  FolderPlus,
  MoreHorizontal,
  PenLine,
  Pencil,
  Plus,
  Trash2,
} from 'lucide-react'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { LibraryComponentRecord } from '@heddle/document'
import { copyTheComponent } from '../../commands/components/component-clipboard.ts'
import {
  copyComponent,
  moveComponent,
  placeInstance,
  removeComponent,
  renameComponent,
} from '../../commands/components/component-changes.ts'
import { countUsages } from '../../commands/data/usage-places.ts'
import { startDragOnMove } from '../../drag/start-drag.ts'
import { instancesOf, openComponent } from '../../session/inside/inside.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { words as sessionWords } from '../../session/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { focusRegion } from '../../ui/regions.ts'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'
import styles from './components-panel.module.css'

export interface ComponentRowProps {
  readonly component: LibraryComponentRecord
  /** Folders that there are. */
  readonly folders: readonly string[]
}

/** A component: a click shows it, a double click opens it, dragging places an instance. */
export function ComponentRow({ component, folders }: ComponentRowProps) {
  const editor = useEditor()
  const { session, store, view } = editor
  const { id, name, folder } = component
  const isPopup = component.type === 'modal'
  const icon = { modal: 'app-window', section: 'link-2', component: 'component' }[component.type]
  const isShown = useValue(session.subject) === id
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const uses = useSyncExternalStore(subscribe, () => (isPopup ? countUsages(view, id) : instancesOf(view, id).length))
  const [asked, setAsked] = useState<'name' | 'folder'>()
  const [wrong, setWrong] = useState<string>()
  if (asked !== undefined) {
    const isName = asked === 'name'
    const commit = (text: string) => {
      const refused = isName ? renameComponent(editor, id, text) : undefined
      if (!isName) moveComponent(editor, id, text)
      setWrong(refused)
      if (refused === undefined) setAsked(undefined)
    }
    return (
      <div className={styles.renaming}>
        <TextField
          label={isName ? words.name : words.folderName}
          isLabelHidden
          autoFocus
          value={isName ? name : folder}
          error={wrong}
          onCommit={commit}
          onBlur={() => wrong === undefined && setAsked(undefined)}
          onKeyDown={({ key }) =>
            (key === 'Escape' || key === 'Enter') && wrong === undefined && setTimeout(() => setAsked(undefined))
          }
        />
      </div>
    )
  }
  return (
    <div className={classNames(styles.row, isShown && styles.shown)}>
      <button
        type="button"
        className={styles.open}
        {...(isShown ? { 'aria-current': true } : {})}
        onPointerDown={(event) => {
          if (event.button === 0 && !isPopup) startDragOnMove(editor, event.nativeEvent, () => ({ componentId: id }))
        }}
        onClick={() => {
          session.subject.value = id
        }}
        onDoubleClick={() => openComponent(editor, id)}
        onKeyDown={(event) => {
          if (event.key === 'F2') setAsked('name')
          if (event.key === 'Delete') removeComponent(editor, id)
        }}
      >
        <ElementIcon name={icon} />
        <span className={styles.name}>{name}</span>
        <span className={styles.quiet} role="img" aria-label={sessionWords.used(uses)} title={sessionWords.used(uses)}>
          {uses}
        </span>
      </button>
      {!isPopup && (
        <IconButton
          icon={Plus}
          size={24}
          label={words.insert(name)}
          onPress={() => {
            if (placeInstance(editor, id)) focusRegion(document, 'canvas')
          }}
        />
      )}
      <Menu
        label={words.more(name)}
        placement="bottom end"
        trigger={<IconButton icon={MoreHorizontal} size={24} label={words.more(name)} />}
      >
        <MenuItem label={words.edit} icon={PenLine} onPress={() => openComponent(editor, id)} />
        <MenuItem label={words.rename} icon={Pencil} keys="F2" onPress={() => setAsked('name')} />
        <MenuItem label={words.copy} icon={ClipboardCopy} onPress={() => copyTheComponent(editor, id)} />
        <MenuItem
          label={words.duplicate}
          icon={Copy}
          onPress={() => {
            const copy = copyComponent(editor, id)
            if (copy !== undefined) session.subject.value = copy
          }}
        />
        <MenuSeparator />
        <MenuItem label={words.newFolder} icon={FolderPlus} onPress={() => setAsked('folder')} />
        {folder !== '' && (
          <MenuItem label={words.outOf(folder)} icon={CornerLeftUp} onPress={() => moveComponent(editor, id, '')} />
        )}
        {folders
          .filter((other) => other !== '' && other !== folder)
          .map((other) => (
            <MenuItem key={other} label={words.into(other)} icon={Folder} onPress={() => moveComponent(editor, id, other)} />
          ))}
        <MenuSeparator />
        <MenuItem label={words.remove} icon={Trash2} keys="Delete" tone="danger" onPress={() => removeComponent(editor, id)} />
      </Menu>
    </div>
  )
}
