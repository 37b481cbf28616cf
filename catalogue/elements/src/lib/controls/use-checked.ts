import { useRef, type ChangeEvent, type RefObject } from 'react'
import { useEarlyUse, useInput, type Input, type InputProps } from '@heddle/kit/inputs'
import { useElementAction, useElementVariable, useNode } from '@heddle/kit/react'

/** Fields of what is on or off. */
interface CheckedProps extends InputProps {
  readonly value: unknown
  readonly readonly: unknown
  readonly disabled: unknown
}

export interface Checked {
  readonly control: RefObject<HTMLInputElement | null>
  /** States of the whole element, for its root. */
  readonly state: string | undefined
  /** For the control. */
  readonly attributes: Omit<Input['attributes'], 'data-state'> & {
    readonly checked: boolean
    readonly value: 'true'
    readonly required: boolean
    readonly disabled: boolean
    readonly 'aria-readonly': true | undefined
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void
    readonly onFocus: () => void
    readonly onBlur: () => void
  }
}

/**
 * What a control of the browser does that is on or off (elements reference 16 and 18): the variable `value`, its events and
 * actions. A form without a script sends it by its field name.
 * @param states that it raises beside `readonly`, `disabled` and `invalid`
 * @param onChange called when a person has changed it
 */
export function useChecked(props: CheckedProps, states: readonly (string | false)[] = [], onChange?: () => void): Checked {
  const node = useNode()
  const control = useRef<HTMLInputElement>(null)
  // The browser knows whether it is on by another name than texts.
  const held = useRef({
    get value() {
      return String(control.current?.checked)
    },
  })
  const first = Boolean(props.value)
  const [value, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const isOn = Boolean(value)
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const {
    attributes: { 'data-state': state, ...attributes },
    ...input
  } = useInput(control, props, {
    get: () => isOn,
    initial: first,
    put: setValue,
    drawn: isOn,
    states: [isReadonly && 'readonly', isDisabled && 'disabled', ...states],
  })

  useElementAction('set-value', (next) => setValue(Boolean(next)))
  useElementAction('reset-value', () => setValue(first))
  useElementAction('toggle', () => setValue(!isOn))

  const change = (next: boolean, domEvent: Event | null): void => {
    input.onEdit()
    setValue(next)
    input.change.say({ domEvent, value: next })
    onChange?.()
  }
  useEarlyUse(held, String(isOn), (early) => {
    if (!isReadonly) change(early === 'true', null)
    else if (control.current) control.current.checked = isOn
  })
  return {
    control,
    state,
    attributes: {
      ...attributes,
      checked: isOn,
      value: 'true',
      required: Boolean(props.required),
      disabled: isDisabled,
      'aria-readonly': isReadonly || undefined,
      onChange: ({ currentTarget, nativeEvent }) => {
        if (!isReadonly) change(currentTarget.checked, nativeEvent)
      },
      onFocus: input.onFocus,
      onBlur: input.onBlur,
    },
  }
}
