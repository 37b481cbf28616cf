import { useEffect, useRef, useState } from 'react'
import { isBinding, type Bindable, type CollectionRecord } from '@heddle/document'
import { setCollection } from '@heddle/document/operations'
import { checkFields, type CheckedFields, type Field, type FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { literalsOf } from '../../fields/part-row.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { PanelEmpty } from '../../ui/panel.tsx'
import { sourceOf } from './sources.ts'
import { words } from './words.ts'
import styles from './dock.module.css'

/** What a collection asks its source for: the fields that the plugin declares, each bound where it may be. */
export function SourceTab({ collection }: { readonly collection: CollectionRecord }) {
  const editor = useEditor()
  const source = sourceOf(editor, collection)
  if (source === undefined) {
    return (
      <PanelEmpty title={words.noConfig}>
        <p>{words.noConfigWhy}</p>
        <Button onPress={() => (editor.session.collectionTab.value = 'rows')}>{words.goToRows}</Button>
      </PanelEmpty>
    )
  }
  const declared = source.plugin?.source?.collection
  if (declared === undefined) {
    return (
      <PanelEmpty title={words.sourceMissing}>
        <p>{words.sourceMissingWhy}</p>
      </PanelEmpty>
    )
  }
  return (
    <div className={styles.source}>
      <div className={styles.config}>
        <ConfigFields key={collection.id} collection={collection} declared={declared} />
      </div>
    </div>
  )
}

/** The declared fields of a source, one below another. */
export function ConfigFields({
  collection,
  declared,
}: {
  readonly collection: CollectionRecord
  readonly declared: CheckedFields
}) {
  const { config } = collection
  const known = literalsOf(declared.fields, config)
  const problems = new Map(checkFields(declared, config).map(({ name, message }) => [name, message]))
  const shown = Object.entries(declared.fields).filter(([, field]) => field.when?.(known) !== false)
  if (shown.length === 0) return <p className={styles.note}>{words.nothingToSet}</p>
  const together = problems.get('')
  return (
    <>
      {shown.map(([name, field]) => (
        <ConfigField
          key={name}
          name={name}
          field={field}
          collection={collection}
          declared={declared}
          values={known}
          problem={problems.get(name)}
        />
      ))}
      {together !== undefined && (
        <p role="alert" className={styles.problem}>
          {together}
        </p>
      )}
    </>
  )
}

function ConfigField({
  name,
  field,
  collection,
  declared,
  values,
  problem,
}: {
  readonly name: string
  readonly field: Field
  readonly collection: CollectionRecord
  readonly declared: CheckedFields
  readonly values: FieldValues
  /** What is wrong with the value that is kept. */
  readonly problem: string | undefined
}) {
  const editor = useEditor()
  const { view, change } = editor
  const gesture = useRef<Gesture | undefined>(undefined)
  const [refused, setRefused] = useState<string>()
  useEffect(() => () => gesture.current?.finish(), [])
  const { id, name: owner, config } = collection
  const label = field.label.en
  const changed = words.changes.config(owner, label)
  const operation = (value: Json) =>
    setCollection(view, { id, values: { config: { [name]: value === field.default ? null : value } } })
  const commit = (value: Bindable | null) => {
    const wrong =
      value === null || isBinding(value)
        ? undefined
        : checkFields(declared, { ...config, [name]: value }).find((one) => one.name === name)
    setRefused(wrong?.message)
    if (!wrong) change(changed, operation(value as Json))
  }
  const value = (config[name] ?? field.default) as Bindable
  const target = { label, value, nodeId: undefined, onBind: commit, onUnbind: () => commit(null) }
  const isText = field.kind === 'text'
  return (
    <PlainRow
      label={label}
      help={field.help?.en}
      message={refused === undefined ? problem : isText ? undefined : refused}
      {...(field.bindable && field.kind !== 'formula' && { target })}
    >
      <FieldControl
        field={field}
        label={label}
        value={value}
        isMixed={false}
        error={refused}
        canBind
        values={values}
        onCommit={commit}
        onShow={(next) => {
          gesture.current ??= createGesture(editor)
          gesture.current.show(changed, operation(next))
        }}
        onShowEnd={() => {
          gesture.current?.finish()
          gesture.current = undefined
        }}
      />
    </PlainRow>
  )
}
