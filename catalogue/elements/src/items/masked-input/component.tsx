import { useState, type ReactNode } from 'react'
import { useEarlyUse, useInput, useTyping } from '@heddle/kit/inputs'
import {
  toText,
  useElementAction,
  useElementVariable,
  useHeldVariable,
  useNode,
  useRoot,
  type ElementProps,
} from '@heddle/kit/react'
import { incompleteMessage, tellIncomplete } from '../../lib/typing/incomplete.ts'
import type { maskedInputDefinition } from './definition.ts'
import { caretBehind, isWhole, readMask, readRaw, writeMasked } from './mask.ts'

/** A field of the browser that is written anew as it is typed into, the caret behind the same sign. */
export function MaskedInput({ root, props }: ElementProps<typeof maskedInputDefinition>): ReactNode {
  const mask = readMask(props.mask, props.letters)
  const own = toText(props.incompleteText)
  const node = useNode()
  const [input, ref] = useRoot<HTMLInputElement>(root.ref)
  const rawOf = (value: unknown): string => readRaw(toText(value), mask, Boolean(props.capitals))
  const written = (value: unknown): string => writeMasked(rawOf(value), mask)
  const isIncomplete = (raw: string): boolean => raw !== '' && !isWhole(raw, mask)
  const first = written(props.value)
  const [, setRaw] = useElementVariable('rawValue', rawOf(first))
  const [isComplete, setComplete] = useState(isWhole(rawOf(first), mask))

  const show = (value: unknown): void => {
    const element = input.current
    if (!element) return
    const text = written(value)
    const raw = rawOf(value)
    // A text that stands there already keeps its caret, and what the browser can undo.
    if (element.value !== text) element.value = text
    tellIncomplete(element, isIncomplete(raw), own)
    setRaw(raw)
    setComplete(isWhole(raw, mask))
    field.onValue()
  }
  const { get, set } = useHeldVariable<unknown>('value', first, show, (next) => node.emit('initValueChange', { value: next }))
  const put = (value: unknown): void => {
    set(written(value))
    show(value)
  }
  const field = useInput(input, props, {
    get: () => written(get()),
    initial: first,
    put,
    check: (value) =>
      isIncomplete(rawOf(value)) ? { rule: 'pattern', message: incompleteMessage(input.current, own) } : undefined,
    states: [isComplete && 'complete'],
    describedBy: root['aria-describedby'],
  })
  const take = (event?: Event): void => {
    const element = input.current
    if (!element) return
    const before = rawOf(get())
    const raw = rawOf(element.value)
    const value = writeMasked(raw, mask)
    const typed = event instanceof InputEvent && event.inputType === 'insertText' ? event.data : null
    if (typed && [...typed].length === 1 && !mask.places.includes(typed))
      node.emit(raw === before ? 'characterReject' : 'characterAccept', { character: typed })
    if (element.value !== value) {
      const count = [...rawOf(element.value.slice(0, element.selectionStart ?? element.value.length))].length
      element.value = value
      const caret = caretBehind(raw, mask, count)
      element.setSelectionRange(caret, caret)
    }
    if (value === get()) return
    field.onEdit()
    set(value)
    field.change.say({ value, rawValue: raw })
    if (isWhole(raw, mask) && !isWhole(before, mask)) node.emit('maskComplete', { value, rawValue: raw })
  }
  useTyping(input, take, () => put(first))
  useElementAction('select-text', () => input.current?.select())
  useElementAction('blur', () => input.current?.blur())
  useElementAction('set-value', put)
  useElementAction('reset-value', () => put(first))
  useElementAction('clear', () => {
    field.change.flush()
    put('')
  })
  useEarlyUse(input, first, () => take())

  return (
    <input
      {...root}
      {...field.attributes}
      ref={ref}
      type="text"
      inputMode={mask.isNumeric ? 'numeric' : 'text'}
      autoComplete={toText(props.autocompleteToken).trim() || 'off'}
      autoCapitalize={props.capitals ? 'characters' : 'off'}
      spellCheck={false}
      placeholder={toText(props.placeholder) || mask.hint}
      aria-label={toText(props.accessibleLabel) || root['aria-label']}
      required={Boolean(props.required)}
      readOnly={Boolean(props.readonly)}
      disabled={Boolean(props.disabled)}
      defaultValue={first}
      onFocus={field.onFocus}
      onBlur={field.onBlur}
      onKeyDown={({ key, shiftKey, ctrlKey }) => {
        if (key !== 'Enter') return
        field.change.flush()
        node.emit('onEnterKey', { value: get(), shift: shiftKey, ctrl: ctrlKey })
      }}
    />
  )
}
