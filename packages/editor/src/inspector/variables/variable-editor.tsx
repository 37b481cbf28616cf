import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { VariableRecord, VariableType } from '@heddle/document'
import { deleteVariable, setVariable, type VariableValues } from '@heddle/document/operations'
import { VARIABLE_TEXTS } from '../../texts/variables.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../use-editor.ts'
import { DefaultValueField } from './default-value-field.tsx'
import styles from './variables.module.css'

const TYPES = Object.entries(VARIABLE_TEXTS.types).map(([value, label]) => ({ value: value as VariableType, label }))

/** Settings of a variable (specification section 3, variable). */
export function VariableEditor({ variable }: { readonly variable: VariableRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly key: string; readonly message: string }>()
  const { id, name, type } = variable
  const set = (values: VariableValues) => {
    const result = setVariable(view, { id, values })
    const key = Object.keys(values)[0] ?? ''
    setWrong(result.ok ? undefined : { key, message: result.issues[0]?.message ?? '' })
    if (result.ok) change(VARIABLE_TEXTS.changes.change(name), result)
  }
  const errorOf = (key: string) => (wrong?.key === key ? wrong.message : undefined)
  const flag = (key: 'isLocalStorage' | 'isPersistentOnNav', label: string) => (
    <Switch label={label} isOn={variable[key] === true} onChange={(isOn) => set({ [key]: isOn ? true : null })} />
  )
  const uses = view.usagesOf(id).length
  return (
    <div className={styles.editor}>
      <TextField label={VARIABLE_TEXTS.name} value={name} error={errorOf('name')} onCommit={(text) => set({ name: text })} />
      <Select label={VARIABLE_TEXTS.type} value={type} options={TYPES} onChange={(next) => set({ type: next })} />
      <DefaultValueField
        key={type}
        type={type}
        value={variable.defaultValue}
        error={errorOf('defaultValue')}
        onCommit={(value) => set({ defaultValue: value })}
      />
      {type === 'query' && (
        <TextField
          label={VARIABLE_TEXTS.queryName}
          value={variable.queryName ?? ''}
          placeholder={name}
          error={errorOf('queryName')}
          onCommit={(text) => set({ queryName: text.trim() === '' ? null : text.trim() })}
          isMono
        />
      )}
      {flag('isLocalStorage', VARIABLE_TEXTS.localStorage)}
      {type !== 'query' && flag('isPersistentOnNav', VARIABLE_TEXTS.persistent)}
      <div className={styles.foot}>
        <span className={styles.type}>{VARIABLE_TEXTS.usedBy(uses)}</span>
        <Button
          tone="quiet"
          icon={Trash2}
          aria-label={VARIABLE_TEXTS.removeNamed(name)}
          onPress={() => change(VARIABLE_TEXTS.changes.remove(name), deleteVariable(view, { id }))}
        >
          {VARIABLE_TEXTS.remove}
        </Button>
      </div>
    </div>
  )
}
