import { ChevronRight, Copy, MoreHorizontal, Pencil, Plus, Split, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isBinding, type Id, type WorkflowRecord } from '@heddle/document'
import { deleteWorkflow, duplicateWorkflow, insertWorkflow, setWorkflow, type WorkflowValues } from '@heddle/document/operations'
import type { Trigger } from '@heddle/kit'
import { PlainRow } from '../fields/plain-row.tsx'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../ui/menu.tsx'
import { PanelEmpty } from '../ui/panel.tsx'
import { useValue } from '../use-value.ts'
import { WorkflowList } from './workflow-list.tsx'
import { words } from './words.ts'
import styles from './workflows.module.css'

export interface OwnerWorkflowsProps {
  readonly workflows: readonly WorkflowRecord[]
  /** What can start a workflow here, those that are used most first. */
  readonly triggers: readonly Trigger[]
  /** The page or node that they belong to; absent for those of the app. */
  readonly ownerId: Id | undefined
  /** The node whose scope formulas see. */
  readonly nodeId?: Id | undefined
}

/** What happens to an element, on a page or in the app: each trigger with its workflows, in the order in which they run. */
export function OwnerWorkflows({ workflows, triggers, ownerId, nodeId }: OwnerWorkflowsProps) {
  const { view, change, newId, session } = useEditor()
  const [made, setMade] = useState<Id>()
  const used = [...new Set(workflows.map(({ trigger }) => trigger))]
  const known = new Map(triggers.map((trigger) => [trigger.name, trigger]))
  const inOrder = [
    ...triggers.map(({ name }) => name).filter((name) => used.includes(name)),
    ...used.filter((name) => !known.has(name)),
  ]
  const labelOf = (name: string) => known.get(name)?.label.en ?? name

  const add = (trigger: string) => {
    const name = labelOf(trigger)
    const result = insertWorkflow(view, { name, trigger, ...(ownerId !== undefined && { ownerId }), newId })
    if (!change(words.changes.addWorkflow(name), result) || !result.ok) return
    const id = result.ids?.[0]
    if (id === undefined) return
    session.openWorkflows.value = { ...session.openWorkflows.value, [id]: true }
    setMade(id)
  }
  const menu = (
    <Menu label={words.addTrigger} placement="bottom start" trigger={<Button>{words.addTrigger}</Button>}>
      {triggers.map(({ name, label }) => (
        <MenuItem key={name} label={label.en} onPress={() => add(name)} />
      ))}
    </Menu>
  )
  if (workflows.length === 0)
    return (
      <PanelEmpty title={words.none}>
        <p>{words.noneWhy}</p>
        {menu}
      </PanelEmpty>
    )
  return (
    <div>
      {inOrder.map((trigger) => (
        <section key={trigger} aria-label={labelOf(trigger)}>
          <div className={styles.trigger}>
            <h3 className={styles.triggerName}>{labelOf(trigger)}</h3>
            <IconButton icon={Plus} size={24} label={words.addWorkflow(labelOf(trigger))} onPress={() => add(trigger)} />
          </div>
          {workflows
            .filter((workflow) => workflow.trigger === trigger)
            .map((workflow) => (
              <OneWorkflow
                key={workflow.id}
                workflow={workflow}
                nodeId={nodeId}
                example={known.get(trigger)?.example}
                isNew={workflow.id === made}
              />
            ))}
        </section>
      ))}
      <div className={styles.foot}>{menu}</div>
    </div>
  )
}

