import { useEffect, useRef, useState } from 'react'
import { isBinding, labelsOfRows, type Bindable, type FieldsOf, type NodeRecord, type VariantContext } from '@heddle/document'
import { setProp } from '@heddle/document/operations'
import type { Field, FieldValues } from '@heddle/kit'
import { createGesture, type Gesture } from '../../controls/gesture.ts'
import { BoundWarning } from '../../fields/bound-warning.tsx'
import { FieldControl } from '../../fields/field-control.tsx'
import { words as formulaWords } from '../../formula/words.ts'
import { words } from '../words.ts'
import { changeHere, scopeHere } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useRole } from '../../session/use-role.ts'
import { BoundField, FormulaHandle, type BindingTarget } from '../../formula/bound-field.tsx'
import { RowLabel } from '../row-label.tsx'
import { SourceDetails } from '../source-details.tsx'
import { readField } from './read-field.ts'
import rows from '../../ui/row.module.css'

/** A row made from a field's descriptor. */
export function FieldRow({
  nodes,
  name,
  field,
  context,
  fieldsOf,
  values,
  sole,
}: {
  readonly nodes: readonly NodeRecord[]
  readonly name: string
  readonly field: Field
  readonly context: VariantContext
  /** Values of the fields beside it, as far as they are known. */
  readonly values?: FieldValues
  /** The instance that it is changed for alone; the nodes are as they are there. */
  readonly sole?: NodeRecord | undefined
  /** What is known of the nodes' elements; the catalogue, unless they are of another kind. */
  readonly fieldsOf?: FieldsOf
}) {
  const editor = useEditor()
  const { definitions, change } = editor
  const gesture = useRef<Gesture | undefined>(undefined)
  const [wrong, setWrong] = useState<string>()
  useEffect(() => () => gesture.current?.finish(), [])
  const own = sole && (sole.overrides?.[nodes[0]?.id ?? '']?.props ?? {})
  const reading = readField(nodes, name, field, context, own, definitions.get(nodes[0]?.element ?? '')?.baseStyles)
  const { value, variant, isMixed, isSetHere } = reading
  const label = field.label.en
  const scope = nodes[0] && scopeHere(editor, nodes[0].id, `props/${name}/${variant}`)
  const operation = (next: Bindable | null) => {
    const input = { field: name, variant, value: next, fieldsOf: fieldsOf ?? ((type) => definitions.get(type)) }
    const chosen = nodes.map(({ id }) => id)
    return changeHere(editor, chosen, (view, ids) => setProp(view, { ...input, ids }))
  }
  const commit = (next: Bindable | null) => {
    const result = operation(next)
    setWrong(result.ok ? undefined : result.issues[0]?.message)
    if (result.ok) change(words.changes.setting(label), result)
  }
  const target: BindingTarget = {
    label,
    value,
    nodeId: scope,
    onBind: (binding) => change(formulaWords.change(label), operation(binding)),
    onUnbind: () => change(formulaWords.unbind(label), operation(null)),
  }
  const reset = isSetHere ? () => commit(null) : undefined
  const isClosed = useIsClosed(field, value, values)
  const row = (
    <div className={rows.row} inert={isClosed}>
      <RowLabel
        label={label}
        origin={reading.origin}
        source={reading.source}
        onReset={reset}
        details={<SourceDetails label={label} source={reading.source} help={field.help?.en} onReset={reset} />}
      />
      {isBinding(value) && field.kind !== 'formula' ? (
        <BoundField {...target} value={value} />
      ) : (
        <FieldControl
          field={field}
          label={label}
          value={value}
          nodeId={scope}
          values={values}
          isMixed={isMixed}
          onCommit={commit}
          onShow={(next) => {
            gesture.current ??= createGesture(editor)
            gesture.current.show(words.changes.setting(label), operation(next))
          }}
          onShowEnd={() => {
            gesture.current?.finish()
            gesture.current = undefined
          }}
        />
      )}
      {field.bindable && field.kind !== 'formula' && <FormulaHandle {...target} />}
      {isBinding(value) && field.kind !== 'formula' && (
        <BoundWarning field={field} binding={value} nodeId={scope} values={values} />
      )}
      {wrong !== undefined && (
        <p role="alert" className={rows.message}>
          {wrong}
        </p>
      )}
    </div>
  )
  if (!isClosed) return row
  return (
    <div className={rows.closed} title={words.takesEditor}>
      {row}
    </div>
  )
}

const OF_CONTENT: readonly Field['kind'][] = ['text', 'image', 'list']

/** Whether a member may not change such a field: who changes texts and pictures changes no formulas and no others, and a list for the texts in it. */
function useIsClosed(field: Field, value: Bindable | undefined, values: FieldValues = {}): boolean {
  const role = useRole()
  const hasTexts =
    field.kind === 'value'
      ? field.item !== undefined || labelsOfRows(field, (name) => values[name]).length > 0
      : OF_CONTENT.includes(field.kind) ||
        (field.kind === 'object' && Object.values(field.fields).some((part) => part.translated))
  const isContent = hasTexts && !isBinding(value)
  return role === 'viewer' || (role === 'content-editor' && !isContent)
}
