import type { FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { planIndexes } from '../../records/index-keys.ts'
import type { Id } from '../../records/types.ts'
import { checkProp } from '../../rules/field.ts'
import { checkFit, checkRoom, MAX_DEPTH } from '../../rules/tree.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { removeWorkflows } from './clone-nodes.ts'
import { seedNode, type NodeSeed } from './insert-node.ts'
import { heightOf, parentsOf, subtreeOf } from './subtree.ts'
import { takePlaces } from './target.ts'

export interface ArrangeChildrenInput {
  readonly id: Id
  readonly slot: string
  /** What a new child is, and the number field that holds its share. */
  readonly child: NodeSeed
  readonly field: string
  readonly shares: readonly number[]
  /** A screen that is not the widest: shares are set for it alone, in turn, and no child comes or goes. */
  readonly variant?: string
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
}

/** Children that an arrangement with so many shares has no place for. */
export const surplusOf = (view: DocumentView, { id, slot, shares }: Pick<ArrangeChildrenInput, 'id' | 'slot' | 'shares'>) =>
  view.children(id, slot).slice(shares.length)

/**
 * Gives children of a slot their shares. Those that are missing are made, those too many go with all that is in them, and one of
 * another element is put into a new child, which can hold its share.
 */
export function arrangeChildren(view: DocumentView, input: ArrangeChildrenInput): OperationResult {
  const { id, slot, child, field, shares, variant = DEFAULT_VARIANT, newId, fieldsOf } = input
  const parent = view.find('node', id)
  if (!parent) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  const draft = createDraft(view)
  const { element } = child
  const facts = fieldsOf(element)
  const path = `node/${id}/${slot}`
  const issues: Issue[] = [...checkFit(view.get, fieldsOf, child, id, slot, path)]
  const language = view.defaultLanguage() ?? DEFAULT_VARIANT
  const seeding = { newId, fieldsOf, language, site: view.site(), issues, path }
  const depth = parentsOf(view, id).length + 1
  const children = view.children(id, slot)
  const isWidest = variant === DEFAULT_VARIANT
  const kept = isWidest ? children.slice(0, shares.length) : children
  const setShare = (at: Id, share: number): void => {
    const place = `props/${field}/${variant}`
    issues.push(...checkProp({ facts, element, field, variant, value: share, site: view.site() }, `node/${at}/${place}`))
    draft.set(at, place, share)
  }
  for (const [at, one] of kept.entries()) {
    const share = shares[at % shares.length] ?? 0
    const node = view.find('node', one)
    if (!node) continue
    if (node.element === element && node.componentId === undefined) setShare(one, share)
    else if (isWidest) {
      const inner = Object.keys(facts?.slots ?? {})[0] ?? ''
      const around = seedNode(draft, seeding, child, node.place, depth)
      issues.push(...checkFit(draft.get, fieldsOf, node, around, inner, `node/${one}/place`))
      if (depth + heightOf(view, one, MAX_DEPTH) > MAX_DEPTH) issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
      draft.set(one, 'place', { parentId: around, slot: inner, index: planIndexes([], 0, 1).keys[0] ?? '' })
      setShare(around, share)
    }
  }
  if (isWidest) {
    issues.push(...checkRoom(draft.get, fieldsOf, id, slot, shares.length, path))
    const gone = new Set(surplusOf(view, input).flatMap((one) => subtreeOf(view, one)))
    for (const one of gone) draft.remove(one)
    removeWorkflows(view, draft, gone)
    const missing = shares.slice(children.length)
    for (const [at, place] of takePlaces(view, draft, { parentId: id, slot }, missing.length).entries())
      setShare(seedNode(draft, seeding, child, place, depth), missing[at] ?? 0)
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([id])
}
