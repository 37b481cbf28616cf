import { useEffect, useState, type ReactNode } from 'react'
import { Slot, toText, type ElementProps } from '@heddle/kit/react'
import { useChecked } from '../../lib/controls/use-checked.ts'
import type { checkboxDefinition } from './definition.ts'

export function Checkbox({ root, props }: ElementProps<typeof checkboxDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const isMixed = Boolean(props.indeterminate)
  const [isCleared, setCleared] = useState(false)
  if (isCleared && !isMixed) setCleared(false)
  const isNeither = isMixed && !isCleared
  const { control, state, attributes } = useChecked(props, [isNeither && 'indeterminate'], () => setCleared(isMixed))
  useEffect(() => {
    if (control.current) control.current.indeterminate = isNeither
  }, [control, isNeither])
  return (
    <label {...rest} data-state={state}>
      <input
        {...attributes}
        ref={control}
        type="checkbox"
        className="heddle-check"
        aria-label={toText(props.accessibleLabel) || label}
      />
      <Slot name="label" />
    </label>
  )
}
