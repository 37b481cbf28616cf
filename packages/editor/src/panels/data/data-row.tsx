import { ChevronRight } from 'lucide-react'
import { memo, useCallback, useSyncExternalStore } from 'react'
import type { Glance } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { findData } from '@heddle/document/operations'
import { countUsages } from '../../commands/data/usage-places.ts'
import { renameData } from '../../commands/data/data-changes.ts'
import type { ExampleOutcome } from '../../session/run-example.ts'
import { words as sessionWords } from '../../session/words.ts'
import { useEditor } from '../../session/use-editor.ts'
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
  readonly isTried: boolean
  readonly glance: Glance | undefined
  readonly outcomes: readonly ExampleOutcome[] | undefined
}

/** Id of a line's element. */
export function rowElementId(rowId: string): string {
  return `data-${encodeURIComponent(rowId)}`
}

/**
 * One line; it draws itself again when its own record, place or state changes, and not for its neighbours. The next row that
 * stands in its place takes over its elements.
 */
export const DataRow = memo(
  function DataRow({ row, index, isActive, isSelected, isRenaming, isCarried, isTried, glance, outcomes }: DataRowProps) {
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
          <RecordLine id={row.id} isRenaming={isRenaming} isTried={isTried} glance={glance} outcomes={outcomes} />
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
    before.isTried === after.isTried &&
    before.glance === after.glance &&
    before.outcomes === after.outcomes &&
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
        <RenameField key={row.id} name={row.name} onRename={(name) => renameFolderRow(editor, model, row, name)} onDone={done} />
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
  isTried,
  glance,
  outcomes,
}: Pick<DataRowProps, 'isRenaming' | 'isTried' | 'glance' | 'outcomes'> & { readonly id: Id }) {
  const editor = useEditor()
  const { store, view } = editor
  const model = dataOf(editor)
  // One subscription that outlives the record shown: a line that takes over another's elements subscribes to nothing anew.
  const subscribe = useCallback((listener: () => void) => store.listen(listener), [store])
  const uses = useSyncExternalStore(subscribe, () => countUsages(view, id))
  const record = useSyncExternalStore(subscribe, () => findData(view, id))
  if (!record) return null
  const shown = outcomes ? showOutcomes(outcomes) : glance && showGlance(record, glance)
  return (
    <>
      <span aria-hidden className={styles.chevron} />
      <KindIcon record={record} />
      {isRenaming ? (
        <RenameField
          key={id}
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
