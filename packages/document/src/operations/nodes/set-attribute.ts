import { errorAt } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { isAttributeName } from '../../records/address-rules.ts'
import type { Id } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { onNodes } from './on-nodes.ts'
import type { OperationResult } from '../result.ts'

export interface SetAttributeInput {
  readonly ids: readonly Id[]
  readonly name: string
  /** `null` removes the attribute. */
  readonly value: Bindable<string> | null
}

/** Sets or removes an HTML attribute of a builder's own. */
export function setAttribute(view: DocumentView, { ids, name, value }: SetAttributeInput): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    if (!isAttributeName(name))
      return [errorAt('bad-attribute', `node/${node.id}/attributes/${name}`, MESSAGES.badAttributeName(name))]
    draft.set(node.id, `attributes/${name}`, value)
    return undefined
  })
}
