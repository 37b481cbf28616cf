import { Trash2, Variable } from 'lucide-react'
import { useState } from 'react'
import type { VariableRecord, VariableType } from '@heddle/document'
import { moveRecord, setVariable, type OperationResult, type VariableValues } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { words as dataWords } from '../../commands/data/words.ts'
import { deleteData } from '../../commands/data/data-changes.ts'
import { TypedValueField } from '../../controls/typed-value/typed-value-field.tsx'
import { UsedIn } from '../../controls/used-in/used-in.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelBody, PanelSection } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { SubjectProps } from '../define-subject.ts'
import { words } from './words.ts'
import styles from './variable.module.css'

const TYPES = Object.entries(dataWords.types).map(([value, label]) => ({ value: value as VariableType, label }))

/** Settings of a variable (specification section 3, variable), and what uses it. */
export function VariableInspector({ id }: SubjectProps) {
  const editor = useEditor()
  const record = useRecord(editor.store, id)
  if (record?.kind !== 'variable') return null
  const { name, pageId } = record
  const page = pageId === undefined ? undefined : editor.view.find('page', pageId)?.name
  return (
    <>
      <header className={styles.header}>
        <Variable size={16} strokeWidth={1.6} aria-hidden />
        <h2 className={styles.title}>
          {name}
          <span className={styles.where}>{page === undefined ? words.project : words.page(page)}</span>
        </h2>
        <IconButton icon={Trash2} label={dataWords.removeNamed(name)} onPress={() => deleteData(editor, id)} />
      </header>
      <PanelBody>
        <Settings key={id} variable={record} />
        <UsedIn id={id} />
      </PanelBody>
    </>
  )
}

function Settings({ variable }: { readonly variable: VariableRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly key: string; readonly message: string }>()
  const { id, name, type, folder } = variable
  const run = (key: string, result: OperationResult) => {
    setWrong(result.ok ? undefined : { key, message: result.issues[0]?.message ?? '' })
    if (result.ok) change(words.changes.change(name), result)
  }
  const set = (values: VariableValues) => run(Object.keys(values)[0] ?? '', setVariable(view, { id, values }))
  const errorOf = (key: string) => (wrong?.key === key ? wrong.message : undefined)
  const flag = (key: 'isLocalStorage' | 'isPersistentOnNav' | 'preserveReference' | 'readonly', label: string, hint: string) => (
    <Switch label={label} hint={hint} isOn={variable[key] === true} onChange={(isOn) => set({ [key]: isOn ? true : null })} />
  )
  // Whatever actions may set they may reset, unless it says otherwise.
  const resettableByDefault = variable.readonly !== true
  return (
    <>
      <div className={styles.fields}>
        <TextField label={words.name} value={name} error={errorOf('name')} onCommit={(text) => set({ name: text })} />
        <TextField
          label={words.folder}
          value={folder}
          placeholder={words.noFolder}
          hint={words.folderHint}
          error={errorOf('folder')}
          onCommit={(text) => run('folder', moveRecord(view, { id, folder: text }))}
        />
        <Select label={words.type} value={type} options={TYPES} onChange={(next) => set({ type: next })} />
        <TypedValueField
          key={type}
          label={words.defaultValue}
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
      </div>
      <PanelSection title={words.options}>
        <div className={styles.options}>
          {flag('isLocalStorage', words.localStorage, words.localStorageHint)}
          {type !== 'query' && flag('isPersistentOnNav', words.persistent, words.persistentHint)}
          {(type === 'object' || type === 'array') &&
            flag('preserveReference', words.preserveReference, words.preserveReferenceHint)}
          {flag('readonly', words.readonly, words.readonlyHint)}
          <Switch
            label={words.resettable}
            hint={words.resettableHint}
            isOn={variable.resettable ?? resettableByDefault}
            onChange={(isOn) => set({ resettable: isOn === resettableByDefault ? null : isOn })}
          />
        </div>
      </PanelSection>
    </>
  )
}
