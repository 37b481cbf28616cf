import type { NodeProps } from '@xyflow/react'
import { ChevronsDownUp, ChevronsUpDown, CornerDownRight, OctagonAlert, Zap } from 'lucide-react'
import { memo } from 'react'
import { isBinding } from '@heddle/document'
import { describeCode } from '../../session/describe-code.ts'
import { useEditor } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { ElementIcon } from '../../ui/element-icon.tsx'
import { Pager } from '../../ui/pager.tsx'
import { summaryOf, summaryText, type SummaryPart } from '../action-summary.ts'
import { branchName } from '../branch-name.ts'
import { ProblemMark, withProblems } from '../problem-mark.tsx'
import { triggersOf } from '../triggers-of.ts'
import { useKnownActions } from '../use-known-actions.ts'
import { NOTE } from '../workflow-edits.ts'
import { words } from '../words.ts'
import { stepElementId, useGraph } from './graph-context.ts'
import type { GraphNode } from './layout-types.ts'
import styles from './graph-step.module.css'

type StepProps = Pick<NodeProps, 'selected'> & { readonly data: { readonly node?: GraphNode } }

/** Whatever stands in the graph: the start, a step, or a box with its name. */
export const GraphStep = memo(function GraphStep({ data: { node }, selected }: StepProps) {
  if (!node) return null
  switch (node.kind) {
    case 'trigger':
      return <TriggerStep node={node} isChosen={selected} />
    case 'branch':
      return <BranchBox node={node} />
    case 'error':
      return <ErrorBox />
    case 'joins':
      return <JoinsStep node={node} />
    default:
      return <ActionStep node={node} isChosen={selected} />
  }
})

interface Chosen {
  readonly node: GraphNode
  readonly isChosen: boolean
}

function TriggerStep({ node, isChosen }: Chosen) {
  const editor = useEditor()
  const { workflow, scope, active } = useGraph()
  const { trigger, triggerConditions: condition } = workflow
  const label = triggersOf(workflow, editor).find(({ name }) => name === trigger)?.label.en
  const when =
    condition === undefined
      ? undefined
      : isBinding(condition)
        ? describeCode(condition.code, editor.view)
        : Object.entries(condition as object)
            .map(([key, value]) => `${key} = ${String(value)}`)
            .join(', ')
  const name = trigger === '' ? words.graph.called : (label ?? trigger)
  return (
    <div
      id={stepElementId(scope, node.key)}
      role="treeitem"
      aria-level={1}
      aria-selected={isChosen}
      aria-label={when === undefined ? name : `${name}, ${words.onlyWhenLabel} ${when}`}
      className={classNames(styles.step, isChosen && styles.chosen, active === node.key && styles.active)}
    >
      <span className={styles.icon}>
        <Zap size={14} strokeWidth={1.6} aria-hidden />
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{name}</span>
        {when !== undefined && (
          <span className={styles.summary}>
            {words.graph.when} <span className={styles.bound}>{when}</span>
          </span>
        )}
      </span>
    </div>
  )
}

