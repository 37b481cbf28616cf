import type { CSSProperties, KeyboardEvent, ReactNode } from 'react'
import { Slot, toText, type ElementProps } from '@heddle/kit/react'
import { toFinite } from '../../lib/controls/to-finite.ts'
import { useChecked } from '../../lib/controls/use-checked.ts'
import type { toggleDefinition } from './definition.ts'

/** Percent of the track's height; what is bound may be anything. */
const toScale = (size: unknown): number => {
  return Math.min(100, Math.max(10, toFinite(size) ?? 100)) / 100
}

export function Toggle({ root, props }: ElementProps<typeof toggleDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const { control, state, attributes } = useChecked(props)
  const scale = toScale(props.selectorSize)
  // Enter would send the form.
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    event.currentTarget.click()
  }
  return (
    <label {...rest} data-state={state}>
      <input
        {...attributes}
        ref={control}
        type="checkbox"
        role="switch"
        className="heddle-switch"
        style={scale === 1 ? undefined : ({ '--thumb-scale': scale } as CSSProperties)}
        aria-label={toText(props.accessibleLabel) || label}
        onKeyDown={onKeyDown}
      />
      <Slot name="label" />
    </label>
  )
}
