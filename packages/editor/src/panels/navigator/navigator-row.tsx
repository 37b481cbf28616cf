import { memo } from 'react'
import { renameNode } from '@heddle/document/operations'
import type { Id } from '@heddle/document'
import { words as commandsWords } from '../../commands/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { useNode } from '../../session/use-document.ts'
import { useEditor } from '../../session/use-editor.ts'
import { Marks } from './marks.tsx'
import { RenameField } from './rename-field.tsx'
import { INDENT, isSameRow, ROW_HEIGHT } from './rows.ts'
import type { Row } from './rows.ts'
import { useIsHovered, useIsRenaming, useIsSelected, useRowLook } from './use-row-state.ts'
import styles from './navigator.module.css'

export interface NavigatorRowProps {
  readonly row: Row
  readonly index: number
  readonly isActive: boolean
  readonly onToggle: (id: Id, isOpen: boolean) => void
}

/** One line; it draws itself again when its own node, place or state changes, and not for its neighbours. */
export const NavigatorRow = memo(
  function NavigatorRow({ row, index, isActive, onToggle }: NavigatorRowProps) {
    const editor = useEditor()
    const node = useNode(row.id)
    const isSelected = useIsSelected(row.id)
    const isHovered = useIsHovered(row.id)
    const isRenaming = useIsRenaming(row.id)
    const { icon, name, content } = useRowLook(row.id)
    if (!node) return null
    const rename = (next: string | undefined) => {
      editor.session.renaming.value = undefined
      if (next !== undefined) {
        editor.change(commandsWords.changes.rename(name), renameNode(editor.view, { id: row.id, name: next }))
      }
    }
    return (
      <div
        id={`navigator-${row.id}`}
        data-id={row.id}
        role="treeitem"
        aria-level={row.depth + 1}
        aria-posinset={row.position}
        aria-setsize={row.count}
        aria-selected={isSelected}
        {...(row.hasChildren ? { 'aria-expanded': row.isOpen } : {})}
        className={classNames(
          styles.row,
          isSelected && styles.selected,
          isHovered && styles.hovered,
          isActive && styles.active,
          node.hidden && styles.hidden,
          node.componentId !== undefined && styles.instance,
        )}
        style={{ top: index * ROW_HEIGHT, paddingLeft: 6 + row.depth * INDENT }}
      >
        <span
          aria-hidden
          className={classNames(styles.chevron, row.isOpen && styles.open, !row.hasChildren && styles.none)}
          data-toggle={row.hasChildren ? '' : undefined}
          onClick={() => row.hasChildren && onToggle(row.id, !row.isOpen)}
        />
        <ElementIcon name={icon} />
        {isRenaming ? (
          <RenameField name={node.name} placeholder={name} onDone={rename} />
        ) : (
          <span className={styles.name}>
            <span data-name>{name}</span>
            {content && <span className={styles.content}>{content}</span>}
          </span>
        )}
        <Marks node={node} />
      </div>
    )
  },
  (before, after) =>
    before.index === after.index &&
    before.isActive === after.isActive &&
    before.onToggle === after.onToggle &&
    isSameRow(before.row, after.row),
)
