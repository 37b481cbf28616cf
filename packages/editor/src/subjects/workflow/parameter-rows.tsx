import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { WorkflowRecord } from '@heddle/document'
import { freeName, setWorkflow } from '@heddle/document/operations'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'
import styles from './workflow.module.css'

/** What a workflow is told by who runs it, each with a type; formulas read each as `context.parameters.name`. */
export function ParameterRows({ workflow }: { readonly workflow: WorkflowRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly at: number; readonly message: string }>()
  const { id, name, parameters } = workflow
  const set = (next: WorkflowRecord['parameters'], at = -1) => {
    const result = setWorkflow(view, { id, values: { parameters: next } })
    setWrong(result.ok ? undefined : { at, message: result.issues[0]?.message ?? '' })
    if (result.ok) change(words.changes.parameters(name), result)
  }
  const setOne = (at: number, values: Partial<WorkflowRecord['parameters'][number]>) =>
    set(
      parameters.map((one, index) => (index === at ? { ...one, ...values } : one)),
      at,
    )
  const add = () => {
    const free = freeName(words.newParameter, (taken) => parameters.some((one) => one.name === taken), { separator: '' })
    set([...parameters, { name: free, type: 'any' }])
  }
  return (
    <PanelSection
      title={words.parameters}
      actions={<IconButton icon={Plus} size={24} label={words.addParameter} onPress={add} />}
    >
      {parameters.length === 0 && <p className={styles.none}>{words.noParameters}</p>}
      {parameters.map((parameter, at) => (
        <div key={at} className={styles.parameter}>
          <TextField
            label={words.parameterName}
            isLabelHidden
            isMono
            value={parameter.name}
            error={wrong?.at === at ? wrong.message : undefined}
            onCommit={(text) => setOne(at, { name: text.trim() })}
          />
          <Select
            label={words.parameterType}
            isLabelHidden
            value={parameter.type}
            options={typesWith(parameter.type)}
            onChange={(type) => setOne(at, { type })}
          />
          <IconButton
            icon={X}
            size={24}
            label={words.removeParameter(parameter.name)}
            onPress={() => set(parameters.filter((_, index) => index !== at))}
          />
        </div>
      ))}
    </PanelSection>
  )
}

const TYPES = Object.entries(words.types).map(([value, label]) => ({ value, label }))

/** The types, and one that is not known where it is set. */
const typesWith = (type: string) => (Object.hasOwn(words.types, type) ? TYPES : [...TYPES, { value: type, label: type }])
