import { useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { FormContext, isShown, type ErrorNote, type Refusal } from '@heddle/kit/inputs'
import { toText, useNode, usePartId, useRoot, type ElementProps } from '@heddle/kit/react'
import type { errorTextDefinition } from './definition.ts'

const never = (): (() => void) => () => {}
const nothing = (): undefined => undefined
/** What the canvas of the editor shows where a person wants to see one. */
const SAMPLE: Refusal = { rule: 'required', message: 'Fill this in.' }

export function ErrorText({ root, props }: ElementProps<typeof errorTextDefinition>): ReactNode {
  const form = useContext(FormContext)
  const [element, ref] = useRoot<HTMLParagraphElement>(root.ref)
  const [note, setNote] = useState<ErrorNote>()
  const part = usePartId('error')
  const rows = useNode().rows().join('-')
  const id = rows ? `${part}-${rows}` : part
  const name = toText(props.fieldName)
  useEffect(() => {
    if (!form || !element.current) return
    const own = { id, name, element: element.current }
    setNote(own)
    return form.note(own)
  }, [form, element, id, name])
  const read = useMemo(() => (form && note ? () => form.errorFor(note) : nothing), [form, note])
  const found = useSyncExternalStore(form?.subscribe ?? never, read, nothing)
  const refusal = isShown(root, 'error') ? SAMPLE : found
  return (
    <p role="status" {...root} ref={ref}>
      {refusal && <span id={id}>{toText(props[refusal.rule]) || refusal.message}</span>}
    </p>
  )
}
