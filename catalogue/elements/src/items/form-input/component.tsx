import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import {
  toText,
  useAutofocus,
  useEarlyUse,
  useElementAction,
  useElementVariable,
  useEvent,
  useNode,
  useValidity,
  type ElementProps,
} from '@heddle/kit/react'
import type { formInputDefinition } from './definition.ts'
import { inputAttributes, numberAttributes, textAttributes } from './input-attributes.ts'
import { numberKeys } from './number-keys.ts'
import { clamp, readNumber, toBounds, toNumber, writeNumber } from './read-number.ts'

/** What stands in a field of a number while somebody types; it counts as long as nothing else set the value. */
interface Typed {
  readonly text: string
  readonly value: number | null
}

export function FormInput({ root, props }: ElementProps<typeof formInputDefinition>): ReactNode {
  const { type, readonly, debounce, debounceDelay } = props
  const isNumber = type === 'number'
  const bounds = toBounds(props)
  const node = useNode()
  const input = useRef<HTMLInputElement>(null)
  const change = useEvent('change', debounce ? debounceDelay : undefined)
  const initial = isNumber ? toNumber(props.value) : toText(props.value)
  const [value, setValue] = useElementVariable<unknown>('value', initial, (next) => node.emit('initValueChange', { value: next }))
  const [typed, setTyped] = useState<Typed>()
  const [mark, setMark] = useState<'.' | ','>('.')
  const isTyped = typed !== undefined && Object.is(typed.value, value)
  const shown = !isNumber ? toText(value) : isTyped ? typed.text : writeNumber(toNumber(value), mark)
  const validity = useValidity(input, shown)

  const edit = (next: string | number | null, domEvent: Event | null): void => {
    if (Object.is(next, value)) return
    validity.onEdit()
    setValue(next)
    change.say({ domEvent, value: next })
    if (type === 'search' && next === '') node.emit('clear', { value: next })
  }
  const take = (text: string, domEvent: Event | null): void => {
    if (!isNumber) return edit(text, domEvent)
    const number = readNumber(text)
    validity.onEdit()
    setTyped({ text, value: number })
    if (text.includes(',')) setMark(',')
    edit(number, domEvent)
  }
  /** What was typed is brought within bounds and written anew; a text that is no number stays, to be mended. */
  const settle = (domEvent: Event): unknown => {
    if (!isTyped || typed.value === null) return value
    const kept = clamp(typed.value, bounds)
    setTyped(undefined)
    edit(kept, domEvent)
    return kept
  }

  useElementAction('focus', () => {
    if (!readonly) input.current?.focus()
  })
  useElementAction('select-text', () => input.current?.select())
  useElementAction('blur', () => input.current?.blur())
  useElementAction('clear', () => {
    change.flush()
    setTyped(undefined)
    setValue(isNumber ? null : '')
  })

  // A line of text holds no line breaks, whatever it was given.
  useEarlyUse(input, shown.replaceAll(/[\r\n]/g, ''), (held) => take(held, null))
  useAutofocus(input, props.autofocus && !readonly)

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { nativeEvent } = event
    // Safari ends a composition with an Enter that no longer says that it composes.
    if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
    if (event.key === 'Enter') {
      const settled = settle(nativeEvent)
      change.flush()
      node.emit('onEnterKey', { value: settled })
    } else if (event.key === 'Escape' && type === 'search' && value !== '' && !readonly) {
      event.preventDefault()
      edit('', nativeEvent)
    } else if (isNumber && !readonly) {
      const next = numberKeys(event, toNumber(value), bounds)
      if (next === undefined) return
      event.preventDefault()
      setTyped({ text: writeNumber(next, mark), value: next })
      edit(next, nativeEvent)
    }
  }
  return (
    <input
      {...root}
      {...inputAttributes(props)}
      {...(isNumber ? numberAttributes(toNumber(value), bounds) : textAttributes(props))}
      {...validity.attributes}
      ref={input}
      value={shown}
      onChange={({ currentTarget, nativeEvent }) => take(currentTarget.value, nativeEvent)}
      onFocus={() => node.emit('focus')}
      onBlur={({ nativeEvent }) => {
        settle(nativeEvent)
        change.flush()
        validity.onLeave()
        node.emit('blur')
      }}
      onKeyDown={onKeyDown}
    />
  )
}
