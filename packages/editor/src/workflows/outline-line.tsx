import { CornerDownRight, Plus, TriangleAlert } from 'lucide-react'
import type { WorkflowRecord } from '@heddle/document'
import { useEditor } from '../session/use-editor.ts'
import { classNames } from '../ui/class-names.ts'
import { ElementIcon } from '../ui/element-icon.tsx'
import { summaryOf, summaryText, type SummaryPart } from './action-summary.ts'
import { branchName } from './branch-name.ts'
import type { OutlineRow } from './outline.ts'
import { useKnownActions } from './use-known-actions.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** Pixels for each step into branches and loops. */
const INDENT = 14

/** One line of a workflow's list. */
export function OutlineLine({
  row,
  id,
  workflow,
  isActive,
  isChosen,
  isShown,
  drop,
  onAdd,
}: {
  readonly row: OutlineRow
  readonly id: string
  readonly workflow: WorkflowRecord
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly isShown: boolean
  /** Something that is dragged would come behind it. */
  readonly drop: boolean
  readonly onAdd: () => void
}) {
  const look = useLook(row, workflow)
  return (
    <div
      id={id}
      role="treeitem"
      data-key={row.key}
      aria-level={row.depth + 1}
      aria-selected={isChosen}
      aria-label={look.name}
      className={classNames(
        styles.line,
        styles[row.kind],
        row.isError && styles.inError,
        isActive && styles.active,
        isChosen && styles.chosen,
        isShown && styles.shown,
        drop && styles.drop,
      )}
      style={{ paddingInlineStart: 8 + row.depth * INDENT }}
    >
      {look.icon}
      <span className={classNames(styles.text, look.isOff && styles.struck)}>
        {look.parts.map((part, at) => (
          <span key={at} className={styles[part.kind]}>
            {part.text}
          </span>
        ))}
      </span>
      {look.isOff && <span className={styles.tag}>{words.off}</span>}
      {row.kind !== 'end' && row.kind !== 'joins' && (
        <span
          aria-hidden
          className={styles.add}
          onClick={(event) => {
            event.stopPropagation()
            onAdd()
          }}
        >
          <Plus size={14} strokeWidth={1.6} />
        </span>
      )}
    </div>
  )
}

interface Look {
  readonly name: string
  readonly icon: React.ReactNode
  readonly parts: readonly SummaryPart[]
  readonly isOff?: boolean
}

function useLook(row: OutlineRow, workflow: WorkflowRecord): Look {
  const editor = useEditor()
  const known = useKnownActions()
  const plain = (text: string): readonly SummaryPart[] => [{ text, kind: 'words' }]
  switch (row.kind) {
    case 'action': {
      const definition = known?.get(row.action.type)
      const parts = known ? summaryOf(row.action, definition, editor, workflow.actions) : []
      const isOff = row.action.disabled === true
      const text = summaryText(parts)
      return {
        name: isOff ? `${text}, ${words.disabled}` : text,
        icon:
          known && !definition ? <TriangleAlert size={14} aria-hidden /> : <ElementIcon name={definition?.icon ?? 'circle'} />,
        parts,
        isOff,
      }
    }
    case 'branch': {
      const name = branchName(workflow.actions[row.of]?.branches?.[row.at])
      return { name, icon: null, parts: plain(name) }
    }
    case 'error':
      return { name: words.onError, icon: <TriangleAlert size={14} strokeWidth={1.6} aria-hidden />, parts: plain(words.onError) }
    case 'joins': {
      const action = workflow.actions[row.id]
      const what = action ? summaryText(summaryOf(action, known?.get(action.type), editor, workflow.actions)) : ''
      return { name: words.joins(what), icon: <CornerDownRight size={14} aria-hidden />, parts: plain(words.joins(what)) }
    }
    case 'end':
      return { name: words.addAction, icon: <Plus size={14} strokeWidth={1.6} aria-hidden />, parts: plain(words.addAction) }
  }
}
