import { useEffect, useRef, useState } from 'react'
import { isBinding, type Bindable, type Id, type LibraryComponentRecord, type LinkTarget } from '@heddle/document'
import type { Field } from '@heddle/kit'
import { propertyFields } from '../../fields/component-properties.ts'
import { FieldControl } from '../../fields/field-control.tsx'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor } from '../../session/use-editor.ts'
import { RowLabel } from '../row-label.tsx'
import { SourceDetails } from '../source-details.tsx'
import { words } from '../words.ts'

type Values = NonNullable<LinkTarget['props']>

/** A value for each property of the popup that a link opens; one without a value is what the popup says itself. */
export function PopupValues({
  popup,
  values = {},
  nodeId,
  onChange,
}: {
  readonly popup: LibraryComponentRecord
  readonly values: Values | undefined
  /** The node whose scope formulas see. */
  readonly nodeId: Id | undefined
  /** `undefined` where no property has a value. */
  readonly onChange: (values: Values | undefined) => void
}) {
  const fields = Object.entries(propertyFields(popup))
  const set = (id: Id, value: Bindable | null) => {
    // What the popup does not have any more goes with the next change.
    const others = Object.entries(values).filter(([key]) => key !== id && fields.some(([known]) => known === key))
    const next = Object.fromEntries(value === null ? others : [...others, [id, value]])
    onChange(Object.keys(next).length > 0 ? next : undefined)
  }
  return fields.map(([id, field]) => (
    <ValueRow
      key={`${popup.id} ${id}`}
      field={field}
      value={Object.hasOwn(values, id) ? values[id] : undefined}
      nodeId={nodeId}
      onCommit={(value) => set(id, value)}
    />
  ))
}

function ValueRow({
  field,
  value,
  nodeId,
  onCommit,
}: {
  readonly field: Field
  readonly value: Bindable | undefined
  readonly nodeId: Id | undefined
  readonly onCommit: (value: Bindable | null) => void
}) {
  const { client } = useEditor()
  const [wrong, setWrong] = useState<string>()
  const endDrag = useRef<(() => void) | undefined>(undefined)
  const end = () => {
    endDrag.current?.()
    endDrag.current = undefined
  }
  useEffect(() => end, [])
  const name = field.label.en
  const label = words.linkProperty(name)
  const commit = (next: Bindable | null) => {
    const problem = next === null || isBinding(next) || field.kind === 'formula' ? undefined : field.check(next)
    setWrong(problem)
    if (problem === undefined) onCommit(next)
  }
  const reset = value === undefined ? undefined : () => commit(null)
  const { here, bound } = words.source
  const source = value === undefined ? words.ofPopup : isBinding(value) ? `${here} ${bound}` : here
  const target = { label, value, nodeId, onBind: commit, onUnbind: () => commit(null) }
  return (
    <PlainRow
      label={name}
      message={wrong}
      labelled={
        <RowLabel
          label={name}
          origin={value === undefined ? 'default' : isBinding(value) ? 'bound' : 'here'}
          source={source}
          onReset={reset}
          details={<SourceDetails label={name} source={source} help={field.help?.en} onReset={reset} />}
        />
      }
      {...(field.kind !== 'formula' && { target })}
    >
      <FieldControl
        field={field}
        label={label}
        value={value ?? field.default}
        nodeId={nodeId}
        isMixed={false}
        onCommit={commit}
        onShow={(next) => {
          endDrag.current ??= client.startGesture()
          commit(next)
        }}
        onShowEnd={end}
      />
    </PlainRow>
  )
}