function ActionStep({ node, isChosen }: Chosen) {
  const editor = useEditor()
  const known = useKnownActions()
  const { workflow, scope, active, problems, marks, query, onFold } = useGraph()
  const { id = '', kind, isOpen, hidden = 0 } = node
  const action = workflow.actions[id]
  if (!action) return null
  const definition = known?.get(action.type)
  const found = problems.get(id)
  const mark = marks?.get(id)
  const label = action.name ?? definition?.label.en ?? action.type
  const { name: _, ...unnamed } = action
  const parts = known ? summaryOf(unnamed, definition, editor, workflow.actions) : []
  const text = summaryText(parts)
  const isNote = action.type === NOTE
  const isBox = kind === 'loop' || kind === 'try'
  const isFound = query === '' || `${label} ${text}`.toLowerCase().includes(query)
  const told = [
    label,
    text === label ? '' : text,
    action.disabled ? words.disabled : '',
    hidden > 0 ? words.graph.hidden(hidden) : '',
  ]
  const canFold = isOpen !== undefined && kind !== 'trigger'
  return (
    <div
      id={stepElementId(scope, node.key)}
      role="treeitem"
      aria-level={node.depth + 1}
      aria-selected={isChosen}
      aria-label={withProblems(told.filter(Boolean).join(', '), found)}
      {...(canFold && { 'aria-expanded': isOpen })}
      data-state={mark?.state}
      className={classNames(
        isBox ? styles.box : isNote ? styles.note : styles.step,
        isChosen && styles.chosen,
        active === node.key && styles.active,
        found?.some(({ severity }) => severity === 'error') && styles.wrong,
        action.disabled && styles.disabled,
        !isFound && styles.notFound,
      )}
    >
      <span className={isBox ? styles.boxHead : styles.inside}>
        {mark?.hasBreakpoint && <span className={styles.breakpoint} role="img" aria-label={words.graph.breakpoint} />}
        {!isNote && (
          <span className={isBox ? undefined : styles.icon}>
            <ElementIcon name={definition?.icon ?? 'circle'} />
          </span>
        )}
        <span className={isBox ? styles.line : styles.texts}>
          {!isBox && !isNote && <span className={styles.title}>{label}</span>}
          {(isBox || isNote || text !== label) && (
            <Summary parts={action.name && isBox ? [{ text: action.name, kind: 'words' }] : parts} />
          )}
        </span>
        {mark?.rounds && (
          <span className="nodrag" onClick={(event) => event.stopPropagation()}>
            <Pager label={words.graph.rounds(label)} {...mark.rounds} />
          </span>
        )}
        {mark?.duration && <span className={styles.time}>{mark.duration}</span>}
        <ProblemMark problems={found} />
        {action.disabled && <span className={styles.off}>{words.off}</span>}
        {hidden > 0 && <span className={styles.off}>{hidden}</span>}
        {canFold && (
          <button
            type="button"
            tabIndex={-1}
            className={classNames('nodrag', styles.fold)}
            aria-label={isOpen ? words.graph.fold(label) : words.graph.unfold(label)}
            onClick={(event) => {
              event.stopPropagation()
              onFold(id)
            }}
          >
            {isOpen ? <ChevronsDownUp size={12} aria-hidden /> : <ChevronsUpDown size={12} aria-hidden />}
          </button>
        )}
      </span>
      {mark?.note && !isBox && <span className={styles.markNote}>{mark.note}</span>}
    </div>
  )
}

function Summary({ parts }: { readonly parts: readonly SummaryPart[] }) {
  return (
    <span className={styles.summary}>
      {parts.map((part, at) => (
        <span key={at} className={styles[part.kind]}>
          {part.text}
        </span>
      ))}
    </span>
  )
}

/** What catches, or runs finally, beside or below what is tried. */
function BranchBox({ node: { id = '', at = 0 } }: { readonly node: GraphNode }) {
  const { workflow } = useGraph()
  const branch = workflow.actions[id]?.branches?.[at]
  const isCatch = branch?.value === 'catch'
  return (
    <div className={isCatch ? styles.failing : styles.innerBox}>
      <span className={styles.boxHead}>
        {isCatch && <OctagonAlert size={14} strokeWidth={1.6} aria-hidden />}
        {branchName(branch)}
      </span>
    </div>
  )
}

function ErrorBox() {
  return (
    <div className={styles.failing}>
      <span className={styles.boxHead}>
        <OctagonAlert size={14} strokeWidth={1.6} aria-hidden />
        {words.graph.onError}
      </span>
    </div>
  )
}

function JoinsStep({ node: { id = '' } }: { readonly node: GraphNode }) {
  const editor = useEditor()
  const known = useKnownActions()
  const { workflow } = useGraph()
  const action = workflow.actions[id]
  const what = action ? summaryText(summaryOf(action, known?.get(action.type), editor, workflow.actions)) : ''
  return (
    <div className={styles.joins}>
      <CornerDownRight size={12} aria-hidden />
      <span className={styles.line}>{words.joins(what)}</span>
    </div>
  )
}
