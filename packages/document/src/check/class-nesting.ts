import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id, StyleClassRecord } from '../records/types.ts'

/** Sub-classes are one level deep: a class with a parent is nobody's parent. */
export function checkClassNesting(get: (id: Id) => DocumentRecord | undefined, styleClass: StyleClassRecord): readonly Issue[] {
  const parent = styleClass.parentId === undefined ? undefined : get(styleClass.parentId)
  const isNested = parent?.kind === 'style-class' && (parent.parentId !== undefined || parent.id === styleClass.id)
  return isNested ? [errorAt('class-cycle', `style-class/${styleClass.id}/parentId`, MESSAGES.classCycle)] : []
}
