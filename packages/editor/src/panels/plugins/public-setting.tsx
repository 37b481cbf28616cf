import { useEffect, useRef, useState } from 'react'
import type { Json } from '@heddle/store'
import type { PluginRecord } from '@heddle/document'
import { setPlugin } from '@heddle/document/operations'
import { checkFields, type CheckedFields, type Field } from '@heddle/kit'
import { FieldControl } from '../../fields/field-control.tsx'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import { words } from './words.ts'
import { useEditor } from '../../session/use-editor.ts'
import styles from './plugins-panel.module.css'

/** A public setting: part of the document, undone like everything. What is refused stays in its field, to be mended. */
export function PublicSetting({
  name,
  field,
  record,
  settings,
  problem,
}: {
  readonly name: string
  readonly field: Field
  readonly record: PluginRecord
  readonly settings: CheckedFields
  /** What is wrong with the value that is kept. */
  readonly problem: string | undefined
}) {
  const editor = useEditor()
  const { view, change } = editor
  const gesture = useRef<Gesture | undefined>(undefined)
  const [refused, setRefused] = useState<string>()
  useEffect(() => () => gesture.current?.finish(), [])
  const { id, name: plugin } = record
  const { publicData } = record.settings
  const label = field.label.en
  const operation = (value: Json) =>
    setPlugin(view, { id, values: { publicData: { [name]: value === field.default ? null : value } } })
  const commit = (value: Json | null) => {
    const wrong =
      value === null ? undefined : checkFields(settings, { ...publicData, [name]: value }).find((one) => one.name === name)
    setRefused(wrong?.message)
    if (!wrong) change(words.changes.setting(plugin, label), operation(value))
  }
  const message = refused === undefined ? problem : field.kind === 'text' ? undefined : refused
  return (
    <div className={styles.setting}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <FieldControl
        field={field}
        label={label}
        value={publicData[name] ?? field.default}
        isMixed={false}
        error={refused}
        onCommit={(next) => commit(next as Json | null)}
        onShow={(next) => {
          gesture.current ??= createGesture(editor)
          gesture.current.show(words.changes.setting(plugin, label), operation(next))
        }}
        onShowEnd={() => {
          gesture.current?.finish()
          gesture.current = undefined
        }}
      />
      {message !== undefined && (
        <p role="alert" className={styles.problem}>
          {message}
        </p>
      )}
      {field.help && <p className={styles.lead}>{field.help.en}</p>}
    </div>
  )
}
