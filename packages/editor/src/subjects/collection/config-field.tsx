import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isBinding, type Bindable, type CollectionRecord } from '@heddle/document'
import { setCollection } from '@heddle/document/operations'
import { checkFields, type Field, type FieldValues, type PluginSource } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { BoundField, type BindingTarget } from '../../formula/bound-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { SetRow } from './set-row.tsx'
import { words } from './words.ts'

export interface ConfigFieldProps {
  readonly name: string
  readonly field: Field
  readonly collection: CollectionRecord
  readonly source: Pick<PluginSource, 'collection' | 'part'>
  /** What is in effect: `when` of other fields sees it. */
  readonly values: FieldValues
  /** What is wrong with the value that is kept. */
  readonly problem: string | undefined
}

/** One setting of a source: its control, or the formula that gives it. */
export function ConfigField(props: ConfigFieldProps) {
  const { control, target, message, reset } = useConfigField(props)
  const { field } = props
  return (
    <SetRow label={field.label.en} help={field.help?.en} message={message} onReset={reset} {...(target && { target })}>
      {control}
    </SetRow>
  )
}

/** Settings that belong on one line, with one label, which is marked while one of them is set. */
export function ConfigLine({ label, parts, className }: ConfigLineProps) {
  const { view, change } = useEditor()
  const set = parts.filter(({ name, collection }) => (collection.config[name] ?? null) !== null)
  const [first] = set
  const reset = (): void => {
    if (!first) return
    const { id, name } = first.collection
    const config = Object.fromEntries(set.map((part) => [part.name, null]))
    change(words.changes.config(name, label), setCollection(view, { id, values: { config } }))
  }
  return (
    <SetRow label={label} onReset={first && reset}>
      <div className={className}>
        {parts.map((part) => (
          <LinePart key={part.name} {...part} />
        ))}
      </div>
    </SetRow>
  )
}

interface ConfigLineProps {
  readonly label: string
  readonly parts: readonly ConfigFieldProps[]
  readonly className: string | undefined
}

function LinePart(props: ConfigFieldProps) {
  const { control, target, message } = useConfigField(props)
  return (
    <div>
      {target && isBinding(target.value) ? <BoundField {...target} value={target.value} /> : control}
      {message !== undefined && <p role="alert">{message}</p>}
    </div>
  )
}

interface ConfigControl {
  readonly control: ReactNode
  /** Of a setting that may be bound. */
  readonly target: BindingTarget | undefined
  readonly message: string | undefined
  /** Takes it back to the default; absent where it is that. */
  readonly reset: (() => void) | undefined
}

function useConfigField({ name, field, collection, source, values, problem }: ConfigFieldProps): ConfigControl {
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
    const parts = typeof value === 'string' ? source.part?.(name, value, config) : undefined
    if (parts) {
      setRefused(undefined)
      change(changed, setCollection(view, { id, values: { config: parts } }))
      return
    }
    const wrong =
      value === null || isBinding(value)
        ? undefined
        : checkFields(source.collection, { ...config, [name]: value }).find((one) => one.name === name)
    // What was wrong before may be mended step by step.
    const isNew = wrong !== undefined && wrong.message !== problem
    setRefused(isNew ? wrong.message : undefined)
    if (!isNew) change(changed, operation(value as Json))
  }
  const value = (config[name] ?? field.default) as Bindable
  const isText = field.kind === 'text'
  return {
    control: (
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
    ),
    target:
      field.bindable && field.kind !== 'formula'
        ? { label, value, nodeId: undefined, onBind: commit, onUnbind: () => commit(null) }
        : undefined,
    reset: config[name] === undefined || config[name] === null ? undefined : () => commit(null),
    message: refused === undefined ? problem : isText ? undefined : refused,
  }
}
