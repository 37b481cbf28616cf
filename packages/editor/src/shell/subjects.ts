import type { DocumentRecord } from '@heddle/document'
import type { SubjectDefinition } from '../subjects/define-subject.ts'
import { subjects } from './subjects.gen.ts'

/** What shows a record in the inspector, if its kind has something. */
export function subjectOf(record: DocumentRecord | undefined): SubjectDefinition | undefined {
  return subjects.find(({ kind }) => kind === record?.kind)
}
