import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { VariableRecord, VariableType } from '@heddle/document'
import { deleteVariable, setVariable, type VariableValues } from '@heddle/document/operations'
import { words as sessionWords } from '../../session/words.ts'
import { words } from './words.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { DefaultValueField } from './default-value-field.tsx'
import styles from './variables.module.css'

const TYPES = Object.entries(words.types).map(([value, label]) => ({ value: value as VariableType, label }))

/** Settings of a variable (specification section 3, variable); the name of a new one waits to be typed over. */
export function VariableEditor({ variable, isNew }: { readonly variable: VariableRecord; readonly isNew: boolean }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly key: string; readonly message: string }>()
  const { id, name, type } = variable
  const set = (values: VariableValues) => {
    const result = setVariable(view, { id, values })
    const key = Object.keys(values)[0] ?? ''
    setWrong(result.ok ? undefined : { key, message: result.issues[0]?.message ?? '' })
    if (result.ok) change(words.changes.change(name), result)
  }
  const errorOf = (key: string) => (wrong?.key === key ? wrong.message : undefined)
  const flag = (key: 'isLocalStorage' | 'isPersistentOnNav' | 'preserveReference' | 'readonly', label: string, hint: string) => (
    <Switch label={label} hint={hint} isOn={variable[key] === true} onChange={(isOn) => set({ [key]: isOn ? true : null })} />
  )
  // Whatever actions may set they may reset, unless it says otherwise.
  const resettableByDefault = variable.readonly !== true
  const uses = view.usagesOf(id).length
  return (
    <div className={styles.editor}>
      <TextField
        label={words.name}
        value={name}
        error={errorOf('name')}
        onCommit={(text) => set({ name: text })}
        autoFocus={isNew}
      />
      <Select label={words.type} value={type} options={TYPES} onChange={(next) => set({ type: next })} />
      <DefaultValueField
        key={type}
        type={type}
        value={variable.defaultValue}
        error={errorOf('defaultValue')}
        onCommit={(value) => set({ defaultValue: value })}
      />
      {type === 'query' && (
        <TextField
          label={words.queryName}
          value={variable.queryName ?? ''}
          placeholder={name}
          error={errorOf('queryName')}
          onCommit={(text) => set({ queryName: text.trim() === '' ? null : text.trim() })}
          isMono
        />
      )}
      {flag('isLocalStorage', words.localStorage, words.localStorageHint)}
      {type !== 'query' && flag('isPersistentOnNav', words.persistent, words.persistentHint)}
      {(type === 'object' || type === 'array') && flag('preserveReference', words.preserveReference, words.preserveReferenceHint)}
      {flag('readonly', words.readonly, words.readonlyHint)}
      <Switch
        label={words.resettable}
        hint={words.resettableHint}
        isOn={variable.resettable ?? resettableByDefault}
        onChange={(isOn) => set({ resettable: isOn === resettableByDefault ? null : isOn })}
      />
      <div className={styles.foot}>
        <span className={styles.type}>{sessionWords.used(uses)}</span>
        <Button
          tone="quiet"
          icon={Trash2}
          aria-label={words.removeNamed(name)}
          onPress={() => change(words.changes.remove(name), deleteVariable(view, { id }))}
        >
          {words.remove}
        </Button>
      </div>
    </div>
  )
}
