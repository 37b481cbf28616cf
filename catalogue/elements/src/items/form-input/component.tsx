import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAutofocus, useEarlyUse, useInput, useTyping } from '@heddle/kit/inputs'
import { toText, useElementAction, useHeldVariable, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { formInputDefinition } from './definition.ts'
import { inputAttributes, numberAttributes, tellNumber, textAttributes } from './input-attributes.ts'
import { numberKeys } from './number-keys.ts'
import { clamp, readNumber, toBounds, toNumber, writeNumber } from './read-number.ts'

/** What stands in a field of a number while somebody types; it counts as long as nothing else set the value. */
interface Typed {
  readonly text: string
  readonly value: number | null
}

/** A line of text holds no line breaks, whatever it was given. */
const toLine = (value: unknown): string => toText(value).replaceAll(/[\r\n]/g, '')

export function FormInput({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const { type } = props
  const isNumber = type === 'number'
  const bounds = toBounds(props)
  const node = useNode()
  const [input, ref] = useRoot<HTMLInputElement>(root.ref)
  const typed = useRef<Typed>(undefined)
  const mark = useRef<'.' | ','>('.')
  const isReadonly = (): boolean => input.current?.readOnly === true
  const initial = isNumber ? toNumber(props.value) : toText(props.value)
  const first = isNumber ? writeNumber(toNumber(initial), '.') : toLine(initial)

  const textOf = (value: unknown): string => {
    if (!isNumber) return toLine(value)
    const { current } = typed
    return current && Object.is(current.value, value) ? current.text : writeNumber(toNumber(value), mark.current)
  }
  const show = (value: unknown): void => {
    const element = input.current
    if (!element) return
    const text = textOf(value)
    // A text that stands there already keeps its caret, and what the browser can undo.
    if (element.value !== text) element.value = text
    if (isNumber) tellNumber(element, toNumber(value))
    field.onValue()
  }
  const { get, set } = useHeldVariable<unknown>('value', initial, show, (next) => node.emit('initValueChange', { value: next }))

  const edit = (next: string | number | null, domEvent: Event | null): void => {
    if (Object.is(next, get())) return show(next)
    field.onEdit()
    set(next)
    field.change.say({ domEvent, value: next })
    if (type === 'search' && next === '') node.emit('clear', { value: next })
  }
  const take = (text: string, domEvent: Event | null): void => {
    if (!isNumber) return edit(text, domEvent)
    const value = readNumber(text)
    field.onEdit()
    typed.current = { text, value }
    if (text.includes(',')) mark.current = ','
    edit(value, domEvent)
  }
  /** What was typed is brought within bounds and written anew; a text that is no number stays, to be mended. */
  const settle = (domEvent: Event | null): unknown => {
    const value = typed.current?.value
    if (value === undefined || value === null || !Object.is(value, get())) return get()
    const kept = clamp(value, bounds)
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
    settle: () => settle(null),
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
    put(isNumber ? null : '')
  })

  useEarlyUse(input, first, (held) => take(held, null))
  useAutofocus(input, props.autofocus && !props.readonly)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { nativeEvent } = event
    // Safari ends a composition with an Enter that no longer says that it composes.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    if (event.key === 'Enter') {
      const settled = settle(nativeEvent)
      field.change.flush()
      node.emit('onEnterKey', { value: settled })
    } else if (event.key === 'Escape' && type === 'search' && get() !== '' && !isReadonly()) {
      event.preventDefault()
      edit('', nativeEvent)
    } else if (isNumber && !isReadonly()) {
      const next = numberKeys(event, toNumber(get()), bounds)
      if (next === undefined) return
      event.preventDefault()
      typed.current = { text: writeNumber(next, mark.current), value: next }
      edit(next, nativeEvent)
    }
  }
  return (
    <input
      {...root}
      {...inputAttributes(props)}
      {...(isNumber ? numberAttributes(toNumber(initial), bounds) : textAttributes(props))}
      {...field.attributes}
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
