import { ChevronRight, FlaskConical, Share2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import { deleteWorkflow, setWorkflow } from '@heddle/document/operations'
import type { Trigger } from '@heddle/kit'
import { useEditor } from '../session/use-editor.ts'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useValue } from '../use-value.ts'
import { NameField } from './name-field.tsx'
import { stepWorkflow } from './order-workflows.ts'
import { ProblemMark } from './problem-mark.tsx'
import { showGraph } from './show-workflow.ts'
import { TriggerConditions } from './trigger-conditions.tsx'
import { useWorkflowProblems } from './use-workflow-problems.ts'
import { copyTheWorkflow, pasteTheWorkflows } from './workflow-clipboard.ts'
import { WorkflowList } from './workflow-list.tsx'
import { WorkflowMenu } from './workflow-menu.tsx'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** A workflow with its name, what it waits for, and its actions when it is open. */
export function OneWorkflow({
  workflow,
  nodeId,
  triggers,
  isFirst = true,
  isNew = false,
}: {
  readonly workflow: WorkflowRecord
  readonly nodeId: Id | undefined
  /** What can start a workflow of this owner. */
  readonly triggers: readonly Trigger[]
  /** No other one of its trigger stands before it. */
  readonly isFirst?: boolean
  readonly isNew?: boolean
}) {
  const editor = useEditor()
  const { view, change, session } = editor
  const isOpen = useValue(session.openWorkflows)[workflow.id] ?? true
  const [isRenaming, setRenaming] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [isDescribing, setDescribing] = useState(false)
  const problems = useWorkflowProblems(workflow.id)
  const { id, name, triggerConditions: condition, description, disabled, parallel } = workflow
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One that was just made waits for its first action.
    if (isNew) root.current?.querySelector<HTMLElement>('[role="tree"]')?.focus()
  }, [isNew])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key]
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    if (event.key === 'F2') setRenaming(true)
    else if (isCommand && (key === 'c' || key === 'x' || key === 'v')) {
      event.preventDefault()
      event.stopPropagation()
      if (key === 'v') void pasteTheWorkflows(editor, workflow.ownerId, workflow.trigger)
      else copyTheWorkflow(editor, id)
      if (key === 'x') change(words.changes.deleteWorkflow(name), deleteWorkflow(view, { id }))
    } else if (step !== undefined && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      stepWorkflow(editor, id, step)
    }
  }
  const describe = (text: string) =>
    change(words.changes.describe(name), setWorkflow(view, { id, values: { description: text.trim() || null } }))
  return (
    <div ref={root} className={styles.workflow}>
      <div className={styles.head} data-workflow={id} data-trigger={workflow.trigger}>
        {isRenaming ? (
          <NameField
            name={name}
            onDone={(next) => {
              setRenaming(false)
              if (next && next !== name)
                change(words.changes.renameWorkflow(name), setWorkflow(view, { id, values: { name: next } }))
            }}
          />
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? words.close(name) : words.open(name)}
            title={description ?? name}
            onClick={() => (session.openWorkflows.value = { ...session.openWorkflows.value, [id]: !isOpen })}
            onDoubleClick={() => setRenaming(true)}
            onKeyDown={onKeyDown}
          >
            <ChevronRight size={14} strokeWidth={1.6} aria-hidden />
            <span className={classNames(styles.headName, disabled && styles.struck)}>{name}</span>
            {!isFirst && <span className={styles.hint}>{parallel ? words.parallel : words.startsAfter}</span>}
          </button>
        )}
        <ProblemMark problems={isOpen ? problems.get('') : [...problems.values()].flat()} />
        {disabled && <span className={styles.tag}>{words.off}</span>}
        <IconButton
          icon={FlaskConical}
          size={24}
          label={words.tryWorkflow(name)}
          onPress={() => (session.trying.value = { workflowId: id })}
        />
        <IconButton icon={Share2} size={24} label={words.showGraph(name)} onPress={() => showGraph(editor, id)} />
        <WorkflowMenu
          workflow={workflow}
          triggers={triggers}
          onRename={() => setRenaming(true)}
          onDescribe={() => setDescribing(true)}
          onCondition={() => setAsked(true)}
        />
      </div>
      {isOpen && (description !== undefined || isDescribing) && (
        <div className={styles.condition}>
          <TextArea
            label={words.description}
            isLabelHidden
            rows={2}
            value={description ?? ''}
            placeholder={words.description}
            onCommit={describe}
          />
        </div>
      )}
      {isOpen && (condition !== undefined || isAsked) && (
        <TriggerConditions
          workflow={workflow}
          trigger={triggers.find((one) => one.name === workflow.trigger)}
          nodeId={nodeId}
          onNone={() => setAsked(false)}
        />
      )}
      {isOpen && <WorkflowList workflow={workflow} />}
    </div>
  )
}
