import { useContext } from 'react'
import { isBinding, type Bindable } from '@heddle/document'
import { TextField } from '../../ui/text-field.tsx'
import type { BindingTarget } from '../bound-field.tsx'
import { FormulaControlsContext } from '../formula-controls.ts'
import { readPlain, writePlain } from './plain-value.ts'
import styles from './then-pane.module.css'

/** What a field of a map holds: a value that is typed, or a formula that sees the row. */
export function MapField({
  label,
  value,
  scope,
  onChange,
}: {
  readonly label: string
  readonly value: Bindable
  readonly scope: Pick<BindingTarget, 'nodeId' | 'sample' | 'given' | 'past'>
  readonly onChange: (value: Bindable) => void
}) {
  const { Field, Handle } = useContext(FormulaControlsContext)
  const target = { label, value, ...scope, onBind: onChange, onUnbind: () => onChange('') }
  return (
    <span className={styles.value}>
      {isBinding(value) ? (
        <Field {...target} value={value} />
      ) : (
        <TextField label={label} isLabelHidden value={writePlain(value)} onCommit={(text) => onChange(readPlain(text))} />
      )}
      <Handle {...target} />
    </span>
  )
}
