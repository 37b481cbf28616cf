import { ClipboardPaste, Plus, Zap } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import { insertWorkflow } from '@heddle/document/operations'
import type { Trigger } from '@heddle/kit'
import { useEditor } from '../session/use-editor.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { PanelEmpty } from '../ui/panel.tsx'
import { SearchField } from '../ui/search-field.tsx'
import { useValue } from '../use-value.ts'
import { OneWorkflow } from './one-workflow.tsx'
import { placeWorkflow } from './order-workflows.ts'
import { useWorkflowDrag } from './use-workflow-drag.ts'
import { pasteTheWorkflows } from './workflow-clipboard.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

export interface OwnerWorkflowsProps {
  readonly workflows: readonly WorkflowRecord[]
  /** What can start a workflow here, those that are used most first. */
  readonly triggers: readonly Trigger[]
  /** Triggers that stand there before anything waits for them. */
  readonly standing?: ReadonlySet<string>
  /** The page or node that they belong to; absent for those of the app. */
  readonly ownerId: Id | undefined
  /** The node whose scope formulas see. */
  readonly nodeId?: Id | undefined
}

/** What happens to an element, on a page or in the app: each trigger with its workflows, in the order in which they run. */
export function OwnerWorkflows({ workflows, triggers, standing, ownerId, nodeId }: OwnerWorkflowsProps) {
  const editor = useEditor()
  const { view, change, newId, session } = editor
  const [made, setMade] = useState<Id>()
  const query = useValue(session.actionQuery)
  const root = useRef<HTMLDivElement>(null)
  const drag = useWorkflowDrag(root, (id, place) => placeWorkflow(editor, id, place))
  const used = [...new Set(workflows.map(({ trigger }) => trigger))]
  const known = new Map(triggers.map((trigger) => [trigger.name, trigger]))
  const inOrder = [
    ...triggers.map(({ name }) => name).filter((name) => used.includes(name) || standing?.has(name)),
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
  if (inOrder.length === 0) return <NoWorkflows triggers={triggers} ownerId={ownerId} onAdd={add} />
  return (
    <div ref={root} onPointerDown={drag.onPointerDown}>
      <div className={styles.search}>
        <SearchField label={words.findHere} value={query} onChange={(text) => (session.actionQuery.value = text)} />
      </div>
      {inOrder.map((trigger) => {
        const own = workflows.filter((workflow) => workflow.trigger === trigger)
        const isEnd = drag.place?.trigger === trigger && drag.place.before === undefined
        return (
          <section key={trigger} aria-label={labelOf(trigger)}>
            <div className={styles.trigger} data-trigger-head data-trigger={trigger}>
              <Zap size={14} strokeWidth={1.6} aria-hidden />
              <h3 className={styles.triggerName}>{labelOf(trigger)}</h3>
              <IconButton icon={Plus} size={24} label={words.addWorkflow(labelOf(trigger))} onPress={() => add(trigger)} />
            </div>
            {own.map((workflow, at) => (
              <div key={workflow.id} className={classNames(drag.place?.before === workflow.id && styles.dropBefore)}>
                <OneWorkflow
                  workflow={workflow}
                  nodeId={nodeId}
                  triggers={triggers}
                  isFirst={at === 0}
                  isNew={workflow.id === made}
                />
              </div>
            ))}
            {isEnd && <div aria-hidden className={styles.dropEnd} />}
          </section>
        )
      })}
      <div className={styles.foot}>
        <PasteButton ownerId={ownerId} />
        <Menu
          label={words.addTrigger}
          placement="bottom start"
          trigger={
            <Button icon={Plus} tone="quiet">
              {words.addTrigger}
            </Button>
          }
        >
          {triggers.map(({ name, label }) => (
            <MenuItem key={name} label={label.en} onPress={() => add(name)} />
          ))}
        </Menu>
      </div>
    </div>
  )
}

/** What can start the first workflow, those that are used most first. */
function NoWorkflows({
  triggers,
  ownerId,
  onAdd,
}: {
  readonly triggers: readonly Trigger[]
  readonly ownerId: Id | undefined
  readonly onAdd: (trigger: string) => void
}) {
  return (
    <>
      <PanelEmpty title={words.none}>
        <p>{words.noneWhy}</p>
      </PanelEmpty>
      <div role="group" aria-label={words.addTrigger} className={styles.starters}>
        {triggers.map(({ name, label }) => (
          <button key={name} type="button" className={styles.starter} onClick={() => onAdd(name)}>
            <Zap size={14} strokeWidth={1.6} aria-hidden />
            {label.en}
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <PasteButton ownerId={ownerId} />
      </div>
    </>
  )
}

/** Gives the owner the workflow that was copied elsewhere. */
function PasteButton({ ownerId }: { readonly ownerId: Id | undefined }) {
  const editor = useEditor()
  return (
    <Button icon={ClipboardPaste} tone="quiet" onPress={() => void pasteTheWorkflows(editor, ownerId)}>
      {words.clipboard.pasteHere}
    </Button>
  )
}
