import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import type { Binding } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { onNodes } from '../nodes/set-values.ts'
import type { OperationResult } from '../result.ts'

export interface SetClassConditionInput {
  readonly ids: readonly Id[]
  readonly classId: Id
  /** The class is on while it holds; `null`: always. */
  readonly condition: Binding | null
}

/** Says when nodes have a style class that was put on them. */
export function setClassCondition(view: DocumentView, { ids, classId, condition }: SetClassConditionInput): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    const path = `node/${node.id}/classConditions/${classId}`
    if (!Object.hasOwn(node.classes, classId)) return [errorAt('unknown-reference', path, MESSAGES.classNotOn)]
    if (condition?.code.trim() === '') return [errorAt('empty-formula', path, MESSAGES.emptyFormula)]
    draft.set(node.id, `classConditions/${classId}`, condition)
    return undefined
  })
}
