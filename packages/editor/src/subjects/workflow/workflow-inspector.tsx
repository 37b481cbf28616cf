import { FlaskConical, Share2, Trash2, Workflow } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { WorkflowRecord } from '@heddle/document'
import { deleteWorkflow, setWorkflow, type WorkflowValues } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelBody, PanelSection } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ActionColumn } from '../../workflows/action-column.tsx'
import { showGraph } from '../../workflows/show-workflow.ts'
import { TriggerConditions } from '../../workflows/trigger-conditions.tsx'
import { startOtherwise } from '../../workflows/start-otherwise.ts'
import { triggersOf } from '../../workflows/triggers-of.ts'
import { words as workflowWords } from '../../workflows/words.ts'
import { WorkflowList } from '../../workflows/workflow-list.tsx'
import { workflowNode } from '../../workflows/workflow-node.ts'
import type { SubjectProps } from '../define-subject.ts'
import header from '../variable/variable.module.css'
import { ParameterRows } from './parameter-rows.tsx'
import { words } from './words.ts'
import styles from './workflow.module.css'

/** A workflow: what starts it, how it runs, what it is told, and its actions. */
export function WorkflowInspector({ id }: SubjectProps) {
  const editor = useEditor()
  const { store, view, change, session } = editor
  const record = useRecord(store, id)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // One without actions waits for its first.
    if (Object.keys(view.find('workflow', id)?.actions ?? {}).length === 0)
      list.current?.querySelector<HTMLElement>('[role="tree"]')?.focus()
  }, [id, view])
  const isGraph = useValue(session.isGraphOpen)
  const shown = useValue(session.action)
  if (record?.kind !== 'workflow') return null
  const { name } = record
  // Beside the graph stands what its step is told, as there is no list.
  if (isGraph && shown?.workflowId === id && record.actions[shown.actionId]) return <ActionColumn />
  return (
    <>
      <header className={header.header}>
        <Workflow size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={header.title}>{name}</h2>
        <IconButton
          icon={FlaskConical}
          label={workflowWords.menu.tryIt}
          onPress={() => (session.trying.value = { workflowId: id })}
        />
        <IconButton
          icon={Trash2}
          label={words.removeNamed(name)}
          onPress={() => change(workflowWords.changes.deleteWorkflow(name), deleteWorkflow(view, { id }))}
        />
      </header>
      <PanelBody>
        <Settings workflow={record} />
        {record.trigger === '' && <ParameterRows workflow={record} />}
        {!isGraph && (
          <div ref={list}>
            <PanelSection
              title={words.actions}
              actions={
                <IconButton icon={Share2} size={24} label={workflowWords.showGraph(name)} onPress={() => showGraph(editor, id)} />
              }
            >
              <WorkflowList workflow={record} />
            </PanelSection>
          </div>
        )}
      </PanelBody>
    </>
  )
}

function Settings({ workflow }: { readonly workflow: WorkflowRecord }) {
  const editor = useEditor()
  const { view, change } = editor
  const { id, name, trigger, description, parallel, disabled } = workflow
  const [wrong, setWrong] = useState<string>()
  const triggers = triggersOf(workflow, editor)
  const nodeId = workflowNode(view, workflow)
  const set = (values: WorkflowValues, label: string = workflowWords.changes.setWorkflow(name)) =>
    change(label, setWorkflow(view, { id, values }))
  const rename = (next: string) => {
    const result = setWorkflow(view, { id, values: { name: next } })
    setWrong(result.ok ? undefined : result.issues[0]?.message)
    if (result.ok) change(workflowWords.changes.renameWorkflow(name), result)
  }
  const known = triggers.map((one) => ({ value: one.name, label: one.label.en }))
  const options = known.some(({ value }) => value === trigger) ? known : [{ value: trigger, label: trigger }, ...known]
  return (
    <div className={styles.settings}>
      <TextField label={workflowWords.name} value={name} error={wrong} onCommit={rename} />
      <TextArea
        label={workflowWords.description}
        rows={2}
        value={description ?? ''}
        onCommit={(text) => set({ description: text.trim() || null }, workflowWords.changes.describe(name))}
      />
      {trigger !== '' && (
        <>
          <Select
            label={words.startedBy}
            value={trigger}
            options={options}
            onChange={(next) => startOtherwise(editor, workflow, next)}
          />
          <TriggerConditions
            workflow={workflow}
            trigger={triggers.find((one) => one.name === trigger)}
            nodeId={nodeId}
            onNone={() => undefined}
          />
        </>
      )}
      <div className={styles.options}>
        {trigger !== '' && (
          <Switch
            label={workflowWords.menu.parallel}
            hint={words.parallelHint}
            isOn={parallel === true}
            onChange={(isOn) => set({ parallel: isOn ? true : null })}
          />
        )}
        {trigger === '' && view.find('library-component', workflow.ownerId ?? '') && (
          <Switch
            label={words.exposed}
            hint={words.exposedHint}
            isOn={workflow.isExposed === true}
            onChange={(isOn) => set({ isExposed: isOn ? true : null })}
          />
        )}
        <Switch
          label={workflowWords.disabled}
          hint={words.offHint}
          isOn={disabled === true}
          onChange={(isOn) =>
            set(
              { disabled: isOn ? true : null },
              isOn ? workflowWords.changes.disableWorkflow(name) : workflowWords.changes.enableWorkflow(name),
            )
          }
        />
      </div>
    </div>
  )
}
