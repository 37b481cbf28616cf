import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id } from '../../records/types.ts'
import { isBinding, type Bindable } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { onNodes } from './on-nodes.ts'
import type { OperationResult } from '../result.ts'

export interface SetConditionInput {
  readonly ids: readonly Id[]
  /** `null` draws the nodes always. */
  readonly condition: Bindable<boolean> | null
}

/** Says when nodes are drawn. */
export function setCondition(view: DocumentView, { ids, condition }: SetConditionInput): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    if (isBinding(condition) && condition.code.trim() === '') {
      return [errorAt('empty-formula', `node/${node.id}/condition`, MESSAGES.emptyFormula)]
    }
    draft.set(node.id, 'condition', condition)
    return undefined
  })
}
