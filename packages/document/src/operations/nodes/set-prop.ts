import type { FieldsOf } from '../../element-facts.ts'
import type { Id } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { checkProp } from '../../rules/field.ts'
import { onNodes } from './on-nodes.ts'
import type { OperationResult } from '../result.ts'

export interface SetPropInput {
  readonly ids: readonly Id[]
  readonly field: string
  /** Language, screen or `default`: `variantOf` of `@heddle/document/values` says which. */
  readonly variant?: string
  /** A literal, a binding, or `null` to go back to what is inherited. */
  readonly value: Bindable | null
  readonly fieldsOf: FieldsOf
}

/** Sets or resets one field of nodes for one variant. */
export function setProp(
  view: DocumentView,
  { ids, field, variant = DEFAULT_VARIANT, value, fieldsOf }: SetPropInput,
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    const path = `props/${field}/${variant}`
    const issues = checkProp(
      { facts: fieldsOf(node.element), element: node.element, field, variant, value, site: view.site() },
      `node/${node.id}/${path}`,
    )
    if (issues.length === 0) draft.set(node.id, path, value)
    return issues
  })
}
