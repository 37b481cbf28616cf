import { useContext, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { FormContext, isShown, type ShownError } from '@heddle/kit/inputs'
import { toText, usePartId, useRoot, type ElementProps } from '@heddle/kit/react'
import type { errorSummaryDefinition } from './definition.ts'

const never = (): (() => void) => () => {}
const NONE: readonly ShownError[] = []
/** What the canvas of the editor shows where a person wants to see some. */
const SAMPLE: readonly ShownError[] = ['Name', 'E-mail'].map((label) => ({
  name: label,
  label,
  message: 'Fill this in.',
  focus: () => {},
}))
const none = (): readonly ShownError[] => NONE

export function ErrorSummary({ root, props }: ElementProps<typeof errorSummaryDefinition>): ReactNode {
  const form = useContext(FormContext)
  const [element, ref] = useRoot<HTMLDivElement>(root.ref)
  const id = usePartId('errors')
  useEffect(() => (element.current ? form?.note({ id, element: element.current }) : undefined), [form, element, id])
  const found = useSyncExternalStore(form?.subscribe ?? never, form?.shown ?? none, none)
  const errors = isShown(root, 'errors') ? SAMPLE : found
  return (
    <div {...root} ref={ref} role="alert" data-state={errors.length > 0 ? 'filled' : undefined}>
      {errors.length > 0 && (
        <>
          <strong>{toText(props.text)}</strong>
          <ul>
            {errors.map(({ name, label, message, focus }, at) => (
              <li key={`${name} ${at}`}>
                <a
                  href="#"
                  onClick={(event) => {
                    event.preventDefault()
                    focus()
                  }}
                >
                  {label ? `${label}: ${message}` : message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
