import { fromVariant, isConditionState } from '@heddle/style'
import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { planIndexes } from '../../records/index-keys.ts'
import { sortedKeys } from '../../records/order.ts'
import type { ConditionState, Id, IndexKey, NodeRecord } from '../../records/types.ts'
import { checkName } from '../../rules/names.ts'
import type { DocumentView } from '../../view/view.ts'
import { onNodes } from '../nodes/set-values.ts'
import type { OperationResult } from '../result.ts'

export interface SetStateInput {
  readonly nodeId: Id
  /** `when-` and letters or digits. */
  readonly stateId: string
  /** What becomes of it; `null` takes it away, with the styles that it has. */
  readonly state: Partial<Pick<ConditionState, 'name' | 'condition'>> | null
}

/** Makes, changes or removes a state of a node that holds while a condition does. A new one comes after the others. */
export function setState(view: DocumentView, { nodeId, stateId, state }: SetStateInput): OperationResult {
  return onNodes(view, [nodeId], (draft, node) => {
    const path = `node/${nodeId}/states/${stateId}`
    if (!isConditionState(stateId)) return [errorAt('bad-state', path, MESSAGES.badState)]
    if (state === null) {
      draft.set(nodeId, `states/${stateId}`, null)
      for (const [variant, declarations] of Object.entries(node.styles)) {
        if (fromVariant(variant).state !== stateId) continue
        for (const property of Object.keys(declarations)) draft.set(nodeId, `styles/${variant}/${property}`, null)
      }
      return undefined
    }
    const before = node.states?.[stateId]
    const name = state.name?.trim() ?? before?.name
    const condition = state.condition ?? before?.condition
    if (name === undefined || condition === undefined) return [errorAt('unknown-state', path, MESSAGES.noState(stateId))]
    const issues = checkName(name, `${path}/name`)
    if (issues.length > 0) return issues
    if (condition.code.trim() === '') return [errorAt('empty-formula', `${path}/condition`, MESSAGES.emptyFormula)]
    draft.set(nodeId, `states/${stateId}`, { name, condition, index: before?.index ?? lastIndex(node.states) })
    return undefined
  })
}

/** The key after those of all states. */
function lastIndex(states: NodeRecord['states'] = {}): IndexKey {
  const siblings = sortedKeys(states).map((id) => ({ id, index: states[id]?.index ?? '' }))
  return planIndexes(siblings, siblings.length, 1).keys[0] ?? ''
}
