import type { ReactNode, RefObject } from 'react'
import { toText } from '@heddle/kit/react'

export interface SentValuesProps {
  /** What forms and browsers take for the control. */
  readonly control: RefObject<HTMLInputElement | null>
  readonly name: string | undefined
  readonly value: unknown
  readonly isRange: boolean
  readonly isRequired: boolean
  readonly isReadonly: boolean
  readonly isDisabled: boolean
  readonly onInvalid: () => void
  /** The browser fills it in. */
  readonly onFill: (text: string) => void
  readonly onFocus: () => void
}

/** What a form that the browser sends gets of a date: of a range both ends, of several each. */
export function SentValues(props: SentValuesProps): ReactNode {
  const { control, name, value, isRange, isDisabled } = props
  const [start, end] = isRange ? ['start', 'end'].map((part) => toText(Reflect.get(value as object, part))) : []
  const several = Array.isArray(value) ? (value as readonly unknown[]) : undefined
  return (
    <>
      <input
        ref={control}
        className="heddle-date-value"
        name={isRange && name ? `${name}.start` : several ? undefined : name}
        value={start ?? toText(several ? several[0] : value)}
        required={props.isRequired}
        readOnly={props.isReadonly}
        disabled={isDisabled}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        onInvalid={props.onInvalid}
        onChange={({ currentTarget }) => props.onFill(currentTarget.value)}
        onFocus={props.onFocus}
      />
      {name &&
        several?.map((one) => <input key={toText(one)} type="hidden" name={name} value={toText(one)} disabled={isDisabled} />)}
      {isRange && name && <input type="hidden" name={`${name}.end`} value={end} disabled={isDisabled} />}
    </>
  )
}
