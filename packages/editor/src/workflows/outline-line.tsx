import { CornerDownRight, OctagonAlert, Plus, TriangleAlert } from 'lucide-react'
import type { WorkflowRecord } from '@heddle/document'
import type { Problem } from '../problems/problem.ts'
import { useEditor } from '../session/use-editor.ts'
import { classNames } from '../ui/class-names.ts'
import { ElementIcon } from '../ui/element-icon.tsx'
import { summaryOf, summaryText, type SummaryPart } from './action-summary.ts'
import { branchName } from './branch-name.ts'
import type { OutlineRow } from './outline.ts'
import { ProblemMark, withProblems } from './problem-mark.tsx'
import { EDGE, INDENT, type DropLine } from './use-action-drag.ts'
import { useKnownActions } from './use-known-actions.ts'
import { words } from './words.ts'
import { NOTE } from './workflow-edits.ts'
import styles from './workflows.module.css'

/** One line of a workflow's list. */
export function OutlineLine({
  row,
  id,
  workflow,
  isActive,
  isChosen,
  isShown,
  isFound,
  problems,
  drop,
  onAdd,
}: {
  readonly row: OutlineRow
  readonly id: string
  readonly workflow: WorkflowRecord
  readonly isActive: boolean
  readonly isChosen: boolean
  readonly isShown: boolean
  /** False while something else is looked for. */
  readonly isFound: boolean
  readonly problems: readonly Problem[] | undefined
  /** Something that is dragged would come below it, or above it where it is the first. */
  readonly drop: DropLine | undefined
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
      aria-label={withProblems(look.name, problems)}
      className={classNames(
        styles.line,
        styles[row.kind],
        row.isError && styles.inError,
        isActive && styles.active,
        isChosen && styles.chosen,
        isShown && styles.shown,
        look.isNote && styles.comment,
        !isFound && styles.notFound,
      )}
      style={{ paddingInlineStart: EDGE + row.depth * INDENT }}
    >
      {row.depth > 0 && <span aria-hidden className={styles.rails} style={{ width: row.depth * INDENT, left: EDGE }} />}
      {drop && (
        <span
          aria-hidden
          className={classNames(styles.drop, drop.below === undefined && styles.above)}
          style={{ left: EDGE + drop.depth * INDENT }}
        />
      )}
      {look.icon}
      <span className={classNames(styles.text, look.isOff && styles.struck)}>
        {look.parts.map((part, at) => (
          <span key={at} className={styles[part.kind]}>
            {part.text}
          </span>
        ))}
      </span>
      <ProblemMark problems={problems} />
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
  readonly isNote?: boolean
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
      const isNote = row.action.type === NOTE
      const text = summaryText(parts) || (isNote ? words.comment : '')
      return {
        name: isOff ? `${text}, ${words.disabled}` : text,
        icon:
          known && !definition ? <TriangleAlert size={14} aria-hidden /> : <ElementIcon name={definition?.icon ?? 'circle'} />,
        parts: parts.length > 0 ? parts : plain(text),
        isOff,
        isNote,
      }
    }
    case 'branch': {
      const name = branchName(workflow.actions[row.of]?.branches?.[row.at])
      return { name, icon: null, parts: plain(name) }
    }
    case 'error':
      return { name: words.onError, icon: <OctagonAlert size={14} strokeWidth={1.6} aria-hidden />, parts: plain(words.onError) }
    case 'joins': {
      const action = workflow.actions[row.id]
      const what = action ? summaryText(summaryOf(action, known?.get(action.type), editor, workflow.actions)) : ''
      return { name: words.joins(what), icon: <CornerDownRight size={14} aria-hidden />, parts: plain(words.joins(what)) }
    }
    case 'end':
      return { name: words.addAction, icon: <Plus size={14} strokeWidth={1.6} aria-hidden />, parts: plain(words.addAction) }
  }
}
