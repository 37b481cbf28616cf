import type { PropsOf } from '@heddle/kit'
import { toText } from '@heddle/kit/react'
import type { formInputDefinition } from './definition.ts'
import { NUMBER_PATTERN, type NumberBounds } from './read-number.ts'

type Props = PropsOf<typeof formInputDefinition>

/** Attributes that every type of input has; whatever a binding gives, they are of the right type. */
export function inputAttributes(props: Props) {
  const token = toText(props.autocompleteToken).trim()
  return {
    placeholder: toText(props.placeholder) || undefined,
    'aria-label': toText(props.accessibleLabel) || undefined,
    required: Boolean(props.required),
    readOnly: Boolean(props.readonly),
    disabled: Boolean(props.disabled),
    autoComplete: props.autocomplete ? token || 'on' : 'off',
  }
}

/** A line of text: what the browser checks, the keyboard of phones, and spelling. */
export function textAttributes({ type, minLength, maxLength, pattern, inputMode, spellcheck }: Props) {
  return {
    type,
    minLength: toLength(minLength),
    maxLength: toLength(maxLength),
    pattern: toText(pattern) || undefined,
    inputMode: typeof inputMode === 'string' && inputMode !== 'auto' ? inputMode : undefined,
    spellCheck: spellcheck ? undefined : false,
  }
}

/** WAI-ARIA Authoring Practices, spinbutton: a text field, so that decimal commas and the wheel do no harm. */
export function numberAttributes(value: number | null, { min, max }: NumberBounds) {
  return {
    type: 'text',
    role: 'spinbutton',
    inputMode: 'decimal',
    pattern: NUMBER_PATTERN,
    'aria-valuenow': value ?? undefined,
    'aria-valuemin': min ?? undefined,
    'aria-valuemax': max ?? undefined,
  } as const
}

/** The number that stands in the field now, which nobody draws. */
export function tellNumber(field: Element, value: number | null): void {
  if (value === null) field.removeAttribute('aria-valuenow')
  else field.setAttribute('aria-valuenow', String(value))
}

function toLength(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}
