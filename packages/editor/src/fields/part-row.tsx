import { isBinding, type Bindable, type Id } from '@heddle/document'
import type { Field, Fields, FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { languageSource } from '../session/language-source.ts'
import { textShown, textWritten } from '../session/text-in-language.ts'
import { useVariantContext } from '../session/use-variant-context.ts'
import { InnerControl } from './inner-control.tsx'
import { PlainRow } from './plain-row.tsx'
import { words } from './words.ts'

export type PartValues = Readonly<Record<string, Json>>

/** What a value that holds fields hands on to their rows. */
export interface PartsProps {
  readonly fields: Fields
  /** What holds them, in words: the names of the controls end with it. */
  readonly owner: string
  readonly values: PartValues
  readonly nodeId: Id | undefined
  readonly canBind?: boolean | undefined
  readonly onCommit: (values: PartValues) => void
  readonly onShow: (values: PartValues) => void
  readonly onShowEnd: () => void
}

/** The rows of fields inside of another field's value; those whose condition does not hold are not shown. */
export function PartRows({ fields, owner, values, nodeId, canBind, onCommit, onShow, onShowEnd }: PartsProps) {
  const known = literalsOf(fields, values)
  return Object.entries(fields).map(([name, field]) =>
    field.when?.(known) === false ? null : (
      <PartRow
        key={name}
        field={field}
        label={words.partOf(field.label.en, owner)}
        value={Object.hasOwn(values, name) ? values[name] : undefined}
        values={known}
        nodeId={nodeId}
        canBind={canBind}
        onCommit={(next) => onCommit(withPart(values, name, next))}
        onShow={(next) => onShow(withPart(values, name, next))}
        onShowEnd={onShowEnd}
      />
    ),
  )
}

function PartRow({
  field,
  label,
  value,
  values,
  nodeId,
  canBind = nodeId !== undefined,
  onCommit,
  onShow,
  onShowEnd,
}: {
  readonly field: Field
  readonly label: string
  readonly value: Json | undefined
  readonly values: FieldValues
  readonly nodeId: Id | undefined
  readonly canBind: boolean | undefined
  readonly onCommit: (value: Bindable | null) => void
  readonly onShow: (value: Json) => void
  readonly onShowEnd: () => void
}) {
  const at = useVariantContext()
  const shown = textShown(value, field, at)
  const commit = (next: Bindable | null) => onCommit(textWritten(value, field, next, at) as Bindable | null)
  const hasHandle = field.bindable && field.kind !== 'formula' && canBind
  const target = { label, value: shown.value, nodeId, onBind: commit, onUnbind: () => commit(null) }
  const source = shown.varies && at.languages.length > 1 ? languageSource(shown.from ?? at.language, at.language) : undefined
  const help = [field.help?.en, source].filter(Boolean).join(' · ')
  return (
    <PlainRow label={field.label.en} help={help === '' ? undefined : help} {...(hasHandle && { target })}>
      <InnerControl
        field={field}
        label={label}
        value={shown.value ?? field.default}
        isMixed={false}
        values={values}
        nodeId={nodeId}
        canBind={canBind}
        onCommit={commit}
        onShow={onShow}
        onShowEnd={onShowEnd}
      />
    </PlainRow>
  )
}

function withPart(values: PartValues, name: string, value: Bindable | null): PartValues {
  const { [name]: _, ...others } = values
  return value === null ? others : { ...others, [name]: value as Json }
}

/** Literals in effect, for the `when` of others; bound ones are unknown. */
export function literalsOf(fields: Fields, values: PartValues): FieldValues {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const value = (Object.hasOwn(values, name) ? values[name] : undefined) ?? field.default
      return [name, isBinding(value) ? undefined : value]
    }),
  )
}

/** The values of an object that may be anything. */
export function partsOf(value: unknown): PartValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isBinding(value) ? (value as PartValues) : {}
}
