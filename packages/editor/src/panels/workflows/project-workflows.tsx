import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import { freeName, insertWorkflow, setWorkflow } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelEmpty } from '../../ui/panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { OneWorkflow } from '../../workflows/owner-workflows.tsx'
import { words } from './words.ts'
import styles from './workflows-panel.module.css'

/** Workflows that others run, with the parameters they ask for. */
export function ProjectWorkflows({ workflows }: { readonly workflows: readonly WorkflowRecord[] }) {
  const { view, change, newId } = useEditor()
  const [made, setMade] = useState<Id>()
  const add = () => {
    const name = freeName(words.newName, (taken) => workflows.some((workflow) => workflow.name === taken), { separator: ' ' })
    const result = insertWorkflow(view, { name, newId })
    if (change(words.changes.addWorkflow(name), result) && result.ok) setMade(result.ids?.[0])
  }
  const button = (
    <Button icon={Plus} onPress={add}>
      {words.newProject}
    </Button>
  )
  if (workflows.length === 0)
    return (
      <PanelEmpty title={words.noneOfProject}>
        <p>{words.projectWhy}</p>
        {button}
      </PanelEmpty>
    )
  return (
    <>
      {workflows.map((workflow) => (
        <section key={workflow.id} aria-label={workflow.name}>
          <OneWorkflow workflow={workflow} nodeId={undefined} isNew={workflow.id === made} />
          <Parameters workflow={workflow} />
        </section>
      ))}
      <div className={styles.foot}>{button}</div>
    </>
  )
}

/** What a workflow is told by who runs it; formulas read each as `context.parameters.name`. */
function Parameters({ workflow }: { readonly workflow: WorkflowRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly at: number; readonly message: string }>()
  const { id, name, parameters } = workflow
  const set = (next: WorkflowRecord['parameters'], at = -1) => {
    const result = setWorkflow(view, { id, values: { parameters: next } })
    setWrong(result.ok ? undefined : { at, message: result.issues[0]?.message ?? '' })
    if (result.ok) change(words.changes.parameters(name), result)
  }
  const add = () => {
    const free = freeName(words.newParameter, (taken) => parameters.some((one) => one.name === taken), { separator: '' })
    set([...parameters, { name: free, type: 'any' }])
  }
  return (
    <div className={styles.parameters} role="group" aria-label={words.parameters}>
      <div className={styles.heading}>
        <span>{words.parameters}</span>
        <IconButton icon={Plus} size={24} label={words.addParameter} onPress={add} />
      </div>
      {parameters.map((parameter, at) => (
        <div key={at} className={styles.parameter}>
          <TextField
            label={words.parameterName}
            isLabelHidden
            isMono
            value={parameter.name}
            error={wrong?.at === at ? wrong.message : undefined}
            onCommit={(text) =>
              set(
                parameters.map((one, index) => (index === at ? { ...one, name: text.trim() } : one)),
                at,
              )
            }
          />
          <IconButton
            icon={X}
            size={24}
            label={words.removeParameter(parameter.name)}
            onPress={() => set(parameters.filter((_, index) => index !== at))}
          />
        </div>
      ))}
    </div>
  )
}
