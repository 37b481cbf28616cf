import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAutofocus, useEarlyUse, useInput, useTyping } from '@heddle/kit/inputs'
import { useElementAction, useHeldVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { formInputDefinition } from './definition.ts'
import { inputAttributes } from './input-attributes.ts'
import { isComposing } from './is-composing.ts'
import { numberKeys } from './number-keys.ts'
import { clamp, decimalsOf, NUMBER_PATTERN, readNumber, toBounds, toNumber, writeNumber } from './read-number.ts'

/** What stands in a field of a number while somebody types; it counts as long as nothing else set the value. */
interface Typed {
  readonly text: string
  readonly value: number | null
}

/**
 * A number, whole or with a fixed number of decimals (WAI-ARIA Authoring Practices, spinbutton): a text field, so that decimal
 * commas and the wheel do no harm.
 */
export function FormInputNumber({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const bounds = toBounds(props)
  const decimals = decimalsOf(props)
  const node = useNode()
  const [input, ref] = useRoot<HTMLInputElement>(root.ref)
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
    const value = readNumber(text)
    field.onEdit()
    typed.current = { text, value }
    if (text.includes(',')) mark.current = ','
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
  const field = useInput(input, props, {
    get,
    initial,
    put,
    settle: () => void settle(null),
    describedBy: root['aria-describedby'],
  })

  useTyping(
    input,
    (event) => {
      const text = input.current?.value ?? ''
      if (text !== textOf(get())) take(text, event)
    },
    () => put(initial),
  )
  useElementAction('select-text', () => input.current?.select())
  useElementAction('blur', () => input.current?.blur())
  useElementAction('clear', () => {
    field.change.flush()
    put(null)
  })
  useEarlyUse(input, first, (held) => take(held, null))
  useAutofocus(input, props.autofocus && !props.readonly)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
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
      typed.current = { text: writeNumber(next, mark.current, decimals), value: next }
      edit(next, nativeEvent)
    }
  }
  const { min, max } = bounds
  return (
    <input
      {...root}
      {...inputAttributes(props)}
      {...field.attributes}
      type="text"
      role="spinbutton"
      inputMode="decimal"
      pattern={NUMBER_PATTERN}
      aria-valuenow={initial ?? undefined}
      aria-valuemin={min ?? undefined}
      aria-valuemax={max ?? undefined}
      ref={ref}
      defaultValue={first}
      onFocus={field.onFocus}
      onBlur={({ nativeEvent }) => {
        settle(nativeEvent)
        field.onBlur()
      }}
      onKeyDown={onKeyDown}
    />
  )
}

/** The number that stands in the field now, which nobody draws. */
function tellNumber(field: Element, value: number | null): void {
  if (value === null) field.removeAttribute('aria-valuenow')
  else field.setAttribute('aria-valuenow', String(value))
}
