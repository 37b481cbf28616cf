import { useRef, type ReactNode } from 'react'
import { toText, useElementAction, type ElementProps } from '@heddle/kit/react'
import { useNumberField } from '../../lib/numbers/use-number-field.ts'
import type { stepperDefinition } from './definition.ts'
import { decimalsFor, readBounds } from './steps.ts'
import { useHold } from './use-hold.ts'

/** A number between two buttons. The buttons are no stops of the Tab key: the arrow keys do what they do. */
export function Stepper({ root, props }: ElementProps<typeof stepperDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const control = useRef<HTMLInputElement>(null)
  const less = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const bounds = readBounds(props)
  const { min, max } = bounds
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const unit = toText(props.unit)

  const isAtMin = (value: number | null): boolean => value !== null && min !== null && value <= min
  const isAtMax = (value: number | null): boolean => value !== null && max !== null && value >= max
  const spoken = (value: number | null, written: string): string | undefined =>
    unit && value !== null ? `${written} ${unit}` : undefined
  const tell = (value: number | null): void => {
    mark(less.current, 'aria-disabled', isAtMin(value) ? 'true' : undefined)
    mark(more.current, 'aria-disabled', isAtMax(value) ? 'true' : undefined)
    mark(control.current, 'aria-valuetext', spoken(value, control.current?.value ?? ''))
  }
  const {
    attributes: { 'data-state': state, ...attributes },
    ...field
  } = useNumberField(control, props, {
    bounds,
    decimals: decimalsFor(props.decimals, bounds.step),
    states: [isReadonly && 'readonly', isDisabled && 'disabled'],
    onShow: tell,
  })
  useElementAction('set-value', field.put)
  useElementAction('reset-value', () => field.put(props.value))
  useElementAction('increase', () => field.step(1, null))
  useElementAction('decrease', () => field.step(-1, null))

  const go = (steps: number, domEvent: Event | null): boolean => {
    const before = field.get()
    field.step(steps, domEvent)
    const after = field.get()
    return after !== before && after !== (steps > 0 ? max : min)
  }
  const onLess = useHold((event) => go(-1, event))
  const onMore = useHold((event) => go(1, event))
  const first = attributes['aria-valuenow'] ?? null
  const button = { type: 'button', tabIndex: -1, disabled: isDisabled || isReadonly } as const
  return (
    <div {...rest} data-state={state}>
      <button
        {...button}
        {...onLess}
        ref={less}
        className="heddle-step"
        aria-disabled={isAtMin(first) || undefined}
        aria-label={toText(props.lessLabel) || '−'}
      />
      <label className="heddle-step-value">
        <input
          {...attributes}
          ref={control}
          aria-label={toText(props.accessibleLabel) || label}
          aria-valuetext={spoken(first, attributes.defaultValue)}
          autoComplete="off"
          required={Boolean(props.required)}
          readOnly={isReadonly}
          disabled={isDisabled}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </label>
      <button
        {...button}
        {...onMore}
        ref={more}
        aria-disabled={isAtMax(first) || undefined}
        className="heddle-step heddle-step-more"
        aria-label={toText(props.moreLabel) || '+'}
      />
    </div>
  )
}

/** Says of a part what changes with the number, which nobody draws. */
function mark(part: Element | null, name: string, value: string | undefined): void {
  if (value === undefined) part?.removeAttribute(name)
  else part?.setAttribute(name, value)
}
