import { useContext, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { FormContext, type ErrorNote } from '@heddle/kit/inputs'
import { toText, useNode, usePartId, useRoot, type ElementProps } from '@heddle/kit/react'
import type { errorTextDefinition } from './definition.ts'

const never = (): (() => void) => () => {}
const nothing = (): undefined => undefined

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
  const refusal = useSyncExternalStore(form?.subscribe ?? never, read, nothing)
  return (
    <p role="status" {...root} ref={ref}>
      {refusal && <span id={id}>{toText(props[refusal.rule]) || refusal.message}</span>}
    </p>
  )
}
