import type { ReactNode } from 'react'
import { isBinding, type Bindable } from '@heddle/document'
import { Section } from '../../section.tsx'
import { words as inspectorWords } from '../../words.ts'
import { readStructuredData } from './structured-data.ts'
import { StructuredForm } from './structured-form.tsx'

const texts = inspectorWords.page

/** What search engines are told of the thing that a page is about: a form, and the JSON that it writes; or a formula. */
export function StructuredSection({
  value,
  named,
  onSet,
  row,
}: {
  readonly value: Bindable<string> | undefined
  /** Tells a control apart from that of another language. */
  readonly named: (label: string) => string
  readonly onSet: (value: Bindable<string> | null) => void
  /** A row of the head, with its ƒ. */
  readonly row: (
    label: string,
    value: Bindable<string> | undefined,
    onSet: (value: Bindable<string> | null) => void,
    more: { readonly isLong: true; readonly help: string; readonly message: string | undefined },
  ) => ReactNode
}) {
  const data = isBinding(value) ? undefined : readStructuredData(value ?? '')
  return (
    <Section id="page-structured" title={texts.structuredData}>
      {data && <StructuredForm data={data} named={named} onSet={onSet} />}
      {row(texts.structuredData, value, onSet, {
        isLong: true,
        help: texts.structuredDataHelp,
        message: data?.state === 'wrong' ? data.message : undefined,
      })}
    </Section>
  )
}
