import type { Json } from '@heddle/store'
import type { ElementFacts, FieldsOf } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { blankNode } from '../../records/blank.ts'
import type { Id, Language, LinkValue, NodeRecord, Place, SiteRecord, StyleSheet } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import { DEFAULT_VARIANT } from '../../values/variants.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { planIndexes } from '../../records/index-keys.ts'
import { checkProps, checkStyles } from '../../rules/value.ts'
import { refuse, type OperationResult } from '../result.ts'
import { parentsOf } from './subtree.ts'
import { takePlaces, type Target } from './target.ts'
import { checkApart, checkFit, checkRoom, MAX_DEPTH } from '../../rules/tree.ts'

/** A piece of a page as a tree; the kit's NodeTemplate is one. */
export interface NodeSeed {
  readonly element: string
  readonly name?: string
  /** One value a field; translated fields get it in the given language. */
  readonly props?: Readonly<Record<string, Json>>
  readonly styles?: StyleSheet
  /** Style classes, the strongest last. */
  readonly classes?: readonly Id[]
  readonly attributes?: Readonly<Record<string, Bindable<string>>>
  readonly link?: LinkValue
  readonly condition?: Bindable<boolean>
  readonly slots?: Readonly<Record<string, readonly NodeSeed[]>>
}

export interface InsertNodeInput {
  readonly template: NodeSeed
  readonly target: Target
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
  /** Language that translated texts of the template are in; the project's default language when absent. */
  readonly language?: Language
}

/** Places a new node with everything in it. */
export function insertNode(
  view: DocumentView,
  { template, target, newId, fieldsOf, language }: InsertNodeInput,
): OperationResult {
  const draft = createDraft(view)
  const issues: Issue[] = []
  const path = `node/${target.parentId}/${target.slot}`
  const inLanguage = language ?? view.defaultLanguage() ?? DEFAULT_VARIANT
  const misfits = checkNew(draft.get, fieldsOf, template, target, path)
  if (hasErrors(misfits)) return refuse(...misfits)
  issues.push(
    ...checkRoom(draft.get, fieldsOf, target.parentId, target.slot, view.children(target.parentId, target.slot).length + 1, path),
  )
  const depth = parentsOf(view, target.parentId).length + 1
  const [place] = takePlaces(view, draft, target, 1)
  if (place === undefined) return refuse(...issues)
  const rootId = seedNode(
    draft,
    { newId, fieldsOf, language: inLanguage, site: view.site(), issues, path },
    template,
    place,
    depth,
  )
  return hasErrors(issues) ? refuse(...issues) : draft.done([rootId])
}

/** Why a new node, with everything in it, may not go to a target; nothing when it may. Room is not looked at. */
export function checkNew(
  get: Draft['get'],
  fieldsOf: FieldsOf,
  seed: NodeSeed,
  { parentId, slot }: Pick<Target, 'parentId' | 'slot'>,
  path: string,
): readonly Issue[] {
  return [...checkFit(get, fieldsOf, seed, parentId, slot, path), ...checkApart(get, fieldsOf, elementsOf(seed), parentId, path)]
}

function elementsOf({ element, slots = {} }: NodeSeed): readonly string[] {
  return [element, ...Object.values(slots).flat().flatMap(elementsOf)]
}

interface Seeding {
  readonly newId: () => Id
  readonly fieldsOf: FieldsOf
  readonly language: Language
  readonly site: SiteRecord | undefined
  readonly issues: Issue[]
  readonly path: string
}

/** Puts a template's nodes into the draft; the root's fit has been checked. */
export function seedNode(draft: Draft, seeding: Seeding, seed: NodeSeed, place: Place, depth: number): Id {
  const { newId, fieldsOf, issues, path } = seeding
  const id = newId()
  if (draft.get(id) !== undefined) issues.push(errorAt('id-taken', `node/${id}`, MESSAGES.idTaken(id)))
  const node = nodeOf(id, seed, place, fieldsOf(seed.element), seeding.language)
  draft.put(node)
  issues.push(...checkValues(draft, seeding, node))
  if (depth > MAX_DEPTH) {
    issues.push(errorAt('too-deep', path, MESSAGES.tooDeep(MAX_DEPTH)))
    return id
  }
  for (const [slot, seeds] of Object.entries(seed.slots ?? {})) {
    const { keys } = planIndexes([], 0, seeds.length)
    issues.push(...checkRoom(draft.get, fieldsOf, id, slot, seeds.length, path))
    for (const [at, child] of seeds.entries()) {
      const misfits = checkFit(draft.get, fieldsOf, child, id, slot, path)
      issues.push(...misfits)
      if (misfits.length === 0) seedNode(draft, seeding, child, { parentId: id, slot, index: keys[at] ?? '' }, depth + 1)
    }
  }
  return id
}

function checkValues(draft: Draft, { fieldsOf, site }: Seeding, node: NodeRecord): readonly Issue[] {
  const context = { get: draft.get, fieldsOf, site }
  const references = Object.keys(node.classes).filter((id) => !draft.find('style-class', id))
  return [
    ...checkProps(context, node),
    ...checkStyles(context, node),
    ...references.map((id) => errorAt('unknown-reference', `node/${node.id}/classes/${id}`, MESSAGES.unknownReference(id))),
  ]
}

function nodeOf(id: Id, seed: NodeSeed, place: Place, facts: ElementFacts | undefined, language: Language): NodeRecord {
  const variantOf = (field: string) =>
    facts && Object.hasOwn(facts.fields, field) && facts.fields[field]?.translated ? language : DEFAULT_VARIANT
  const classes = seed.classes ?? []
  const { keys } = planIndexes([], 0, classes.length)
  return {
    ...blankNode(id, seed.element, place, facts?.version),
    name: seed.name ?? '',
    props: Object.fromEntries(Object.entries(seed.props ?? {}).map(([field, value]) => [field, { [variantOf(field)]: value }])),
    styles: seed.styles ?? {},
    classes: Object.fromEntries(classes.map((classId, at) => [classId, keys[at] ?? ''])),
    attributes: seed.attributes ?? {},
    ...(seed.link && { link: seed.link }),
    ...(seed.condition !== undefined && { condition: seed.condition }),
  }
}