/** A workflow with its name, what it waits for, and its actions when it is open. */
export function OneWorkflow({
  workflow,
  nodeId,
  example,
  isNew = false,
}: {
  readonly workflow: WorkflowRecord
  readonly nodeId: Id | undefined
  readonly example?: Trigger['example']
  readonly isNew?: boolean
}) {
  const { view, change, newId, session } = useEditor()
  const isOpen = useValue(session.openWorkflows)[workflow.id] ?? true
  const [isRenaming, setRenaming] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { id, name, triggerConditions: condition } = workflow
  const tree = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One that was just made waits for its first action.
    if (isNew) tree.current?.querySelector<HTMLElement>('[role="tree"]')?.focus()
  }, [isNew])
  const set = (values: WorkflowValues, label: string = words.changes.setWorkflow(name)) =>
    change(label, setWorkflow(view, { id, values }))
  const toggle = () => {
    session.openWorkflows.value = { ...session.openWorkflows.value, [id]: !isOpen }
  }
  const target = {
    label: words.onlyWhen,
    value: condition,
    nodeId,
    sample: { event: example ?? {} },
    onBind: (binding: { readonly type: 'f'; readonly code: string }) => void set({ triggerConditions: { ...binding } }),
    onUnbind: () => {
      setAsked(false)
      set({ triggerConditions: null })
    },
  }
  return (
    <div ref={tree} className={styles.workflow}>
      <div className={styles.head}>
        {isRenaming ? (
          <NameField
            name={name}
            onDone={(next) => {
              setRenaming(false)
              if (next && next !== name) set({ name: next }, words.changes.renameWorkflow(name))
            }}
          />
        ) : (
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-label={isOpen ? words.close(name) : words.open(name)}
            onClick={toggle}
            onDoubleClick={() => setRenaming(true)}
            onKeyDown={({ key }) => key === 'F2' && setRenaming(true)}
          >
            <ChevronRight size={14} strokeWidth={1.6} aria-hidden />
            <span className={styles.headName}>{name}</span>
          </button>
        )}
        {workflow.parallel && <span className={styles.hint}>{words.parallel}</span>}
        <Menu
          label={words.more(name)}
          placement="bottom end"
          trigger={<IconButton icon={MoreHorizontal} size={24} label={words.more(name)} />}
        >
          <MenuItem label={words.menu.rename} icon={Pencil} keys="F2" onPress={() => setRenaming(true)} />
          <MenuItem
            label={words.menu.duplicate}
            icon={Copy}
            onPress={() => change(words.changes.duplicateWorkflow(name), duplicateWorkflow(view, { id, newId }))}
          />
          <MenuItem label={words.menu.condition} icon={Split} onPress={() => setAsked(true)} />
          <MenuItem
            label={workflow.parallel ? words.menu.inTurn : words.menu.parallel}
            onPress={() => set({ parallel: workflow.parallel ? null : true })}
          />
          <MenuSeparator />
          <MenuItem
            label={words.menu.remove}
            icon={Trash2}
            tone="danger"
            onPress={() => change(words.changes.deleteWorkflow(name), deleteWorkflow(view, { id }))}
          />
        </Menu>
      </div>
      {isOpen && (condition !== undefined || isAsked) && (
        <div className={styles.condition}>
          <PlainRow label={words.onlyWhenLabel} target={target}>
            <span className={styles.hint}>
              {isBinding(condition) || condition === undefined ? words.always : valuesOf(condition)}
            </span>
          </PlainRow>
        </div>
      )}
      {isOpen && <WorkflowList workflow={workflow} />}
    </div>
  )
}

/** Values that an event must have, in one line. */
const valuesOf = (condition: unknown): string =>
  Object.entries(condition as object)
    .map(([key, value]) => `${key} = ${String(value)}`)
    .join(', ')

/** Enter or leaving keeps the name, Escape does not. */
function NameField({ name, onDone }: { readonly name: string; readonly onDone: (name: string | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  return (
    <input
      ref={input}
      aria-label={words.name}
      className={styles.rename}
      defaultValue={name}
      autoFocus
      onBlur={({ currentTarget }) => onDone(currentTarget.value.trim())}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') onDone(event.currentTarget.value.trim())
        if (event.key === 'Escape') onDone(undefined)
      }}
    />
  )
}
