import { useEffect, useRef, useState, type ClipboardEvent, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react'
import { useAutofocus, useEarlyUse, useInput } from '@heddle/kit/inputs'
import { toText, useElementAction, useElementVariable, useNode, type ElementProps } from '@heddle/kit/react'
import { incompleteMessage, tellIncomplete } from '../../lib/typing/incomplete.ts'
import { useRefused } from '../../lib/typing/use-refused.ts'
import { codePattern, readCode, readFormat, writeCode } from './code.ts'
import type { oneTimeCodeDefinition } from './definition.ts'

/** One field of the browser over a row of cells: whoever does not see them meets one field with one name. */
export function OneTimeCode({ root, props }: ElementProps<typeof oneTimeCodeDefinition>): ReactNode {
  const { 'aria-label': label, ...rest } = root
  const { kind } = props
  const node = useNode()
  const control = useRef<HTMLInputElement>(null)
  const [caret, setCaret] = useState<number>()
  const format = readFormat(props.format)
  const count = format.length
  const own = toText(props.incompleteText)
  const read = (value: unknown): string => readCode(toText(value), kind, count, props.capitals)
  const first = read(props.value)
  const [held, setValue] = useElementVariable<unknown>('value', first, (next) => node.emit('initValueChange', { value: next }))
  const code = read(held)
  const formatted = writeCode(code, format)
  const [, setFormatted] = useElementVariable('formatted', formatted)
  const isIncomplete = (value: unknown): boolean => value !== '' && read(value).length < count
  const isReadonly = Boolean(props.readonly)
  const isDisabled = Boolean(props.disabled)
  const {
    attributes: { 'data-state': state, ...attributes },
    ...input
  } = useInput(control, props, {
    get: () => code,
    initial: first,
    put: (value) => setValue(read(value)),
    drawn: code,
    check: (value) => (isIncomplete(value) ? { rule: 'pattern', message: incompleteMessage(control.current, own) } : undefined),
    states: [code.length === count && 'complete', isReadonly && 'readonly', isDisabled && 'disabled'],
  })
  useElementAction('set-value', (next) => setValue(read(next)))
  useElementAction('reset-value', () => setValue(first))
  useElementAction('clear', () => setValue(''))
  useEffect(() => setFormatted(formatted), [formatted, setFormatted])
  useAutofocus(control, props.autofocus && !isReadonly)

  const isSent = useRef(false)
  useEffect(() => {
    if (isSent.current) control.current?.form?.requestSubmit()
    isSent.current = false
  }, [code])

  useRefused(attributes['aria-invalid'], () => node.emit('error', { value: code }))

  const edit = (next: string): void => {
    if (control.current) tellIncomplete(control.current, isIncomplete(next), own)
    if (next === code) return
    input.onEdit()
    setValue(next)
    input.change.say({ value: next })
    if (next.length < count) return
    node.emit('complete', { value: next, formatted: writeCode(next, format) })
    isSent.current = Boolean(props.autoSubmit)
  }
  /** Takes what the field holds, without what is no part of a code; the caret stays behind the same sign. */
  const take = (): void => {
    const element = control.current
    if (!element) return
    const before = read(element.value.slice(0, element.selectionStart ?? element.value.length)).length
    const next = read(element.value)
    if (element.value !== next) {
      element.value = next
      element.setSelectionRange(before, before)
    }
    edit(next)
  }
  useEarlyUse(control, code, () => {
    if (!isReadonly) take()
    else if (control.current) control.current.value = code
  })

  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault()
    const pasted = read(event.clipboardData.getData('text'))
    const { currentTarget: element } = event
    if (isReadonly || isDisabled) return
    attributes.onPaste(event)
    if (pasted === '') return
    // A whole code takes the place of all that stands there.
    if (pasted.length === count) element.value = pasted
    else element.setRangeText(pasted, element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end')
    take()
  }
  const onKeyDown = ({ key, ctrlKey, metaKey, altKey, currentTarget: element }: KeyboardEvent<HTMLInputElement>): void => {
    const { selectionStart: at, selectionEnd: end, value } = element
    // Where every cell is filled, a sign takes the place of the one that the caret stands before.
    if (key.length === 1 && !ctrlKey && !metaKey && !altKey && at !== null && at === end && value.length === count)
      element.setSelectionRange(at, at + 1)
  }
  const sign = toText(props.placeholder).slice(0, 1)
  return (
    <div {...rest} data-state={state}>
      <span className="heddle-code" style={{ '--cells': count } as CSSProperties}>
        {format.map((between, at) => (
          <span
            key={at}
            className="heddle-cell"
            aria-hidden="true"
            data-label={between || undefined}
            data-state={at === Math.min(caret ?? count, count - 1) && caret !== undefined ? 'active' : undefined}
          />
        ))}
        <input
          {...attributes}
          ref={control}
          type={props.masked ? 'password' : 'text'}
          autoComplete="one-time-code"
          autoCapitalize={props.capitals && kind !== 'digits' ? 'characters' : 'off'}
          spellCheck={false}
          inputMode={kind === 'digits' ? 'numeric' : 'text'}
          pattern={codePattern(kind, count)}
          maxLength={count}
          placeholder={sign.repeat(count) || undefined}
          aria-label={toText(props.accessibleLabel) || label}
          required={Boolean(props.required)}
          readOnly={isReadonly}
          disabled={isDisabled}
          value={code}
          onChange={take}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart ?? undefined)}
          onFocus={({ currentTarget }) => {
            setCaret(currentTarget.selectionStart ?? undefined)
            input.onFocus()
          }}
          onBlur={() => {
            setCaret(undefined)
            input.onBlur()
          }}
        />
      </span>
    </div>
  )
}
