import type { KeyboardEvent } from 'react'
import { useAutofocus, useEarlyUse, useInput, useTyping } from '@heddle/kit/inputs'
import { isComposing, toText, useElementAction, useHeldVariable, useNode, useRoot } from '@heddle/kit/react'
import {
  areaAttributes,
  inputAttributes,
  typeAttributes,
  type ControlProps,
  type OfControl,
  type TextProps,
} from './input-attributes.ts'
import { toShown } from './line-value.ts'

/** The control of a line of text or several, of a day, a time, a colour: all but numbers. */
export function useLine(root: OfControl, props: TextProps): ControlProps {
  const { type } = props
  const node = useNode()
  const [input, ref] = useRoot<HTMLInputElement>(root.ref)
  const isReadonly = (): boolean => input.current?.readOnly === true
  const initial = toText(props.value)
  const first = toShown(type, initial)

  const show = (value: unknown): void => {
    const element = input.current
    if (!element) return
    const text = toShown(type, value)
    // A text that stands there already keeps its caret, and what the browser can undo.
    if (element.value !== text) element.value = text
    field.onValue()
  }
  const { get, set } = useHeldVariable<unknown>('value', initial, show, (next) => node.emit('initValueChange', { value: next }))
  const put = (value: unknown): void => {
    set(value)
    show(value)
  }
  const field = useInput(input, props, { get, initial, put, describedBy: root['aria-describedby'] })

  const edit = (next: string, domEvent: Event | null): void => {
    if (next === get()) return show(next)
    field.onEdit()
    set(next)
    field.change.say({ domEvent, value: next })
    if (type === 'search' && next === '') node.emit('clear', { value: next })
  }
  useTyping(
    input,
    (event) => {
      const text = input.current?.value ?? ''
      if (text !== toShown(type, get())) edit(text, event)
    },
    () => put(initial),
  )
  useElementAction('select-text', () => input.current?.select())
  useElementAction('blur', () => input.current?.blur())
  useElementAction('clear', () => {
    field.change.flush()
    put('')
  })

  useEarlyUse(input, first, (held) => edit(held, null))
  useAutofocus(input, Boolean(props.autofocus) && !props.readonly)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { nativeEvent, key, shiftKey, ctrlKey } = event
    if (isComposing(nativeEvent)) return
    if (key === 'Enter') {
      field.change.flush()
      node.emit('onEnterKey', { value: get(), shift: shiftKey, ctrl: ctrlKey })
    } else if (key === 'Escape' && type === 'search' && get() !== '' && !isReadonly()) {
      event.preventDefault()
      edit('', nativeEvent)
    }
  }
  return {
    ...inputAttributes(props, root),
    ...typeAttributes(props),
    ...(type === 'textarea' && areaAttributes(props, root)),
    ...field.attributes,
    ref,
    defaultValue: first,
    onFocus: field.onFocus,
    onBlur: field.onBlur,
    onKeyDown,
    // The browser opens its picker of colours for one that cannot be changed, too.
    onClickCapture(event) {
      if (type === 'color' && isReadonly()) event.preventDefault()
    },
  }
}
