import type { ComponentProps } from 'react'
import type { InputProps } from '@heddle/kit/inputs'
import { toText, type RootAttributes } from '@heddle/kit/react'
import { readDay } from './read-day.ts'

/** Values of the fields of an input that holds a text; other people's data. */
export interface TextProps extends InputProps {
  readonly type: string
  readonly value?: unknown
  readonly placeholder?: unknown
  readonly accessibleLabel?: unknown
  readonly readonly?: unknown
  readonly disabled?: unknown
  readonly autofocus?: unknown
  readonly autocomplete?: unknown
  readonly autocompleteToken?: unknown
  readonly inputMode?: unknown
  readonly spellcheck?: unknown
  readonly minLength?: unknown
  readonly maxLength?: unknown
  readonly pattern?: unknown
  readonly minDate?: unknown
  readonly maxDate?: unknown
  readonly timePrecision?: unknown
  readonly displayPassword?: unknown
  readonly rows?: unknown
  readonly resize?: unknown
  readonly grows?: unknown
  readonly maxRows?: unknown
}

/** What a control is drawn with: what is done to it included. */
export type ControlProps = ComponentProps<'input'> & { readonly 'data-state'?: string | undefined }

/** Of the attributes of a root those that belong to the control, where that is the root or stands in it. */
export type OfControl = Partial<Pick<RootAttributes, 'ref' | 'style' | 'aria-label' | 'aria-describedby'>>

/** Attributes that every type of input has; whatever a binding gives, they are of the right type. */
export function inputAttributes(props: TextProps, root: OfControl) {
  const token = toText(props.autocompleteToken).trim()
  return {
    placeholder: toText(props.placeholder) || undefined,
    'aria-label': toText(props.accessibleLabel) || root['aria-label'],
    required: Boolean(props.required),
    readOnly: Boolean(props.readonly),
    disabled: Boolean(props.disabled),
    autoComplete: props.autocomplete ? token || 'on' : 'off',
  }
}

/** What the browser checks, the keyboard of phones, and spelling; of a type only what it knows. */
export function typeAttributes(props: TextProps) {
  const { type, spellcheck } = props
  const keyboard = toText(props.inputMode)
  switch (type) {
    case 'date':
      return { type, min: readDay(toText(props.minDate)) || undefined, max: readDay(toText(props.maxDate)) || undefined }
    case 'time':
      return { type, step: toText(props.timePrecision) }
    case 'color':
      return { type }
    default:
      return {
        type: type === 'textarea' ? undefined : type === 'password' && props.displayPassword ? 'text' : type,
        minLength: toLength(props.minLength),
        maxLength: toLength(props.maxLength),
        pattern: type === 'textarea' ? undefined : toText(props.pattern) || undefined,
        inputMode: (keyboard === 'auto' ? undefined : keyboard || undefined) as 'text' | undefined,
        spellCheck: spellcheck && type !== 'password' ? undefined : false,
      }
  }
}

/** Lines of a field of several: how many stand there, whether people may pull it larger, and whether it grows with its text. */
export function areaAttributes({ rows, resize, grows, maxRows }: TextProps, root: OfControl) {
  const lines = toLines(rows)
  return {
    rows: lines,
    style: {
      ...root.style,
      resize: resize ? ('vertical' as const) : ('none' as const),
      ...(Boolean(grows) && {
        fieldSizing: 'content' as const,
        minBlockSize: `${lines}lh`,
        maxBlockSize: `${Math.max(lines, toLines(maxRows))}lh`,
      }),
    },
  }
}

function toLines(value: unknown): number {
  return typeof value === 'number' && value >= 1 ? Math.min(Math.round(value), 1000) : 1
}

function toLength(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined
}
