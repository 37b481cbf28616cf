import { useRecord } from '@heddle/store/react'
import type { Id } from '@heddle/document'
import { useEditor } from '../session/use-editor.ts'
import type { SubjectDefinition } from '../subjects/define-subject.ts'
import { useValue } from '../use-value.ts'
import { subjectOf } from './subjects.ts'

/** The record that is looked at, with what shows it; nothing once it is deleted. */
export function useSubject(): { readonly id: Id; readonly subject: SubjectDefinition } | undefined {
  const { session, store } = useEditor()
  const id = useValue(session.subject)
  const subject = subjectOf(useRecord(store, id ?? ''))
  return id !== undefined && subject ? { id, subject } : undefined
}
