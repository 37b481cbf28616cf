import { useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useEarlyUse, useInput, useTyping, type Input, type InputProps, type InputValue } from '@heddle/kit/inputs'
import { isComposing, useElementAction, useHeldVariable, useNode } from '@heddle/kit/react'
import { numberKeys } from './number-keys.ts'
import { rangeRefusal } from './range-refusal.ts'
import { usePlainEntry } from './use-plain-entry.ts'
import {
  clamp,
  NUMBER_PATTERN,
  readNumber,
  readPasted,
  stepFrom,
  toNumber,
  writeNumber,
  type NumberBounds,
} from './read-number.ts'

/** What stands in a field of a number while somebody types; it counts as long as nothing else set the value. */
interface Typed {
  readonly text: string
  readonly value: number | null
}

/** What is special about a field of a number. */
export interface NumberFieldOptions extends Pick<InputValue, 'describedBy' | 'states'> {
  readonly bounds: NumberBounds
  /** How many decimals it is shown with, and rounded to; absent for as many as it has. */
  readonly decimals: number | undefined
  /** The field shows another number now, which nobody draws. */
  readonly onShow?: (value: number | null) => void
}

/** A control that is a spinbutton. */
export interface NumberField {
  /** For the control, beside those that say of what use it is. */
  readonly attributes: Input['attributes'] & {
    readonly type: 'text'
    readonly role: 'spinbutton'
    readonly inputMode: 'decimal'
    readonly pattern: string
    readonly 'aria-valuenow': number | undefined
    readonly 'aria-valuemin': number | undefined
    readonly 'aria-valuemax': number | undefined
    readonly defaultValue: string
    readonly onFocus: () => void
    readonly onBlur: (event: FocusEvent) => void
    readonly onKeyDown: (event: KeyboardEvent) => void
  }
  readonly get: () => number | null
  /** Goes so many steps from the number that stands there, as far as its bounds let it, as a person does. */
  readonly step: (steps: number, domEvent: Event | null) => void
  /** Lets it hold a value, which is no change by a person. */
  readonly put: (value: unknown) => void
}

/**
 * A number that is typed or stepped (WAI-ARIA Authoring Practices, spinbutton): a text field, so that decimal commas and the
 * wheel do no harm. It shares the variable `value` and says its events.
 * @param input the control
 */
export function useNumberField(
  input: RefObject<HTMLInputElement | null>,
  props: InputProps & { readonly value: unknown },
  { bounds, decimals, onShow, ...own }: NumberFieldOptions,
): NumberField {
  const node = useNode()
  const typed = useRef<Typed>(undefined)
  const mark = useRef<'.' | ','>('.')
  const isReadonly = (): boolean => input.current?.readOnly === true
  const initial = toNumber(props.value)
  const first = writeNumber(initial, '.', decimals)

  const textOf = (value: unknown): string => {
    const { current } = typed
    return current && Object.is(current.value, value) ? current.text : writeNumber(toNumber(value), mark.current, decimals)
  }
  const show = (value: unknown): void => {
    const element = input.current
    if (!element) return
    const text = textOf(value)
    // A text that stands there already keeps its caret, and what the browser can undo.
    if (element.value !== text) element.value = text
    tellNumber(element, toNumber(value))
    element.setCustomValidity(rangeRefusal(toNumber(value), bounds)?.message ?? '')
    onShow?.(toNumber(value))
    field.onValue()
  }
  const { get, set } = useHeldVariable<unknown>('value', initial, show, (next) => node.emit('initValueChange', { value: next }))
  const edit = (next: number | null, domEvent: Event | null): void => {
    if (Object.is(next, get())) return show(next)
    field.onEdit()
    set(next)
    field.change.say({ domEvent, value: next })
  }
  const take = (text: string, domEvent: Event | null): void => {
    const plain = readNumber(text)
    const isFromElsewhere = domEvent instanceof InputEvent && /Paste|Drop/.test(domEvent.inputType)
    const value = plain ?? (isFromElsewhere ? readPasted(text) : null)
    field.onEdit()
    typed.current = { text: plain === value ? text : writeNumber(value, mark.current), value }
    if (plain !== null && text.includes(',')) mark.current = ','
    edit(value, domEvent)
  }
  /** What was typed is rounded, brought within bounds and written anew; a text that is no number stays, to be mended. */
  const settle = (domEvent: Event | null): unknown => {
    const value = typed.current?.value
    if (value === undefined || value === null || !Object.is(value, get())) return get()
    const kept = clamp(decimals === undefined ? value : Number(value.toFixed(decimals)), bounds)
    typed.current = undefined
    edit(kept, domEvent)
    return kept
  }
  const put = (value: unknown): void => {
    typed.current = undefined
    set(value)
    show(value)
  }
  const goTo = (next: number, domEvent: Event | null): void => {
    typed.current = { text: writeNumber(next, mark.current, decimals), value: next }
    edit(next, domEvent)
  }
  const check = () => rangeRefusal(toNumber(get()), bounds)
  const field = useInput(input, props, { get, initial, put, settle: () => void settle(null), check, ...own })

  useTyping(
    input,
    (event) => {
      const text = input.current?.value ?? ''
      if (text !== textOf(get())) take(text, event)
    },
    () => put(initial),
  )
  useElementAction('clear', () => {
    field.change.flush()
    put(null)
  })
  usePlainEntry(input, () => toNumber(get()))
  useEarlyUse(input, first, (held) => take(held, null))

  const { min, max, step } = bounds
  return {
    attributes: {
      ...field.attributes,
      type: 'text',
      role: 'spinbutton',
      inputMode: 'decimal',
      pattern: NUMBER_PATTERN,
      'aria-valuenow': initial ?? undefined,
      'aria-valuemin': min ?? undefined,
      'aria-valuemax': max ?? undefined,
      defaultValue: first,
      onFocus: field.onFocus,
      onBlur({ nativeEvent }) {
        settle(nativeEvent)
        field.onBlur()
      },
      onKeyDown(event) {
        const { nativeEvent } = event
        if (isComposing(nativeEvent)) return
        if (event.key === 'Enter') {
          const settled = settle(nativeEvent)
          field.change.flush()
          node.emit('onEnterKey', { value: settled, shift: event.shiftKey, ctrl: event.ctrlKey })
        } else if (!isReadonly()) {
          const next = numberKeys(event, toNumber(get()), bounds)
          if (next === undefined) return
          event.preventDefault()
          goTo(next, nativeEvent)
        }
      },
    },
    get: () => toNumber(get()),
    step: (steps, domEvent) => goTo(clamp(stepFrom(toNumber(get()), steps * step), bounds), domEvent),
    put,
  }
}

/** The number that stands in the field now, which nobody draws. */
function tellNumber(field: Element, value: number | null): void {
  if (value === null) field.removeAttribute('aria-valuenow')
  else field.setAttribute('aria-valuenow', String(value))
}
