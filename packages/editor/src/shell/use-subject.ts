import { useRecord } from '@heddle/store/react'
import type { Id } from '@heddle/document'
import { openComponentOf } from '../session/inside/inside.ts'
import { useEditor } from '../session/use-editor.ts'
import type { SubjectDefinition } from '../subjects/define-subject.ts'
import { useValue, useValueOf } from '../use-value.ts'
import { subjectOf } from './subjects.ts'

/** The record that is looked at, with what shows it; nothing once it is deleted. */
export function useSubject(): { readonly id: Id; readonly subject: SubjectDefinition } | undefined {
  const editor = useEditor()
  const { session, store } = editor
  const picked = useValue(session.subject)
  const isNothingSelected = useValueOf(session.selection, ({ length }) => length === 0)
  useValue(session.inside)
  // Of a component that is open its own settings are shown until something inside is selected.
  const id = picked ?? (isNothingSelected ? openComponentOf(editor)?.id : undefined)
  const subject = subjectOf(useRecord(store, id ?? ''))
  return id !== undefined && subject ? { id, subject } : undefined
}
