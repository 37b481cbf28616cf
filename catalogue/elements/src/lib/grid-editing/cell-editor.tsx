import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { isComposing, toText, usePartId } from '@heddle/kit/react'
import { columnText } from '../grid/column-options.ts'
import type { CellEditorProps } from '../grid/use-editing.ts'
import { isOther, readDraft } from './cell-draft.ts'
import { goOnFrom } from './going-on.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The field of a cell. Enter, Tab and leaving it take what it holds, Escape nothing; what is refused stays as it was typed. */
export function CellEditor({ open, column, name, value, writing, tools }: CellEditorProps): ReactNode {
  const { draft, refusal, place } = open
  const { holds, options, title } = column
  const id = usePartId('refusal')
  const control = useRef<Control>(null)
  const isDone = useRef(false)
  useEffect(() => {
    const { current } = control
    current?.focus()
    // What was typed to begin with goes on; a value that was there is written over.
    if (current && 'select' in current && !draft.isTyped) current.select()
  }, [draft])
  const isDate = holds === 'date' || holds === 'date-time'
  const commit = (): boolean => {
    const isBad = control.current?.validity.badInput === true
    const read = isBad ? undefined : readDraft(draft.get(), value, column)
    if (read === undefined) {
      tools.refuse(toText(isDate ? writing.notDate : writing.notNumber))
      return false
    }
    isDone.current = true
    if (isOther(read, value)) tools.write(place, column, read)
    tools.close()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<Control>): void => {
    const { key, shiftKey, currentTarget } = event
    const cell = currentTarget.closest('td')
    if (isComposing(event.nativeEvent) || !cell) return
    if (key === 'Escape') {
      isDone.current = true
      tools.close()
    } else if (key === 'Enter' && !shiftKey) {
      event.preventDefault()
      if (!commit()) return
    } else if (key === 'Tab') {
      if (!commit()) return event.preventDefault()
      if (goOnFrom(cell, shiftKey)) return event.preventDefault()
    } else return
    event.stopPropagation()
    cell.focus()
  }
  const shared = {
    ref: control as never,
    className: 'heddle-grid-editor',
    'aria-label': `${title}: ${name()}`,
    'aria-invalid': refusal !== '' || undefined,
    'aria-describedby': refusal === '' ? undefined : id,
    defaultValue: draft.get(),
    onInput: ({ currentTarget }: { readonly currentTarget: Control }) => draft.set(currentTarget.value),
    onKeyDown,
    onBlur: ({ currentTarget }: { readonly currentTarget: Control }) => {
      // The window may have gone, and the field is where it was when it comes back.
      if (!isDone.current && document.activeElement !== currentTarget) commit()
    },
  }
  return (
    <>
      <span className="heddle-grid-open">
        <span>{columnText(value, { ...column, display: null }, writing, null)}</span>
        {holds === 'select' ? (
          <select {...shared}>
            {draft.first === '' && <option value="" />}
            {options.map((option, at) => (
              <option key={at} value={at}>
                {option.label}
              </option>
            ))}
          </select>
        ) : draft.first.includes('\n') ? (
          <textarea {...shared} rows={1} />
        ) : (
          <input
            {...shared}
            type={holds === 'date' ? 'date' : holds === 'date-time' ? 'datetime-local' : 'text'}
            inputMode={holds === 'number' ? 'decimal' : undefined}
          />
        )}
      </span>
      {refusal !== '' && (
        <span id={id} className="heddle-grid-refusal" role="alert">
          {refusal}
        </span>
      )}
    </>
  )
}
