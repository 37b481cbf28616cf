import type { PropsOf } from '@heddle/kit'
import { useAutofocus } from '@heddle/kit/inputs'
import { useElementAction, useRoot } from '@heddle/kit/react'
import { inputAttributes, type ControlProps, type OfControl } from '../../lib/lines/input-attributes.ts'
import { useNumberField } from '../../lib/numbers/use-number-field.ts'
import type { formInputDefinition } from './definition.ts'
import { decimalsOf, toBounds } from './number-bounds.ts'

export interface NumberControl {
  readonly control: ControlProps
  /** Goes some steps up or down, as by a key, with the caret in the number. */
  readonly step: (steps: number, domEvent: Event) => void
}

/** The control of a number, whole or with a fixed number of decimals. */
export function useNumber(root: OfControl, props: PropsOf<typeof formInputDefinition>): NumberControl {
  const [input, ref] = useRoot<HTMLInputElement>(root.ref)
  const { attributes, step } = useNumberField(input, props, {
    bounds: toBounds(props),
    decimals: decimalsOf(props),
    describedBy: root['aria-describedby'],
  })
  useElementAction('select-text', () => input.current?.select())
  useElementAction('blur', () => input.current?.blur())
  useAutofocus(input, props.autofocus && !props.readonly)
  return {
    control: { ...inputAttributes(props, root), ...attributes, ref },
    step(steps, domEvent) {
      input.current?.focus()
      step(steps, domEvent)
    },
  }
}
