import { FlaskConical, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { isBinding, type Bindable, type Id, type WorkflowRecord } from '@heddle/document'
import { setAction, type OperationResult } from '@heddle/document/operations'
import type { ActionDefinition } from '@heddle/kit'
import { useRecord } from '@heddle/store/react'
import { FieldControl } from '../fields/field-control.tsx'
import { PlainRow } from '../fields/plain-row.tsx'
import { FormulaScopeContext } from '../formula/formula-controls.ts'
import type { Editor } from '../session/editor.ts'
import { languageSource } from '../session/language-source.ts'
import { useEditor } from '../session/use-editor.ts'
import { ElementIcon } from '../ui/element-icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Keys } from '../ui/keys.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useValue } from '../use-value.ts'
import { argumentRows, type ArgumentRow } from './argument-rows.ts'
import { ActionSecrets } from './action-secrets.tsx'
import { ActionResult } from './action-result.tsx'
import { BranchRows } from './branch-rows.tsx'
import { dataAt } from './data-at.ts'
import { pastOf } from './past-of.ts'
import { triggersOf } from './triggers-of.ts'
import { TryRequest } from './try-request.tsx'
import { useKnownActions } from './use-known-actions.ts'
import { workflowNode } from './workflow-node.ts'
import { words } from './words.ts'
import styles from './workflows.module.css'

/** What the action that is looked at is told, beside the list it stands in. */
export function ActionColumn() {
  const { session, store } = useEditor()
  const shown = useValue(session.action)
  const record = useRecord(store, shown?.workflowId ?? '')
  const known = useKnownActions()
  const workflow = record?.kind === 'workflow' ? record : undefined
  const definition = known?.get(workflow?.actions[shown?.actionId ?? '']?.type ?? '')
  if (!shown || !workflow || !definition) return null
  return <OneAction key={shown.actionId} workflow={workflow} id={shown.actionId} definition={definition} />
}

/** What one action is told. */
export function OneAction({
  workflow,
  id,
  definition,
}: {
  readonly workflow: WorkflowRecord
  readonly id: Id
  readonly definition: ActionDefinition
}) {
  const editor = useEditor()
  const { view, change, session } = editor
  const body = useRef<HTMLDivElement>(null)
  // Texts are those of the language that is edited.
  useValue(session.language)
  useAskedArgument(body)
  const action = workflow.actions[id]
  if (!action) return null
  const rows = argumentRows(action, definition, editor)
  const close = () => {
    session.action.value = undefined
    // Whoever came from the list goes on there.
    document.querySelector<HTMLElement>(`[data-workflow-list="${workflow.id}"]`)?.focus()
  }
  const tryAlone = () => (session.trying.value = { workflowId: workflow.id, actionId: id })
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.stopPropagation()
      tryAlone()
    }
  }
  const setName = (name: string) =>
    change(
      words.changes.set(words.name),
      setAction(view, { workflowId: workflow.id, id, values: { name: name.trim() === '' ? null : name.trim() } }),
    )
  return (
    <div className={styles.column} onKeyDown={press}>
      <header className={styles.columnHead}>
        <ElementIcon name={definition.icon} size={16} />
        <h2 className={styles.columnTitle}>{definition.label.en}</h2>
        <IconButton icon={FlaskConical} size={24} label={words.menu.tryAlone} keys="Ctrl+Enter" onPress={tryAlone} />
        <IconButton icon={X} size={24} label={words.closeAction} onPress={close} />
      </header>
      <div ref={body} className={styles.columnBody}>
        <p className={styles.about}>{definition.description.en}</p>
        <PlainRow label={words.name}>
          <TextField label={words.name} isLabelHidden value={action.name ?? ''} placeholder={words.nameHint} onCommit={setName} />
        </PlainRow>
        {rows.map((row) => (
          <div key={row.key} data-argument={row.key}>
            <ParameterRow row={row} workflow={workflow} id={id} />
          </div>
        ))}
        {rows.length === 0 && <p className={styles.about}>{words.noParameters}</p>}
        <ActionSecrets action={action} />
        {definition.branches === 'values' && <BranchRows workflow={workflow} id={id} />}
        <TryRequest workflow={workflow} id={id} action={action} />
        <ActionResult id={id} action={action} />
      </div>
      <footer className={styles.columnFoot}>
        <span>
          <Keys keys="Enter" isFramed /> {words.keys.add}
        </span>
        <span>
          <Keys keys="Ctrl+/" isFramed /> {words.off}
        </span>
        <span>
          <Keys keys="F2" isFramed /> {words.keys.edit}
        </span>
      </footer>
    </div>
  )
}

const CONTROLS = 'input:not([type="hidden"]), textarea, [contenteditable="true"], button'

/** Goes to the field of the argument that somebody asked for. */
function useAskedArgument(body: RefObject<HTMLElement | null>): void {
  const { session } = useEditor()
  const asked = useValue(session.askedArgument)
  useEffect(() => {
    if (asked === undefined) return
    const rows = [...(body.current?.querySelectorAll<HTMLElement>('[data-argument]') ?? [])]
    const row = rows.find(({ dataset }) => dataset['argument'] === asked) ?? rows[0]
    session.askedArgument.value = undefined
    row?.querySelector<HTMLElement>(CONTROLS)?.focus()
  }, [asked, body, session])
}

/** Whose text is shown, on a site of several languages. */
function sourceOf({ varies, from }: ArgumentRow, { view, session }: Editor): string | undefined {
  const language = session.language.value
  return varies && view.languages().length > 1 ? languageSource(from ?? language, language) : undefined
}

/** One parameter: its control, or the formula that gives it. */
function ParameterRow({ row, workflow, id }: { readonly row: ArgumentRow; readonly workflow: WorkflowRecord; readonly id: Id }) {
  const editor = useEditor()
  const { view, change } = editor
  const [wrong, setWrong] = useState<string>()
  const { field, label, value, help } = row
  const nodeId = workflowNode(view, workflow)
  const operation = (next: Bindable | null): OperationResult =>
    setAction(view, { workflowId: workflow.id, id, values: { args: row.write(next) } })
  const commit = (next: Bindable | null) => {
    const parts = typeof next === 'string' ? row.part?.(next) : undefined
    if (parts) {
      setWrong(undefined)
      change(words.changes.set(label), setAction(view, { workflowId: workflow.id, id, values: { args: parts } }))
      return
    }
    const problem = next === null || isBinding(next) || field.kind === 'formula' ? undefined : field.check(next)
    setWrong(problem)
    if (problem === undefined) change(words.changes.set(label), operation(next))
  }
  const event = triggersOf(workflow, editor).find(({ name }) => name === workflow.trigger)?.example
  const given = dataAt(workflow, id, editor)
  const past = pastOf(workflow, editor, useValue(editor.session.lastRuns).get(workflow.id))
  const sample = { event: event ?? {} }
  const scope = { sample, given, past }
  const target = { label, value, nodeId, ...scope, onBind: commit, onUnbind: () => commit(null) }
  const canBeBound = field.bindable && field.kind !== 'formula'
  return (
    <PlainRow
      label={label}
      help={[sourceOf(row, editor), help].filter(Boolean).join(' ') || undefined}
      message={wrong ?? row.slip}
      {...(canBeBound && { target })}
    >
      <FormulaScopeContext value={scope}>
        <FieldControl
          field={field}
          label={label}
          value={value}
          nodeId={nodeId}
          canBind
          isMixed={false}
          onCommit={commit}
          onShow={commit}
          onShowEnd={() => undefined}
        />
      </FormulaScopeContext>
    </PlainRow>
  )
}
