import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { PropsOf } from '@heddle/kit'
import { useAutofocus, useEarlyUse, useInput, useTyping } from '@heddle/kit/inputs'
import { isComposing, useElementAction, useElementVariable, useHeldVariable, useNode, useRoot } from '@heddle/kit/react'
import { inputAttributes, type ControlProps, type OfControl } from '../../lib/lines/input-attributes.ts'
import { readAmount, toFormat, writeAmount } from './currency-text.ts'
import type { formInputDefinition } from './definition.ts'
import { rangeRefusal } from '../../lib/numbers/range-refusal.ts'
import { toNumber } from '../../lib/numbers/read-number.ts'
import { usePlainEntry } from '../../lib/numbers/use-plain-entry.ts'

/** The control of an amount of money, written as it is typed: in groups, and the caret behind the same digit. */
export function useAmount(root: OfControl, props: PropsOf<typeof formInputDefinition>): ControlProps {
  const whole = toFormat(props)
  // The symbol stands beside what is typed.
  const format = { ...whole, symbol: '' }
  const node = useNode()
  const [input, ref] = useRoot<HTMLInputElement>(root.ref)
  const typed = useRef<{ readonly text: string; readonly value: number | null }>(undefined)
  const initial = toNumber(props.value)
  const first = writeAmount(initial, format)
  const [, setFormatted] = useElementVariable('formatted', writeAmount(initial, whole))

  const refusalOf = (value: unknown) =>
    rangeRefusal(toNumber(value), { min: toNumber(props.currencyMin), max: toNumber(props.currencyMax) })
  const textOf = (value: unknown): string => {
    const { current } = typed
    return current && Object.is(current.value, value) ? current.text : writeAmount(toNumber(value), format)
  }
  const show = (value: unknown): void => {
    const element = input.current
    if (!element) return
    const text = textOf(value)
    if (element.value !== text) element.value = text
    setFormatted(writeAmount(toNumber(value), whole))
    element.setCustomValidity(refusalOf(value)?.message ?? '')
    field.onValue()
  }
  const { get, set } = useHeldVariable<unknown>('value', initial, show, (next) => node.emit('initValueChange', { value: next }))
  const put = (value: unknown): void => {
    typed.current = undefined
    set(value)
    show(value)
  }
  const take = (domEvent: Event | null): void => {
    const element = input.current
    if (!element) return
    const isPasted = domEvent instanceof InputEvent && /Paste|Drop/.test(domEvent.inputType)
    const { value, text, caret } = readAmount(element.value, element.selectionStart ?? element.value.length, format, isPasted)
    typed.current = { text, value }
    const isOther = !Object.is(value, get())
    if (isOther) field.onEdit()
    if (element.value !== text) {
      element.value = text
      element.setSelectionRange(caret, caret)
    }
    if (!isOther) return
    set(value)
    field.change.say({ domEvent, value })
  }
  /** What was typed gets all of its decimals. */
  const settle = (): void => {
    if (!typed.current) return
    typed.current = undefined
    show(get())
  }
  const field = useInput(input, props, { get, initial, put, settle, check: refusalOf, describedBy: root['aria-describedby'] })

  // An amount is written anew when its format becomes another one.
  const { symbol, isPrefix, decimals, thousands, mark } = whole
  const rewrite = useRef(settle)
  useEffect(() => {
    rewrite.current = settle
  })
  useEffect(() => rewrite.current(), [symbol, isPrefix, decimals, thousands, mark])

  useTyping(input, take, () => put(initial))
  useElementAction('select-text', () => input.current?.select())
  useElementAction('blur', () => input.current?.blur())
  useElementAction('clear', () => {
    field.change.flush()
    put(null)
  })
  usePlainEntry(input, () => toNumber(get()))
  useEarlyUse(input, first, () => take(null))
  useAutofocus(input, props.autofocus && !props.readonly)

  return {
    ...inputAttributes(props, root),
    ...field.attributes,
    type: 'text',
    inputMode: format.allowsNegative ? 'text' : 'decimal',
    ref,
    defaultValue: first,
    onFocus: field.onFocus,
    onBlur: field.onBlur,
    onKeyDown({ nativeEvent, key, shiftKey, ctrlKey }: KeyboardEvent<HTMLInputElement>) {
      if (isComposing(nativeEvent)) return
      if (key !== 'Enter') return
      settle()
      field.change.flush()
      node.emit('onEnterKey', { value: get(), shift: shiftKey, ctrl: ctrlKey })
    },
  }
}
