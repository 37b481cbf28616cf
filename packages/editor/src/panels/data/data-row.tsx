import { ChevronRight } from 'lucide-react'
import { memo, useCallback, useSyncExternalStore } from 'react'
import type { Glance } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { findData } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { countUsages } from '../../commands/data/usage-places.ts'
import { renameData } from '../../commands/data/data-changes.ts'
import { words as sessionWords } from '../../session/words.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { INDENT, isSameRow, ROW_HEIGHT } from '../navigator/rows.ts'
import { renameFolderRow } from './arrange.ts'
import { dataOf } from './data-model.ts'
import type { DataRow as Row } from './data-rows.ts'
import { KindIcon } from './kind-icon.tsx'
import { RenameField } from './rename-field.tsx'
import { showGlance, showOutcomes } from './show-glance.ts'
import { words } from './words.ts'
import styles from './data-panel.module.css'

export interface DataRowProps {
  readonly row: Row
  readonly index: number
  readonly isActive: boolean
  readonly isSelected: boolean
  readonly isRenaming: boolean
  readonly isCarried: boolean
  readonly glance: Glance | undefined
}

/** Id of a line's element. */
export function rowElementId(rowId: string): string {
  return `data-${encodeURIComponent(rowId)}`
}

/** One line; it draws itself again when its own record, place or state changes, and not for its neighbours. */
export const DataRow = memo(
  function DataRow({ row, index, isActive, isSelected, isRenaming, isCarried, glance }: DataRowProps) {
    return (
      <div
        id={rowElementId(row.id)}
        data-row={row.id}
        role="treeitem"
        aria-level={row.depth + 1}
        aria-posinset={row.position}
        aria-setsize={row.count}
        aria-selected={isSelected}
        {...(row.hasChildren ? { 'aria-expanded': row.isOpen } : {})}
        className={classNames(
          styles.row,
          row.type !== 'record' && styles[row.type],
          isSelected && styles.selected,
          isActive && styles.active,
          isCarried && styles.carried,
        )}
        style={{ top: index * ROW_HEIGHT, paddingLeft: 2 + row.depth * INDENT }}
      >
        {row.type === 'record' ? (
          <RecordLine id={row.id} isRenaming={isRenaming} glance={glance} />
        ) : (
          <BranchLine row={row} isRenaming={isRenaming} />
        )}
      </div>
    )
  },
  (before, after) =>
    before.index === after.index &&
    before.isActive === after.isActive &&
    before.isSelected === after.isSelected &&
    before.isRenaming === after.isRenaming &&
    before.isCarried === after.isCarried &&
    before.glance === after.glance &&
    sizeOf(before.row) === sizeOf(after.row) &&
    isSameRow(before.row, after.row),
)

const sizeOf = (row: Row): number => (row.type === 'record' ? 0 : row.size)

/** A group or a folder: its name and how much is in it. */
function BranchLine({
  row,
  isRenaming,
}: {
  readonly row: Exclude<Row, { readonly type: 'record' }>
  readonly isRenaming: boolean
}) {
  const editor = useEditor()
  const model = dataOf(editor)
  const done = useCallback(() => {
    model.renaming.value = undefined
  }, [model])
  return (
    <>
      <span
        aria-hidden
        className={classNames(styles.chevron, row.isOpen && styles.open)}
        data-toggle={row.hasChildren ? '' : undefined}
      >
        {row.hasChildren && <ChevronRight size={12} strokeWidth={1.6} />}
      </span>
      {row.type === 'folder' && isRenaming ? (
        <RenameField name={row.name} onRename={(name) => renameFolderRow(editor, model, row, name)} onDone={done} />
      ) : (
        <span className={styles.name}>{row.type === 'group' ? words.groups[row.group] : row.name}</span>
      )}
      <span className={styles.room} />
      <span role="img" aria-label={words.count(row.size)} className={styles.uses}>
        {row.size}
      </span>
    </>
  )
}

/** A variable, collection or formula: icon by type, name, what it holds now, how often it is used. */
function RecordLine({
  id,
  isRenaming,
  glance,
}: {
  readonly id: Id
  readonly isRenaming: boolean
  readonly glance: Glance | undefined
}) {
  const editor = useEditor()
  const { store, view, session } = editor
  const model = dataOf(editor)
  useRecord(store, id)
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const uses = useSyncExternalStore(subscribe, () => countUsages(view, id))
  const isTried = Object.hasOwn(useValue(session.tried), id)
  const record = findData(view, id)
  const outcomes = useValue(session.examples).get(id)
  if (!record) return null
  const shown = outcomes ? showOutcomes(outcomes) : glance && showGlance(record, glance)
  return (
    <>
      <span aria-hidden className={styles.chevron} />
      <KindIcon record={record} />
      {isRenaming ? (
        <RenameField
          name={record.name}
          onRename={(name) => renameData(editor, id, name)}
          onDone={() => (model.renaming.value = undefined)}
        />
      ) : (
        <span className={styles.name} data-name>
          {record.name}
          {record.kind === 'formula' && `(${record.parameters.map(({ name }) => name).join(', ')})`}
        </span>
      )}
      <span className={styles.room} />
      {isTried && <span className={styles.mark}>{words.tried}</span>}
      {shown && !isRenaming && (
        <span
          className={classNames(
            styles.value,
            shown.problem !== undefined && styles.failed,
            isTried && styles.tried,
            record.kind === 'variable' && styles.settable,
          )}
          title={shown.problem ?? shown.text}
          {...(record.kind === 'variable' ? { 'data-value': '' } : {})}
        >
          {shown.text}
        </span>
      )}
      <span role="img" aria-label={sessionWords.used(uses)} title={sessionWords.used(uses)} className={styles.uses}>
        {uses}
      </span>
    </>
  )
}
