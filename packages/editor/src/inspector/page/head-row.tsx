import { useEffect, useRef } from 'react'
import { isBinding, type Bindable } from '@heddle/document'
import { PlainRow } from '../../fields/plain-row.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface HeadRowProps {
  readonly label: string
  /** Tells the control apart from that of another language. */
  readonly name: string
  readonly value: Bindable<string> | undefined
  readonly placeholder?: string
  readonly help?: string
  /** What is wrong with the value. */
  readonly message?: string | undefined
  readonly isLong?: boolean
  readonly onSet: (value: Bindable<string> | null) => void
}

/** A text of a page's head, or the formula that gives it. */
export function HeadRow({ label, name, value, placeholder, help, message, isLong = false, onSet }: HeadRowProps) {
  const { session } = useEditor()
  const cell = useRef<HTMLDivElement>(null)
  const asked = useValue(session.askedFormula)
  // A formula that is asked for opens by itself; a text takes the focus.
  const isAsked = asked !== undefined && asked.nodeId === undefined && asked.label === name && !isBinding(value)
  useEffect(() => {
    if (!isAsked) return
    session.askedFormula.value = undefined
    cell.current?.querySelector<HTMLElement>('textarea, input')?.focus()
  }, [isAsked, session])
  const control = {
    label: name,
    isLabelHidden: true,
    value: literal(value),
    onCommit: (text: string) => onSet(text.trim() === '' ? null : text.trim()),
    ...(placeholder !== undefined && { placeholder }),
  }
  return (
    <PlainRow
      label={label}
      help={help}
      message={message}
      isTall={isLong}
      target={{ label: name, value, nodeId: undefined, onBind: onSet, onUnbind: () => onSet(null) }}
    >
      <div ref={cell}>{isLong ? <TextArea {...control} /> : <TextField {...control} />}</div>
    </PlainRow>
  )
}

/** What stands in the field: nothing where a formula gives it. */
export const literal = (value: Bindable<string> | undefined): string => (value === undefined || isBinding(value) ? '' : value)
