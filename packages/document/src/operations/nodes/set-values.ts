import { errorAt, hasErrors } from '../../issue.ts'
import type { Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, Language, NodeRecord, LinkTarget, LinkValue, Repeat } from '../../records/types.ts'
import type { DocumentView, DocumentReader } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import type { Draft } from '../draft.ts'
import { refuse, refuseWith } from '../result.ts'
import type { OperationResult } from '../result.ts'
import type { FieldsOf } from '../../element-facts.ts'
import { isBinding } from '../../values/bindable.ts'
import type { Bindable } from '../../values/bindable.ts'
import { withTextIn } from '../../values/by-language.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import { checkProp } from '../../rules/field.ts'
import { isSafeAddress, isAttributeName } from '../../records/address-rules.ts'
import { isRelation } from '../../records/link-address.ts'
import { MAX_NAME } from '../../rules/names.ts'

/** Does one thing to every node of a selection, all or nothing. */
export function onNodes(
  view: DocumentView,
  ids: readonly Id[],
  change: (draft: Draft, node: NodeRecord) => readonly Issue[] | undefined,
): OperationResult {
  if (ids.length === 0) return refuseWith('nothing-selected', 'node', MESSAGES.nothingSelected)
  const draft = createDraft(view)
  const issues = ids.flatMap((id) => {
    const node = view.find('node', id)
    return node ? (change(draft, node) ?? []) : [errorAt('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))]
  })
  return hasErrors(issues) ? refuse(...issues) : draft.done(ids)
}

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

/** Sets or removes (`null`) the link of nodes. */
export function setLink(
  view: DocumentView,
  { ids, link }: { readonly ids: readonly Id[]; readonly link: LinkValue | null },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    const issues = link ? checkLink(view, link, `node/${node.id}/link`) : []
    if (issues.length === 0) draft.set(node.id, 'link', link)
    return issues
  })
}

function checkLink(view: DocumentReader, { languages = {}, ...link }: LinkValue, path: string): readonly Issue[] {
  const own = Object.entries(languages).flatMap(([language, target]) =>
    checkTarget(view, target, `${path}/languages/${language}`),
  )
  return [...checkTarget(view, link, path), ...own]
}

function checkTarget(view: DocumentReader, link: LinkTarget, path: string): readonly Issue[] {
  const issues: Issue[] = []
  const targets = [
    ['page', link.pageId, 'pageId'],
    ['node', link.sectionId, 'sectionId'],
    ['asset', link.assetId, 'assetId'],
    ['library-component', link.popupId, 'popupId'],
  ] as const
  for (const [kind, id, key] of targets) {
    if (id !== undefined && !view.find(kind, id))
      issues.push(errorAt('unknown-reference', `${path}/${key}`, MESSAGES.unknownReference(id)))
  }
  if (typeof link.href === 'string' && !isSafeAddress(link.href))
    issues.push(errorAt('unsafe-address', `${path}/href`, MESSAGES.unsafeAddress))
  if (link.rel !== undefined && !isRelation(link.rel)) issues.push(errorAt('bad-relation', `${path}/rel`, MESSAGES.badRelation))
  return issues
}

export interface SetAttributeInput {
  readonly ids: readonly Id[]
  readonly name: string
  /** `null` removes the attribute, or the text that it has in the language. */
  readonly value: Bindable<string> | null
  /** Given, the text of this language alone; absent, one for all. */
  readonly language?: Language
}

/** Sets or removes an HTML attribute of a builder's own. */
export function setAttribute(view: DocumentView, { ids, name, value, language }: SetAttributeInput): OperationResult {
  const languages = { defaultLanguage: view.defaultLanguage() ?? '' }
  return onNodes(view, ids, (draft, node) => {
    if (!isAttributeName(name))
      return [errorAt('bad-attribute', `node/${node.id}/attributes/${name}`, MESSAGES.badAttributeName(name))]
    const given = language === undefined ? value : withTextIn(node.attributes[name], language, value, languages)
    draft.set(node.id, `attributes/${name}`, given)
    return undefined
  })
}

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

export interface SetRepeatInput {
  readonly ids: readonly Id[]
  /** `null` draws the nodes once. */
  readonly repeat: Repeat | null
}

/** Says over which list nodes are drawn, and how. */
export function setRepeat(view: DocumentView, { ids, repeat }: SetRepeatInput): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    if (repeat?.over.code.trim() === '') return [errorAt('empty-formula', `node/${node.id}/repeat/over`, MESSAGES.emptyFormula)]
    draft.set(node.id, 'repeat', repeat && withoutBlanks(repeat))
    return undefined
  })
}

function withoutBlanks({ over, key, draws }: Repeat): Repeat {
  const field = key?.trim()
  return { over, ...(field && { key: field }), ...(draws && { draws }) }
}

/** Hides nodes from the page, or shows them again. */
export function setHidden(
  view: DocumentView,
  { ids, hidden }: { readonly ids: readonly Id[]; readonly hidden: boolean },
): OperationResult {
  return onNodes(view, ids, (draft, node) => {
    draft.set(node.id, 'hidden', hidden || null)
    return undefined
  })
}

/** Names a node; an empty name means the element's label. A section's name is its title and anchor. */
export function renameNode(view: DocumentView, { id, name }: { readonly id: Id; readonly name: string }): OperationResult {
  if (!view.find('node', id)) return refuseWith('unknown-record', `node/${id}`, MESSAGES.unknownRecord(id))
  if (name.length > MAX_NAME) return refuseWith('name-too-long', `node/${id}/name`, MESSAGES.nameTooLong(MAX_NAME))
  const draft = createDraft(view)
  draft.set(id, 'name', name.trim())
  return draft.done([id])
}
