import type { FieldsOf } from '../../element-facts.ts'
import { hasErrors, warningAt, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, LibraryComponentRecord, NodeRecord } from '../../records/types.ts'
import { isBinding } from '../../values/bindable.ts'
import { outletsOf } from '../../view/outlets.ts'
import { pathsOf } from '../../rules/overrides.ts'
import type { DocumentView } from '../../view/view.ts'
import { readAtom, type Json } from '@heddle/store'
import { createDraft, type Draft } from '../draft.ts'
import { removeWorkflows } from '../nodes/clone-nodes.ts'
import { subtreeOf } from '../nodes/subtree.ts'
import { refuse, refuseWith, type OperationResult } from '../result.ts'
import { checkNewInstance } from './insert-instance.ts'
import { swapUses } from './swap-uses.ts'

export interface SwapInstanceInput {
  readonly id: Id
  /** The component that it becomes an instance of. */
  readonly componentId: Id
  readonly fieldsOf: FieldsOf
}

/**
 * Makes an instance one of another component. What it sets of properties goes over to those of the same name and kind, what it
 * sets inside to open elements of the same name and kind, what fills its slots to those called alike, what waits for its triggers
 * and what reads or runs what it shows outside to those of the same name. What fits nowhere is gone: a warning says what.
 */
export function swapInstance(view: DocumentView, { id, componentId, fieldsOf }: SwapInstanceInput): OperationResult {
  const instance = view.find('node', id)
  if (instance?.componentId === undefined) return refuseWith('unknown-record', `node/${id}`, MESSAGES.noInstance(id))
  const { parentId, slot } = instance.place
  const issues = checkNewInstance(view, componentId, { parentId, slot }, fieldsOf, 0)
  const to = view.find('library-component', componentId)
  if (!to || hasErrors(issues)) return refuse(...issues)
  const from = view.find('library-component', instance.componentId)
  const draft = createDraft(view)
  draft.set(id, 'componentId', componentId)
  const lost = {
    properties: moveProperties(draft, instance, from, to),
    values: moveOverrides(view, draft, instance, componentId),
    elements: moveFillings(view, draft, instance, componentId),
    workflows: moveWorkflows(view, draft, instance, from, to),
  }
  swapUses(view, draft, { id, from, to })
  const notes: readonly (readonly [number, (count: number) => string])[] = [
    [lost.properties, MESSAGES.lostProperties],
    [lost.values, MESSAGES.lostOverrides],
    [lost.elements, MESSAGES.lostFillings],
    [lost.workflows, MESSAGES.lostWorkflows],
  ]
  return draft.done(
    [id],
    notes.flatMap(([count, message]): readonly Issue[] =>
      count > 0 ? [warningAt('swap-lost', `node/${id}`, message(count))] : [],
    ),
  )
}

type Component = LibraryComponentRecord | undefined

/** Answers how many properties the other component has nothing for. */
function moveProperties(draft: Draft, { id, props }: NodeRecord, from: Component, to: LibraryComponentRecord): number {
  const others = Object.entries(to.properties ?? {})
  let lost = 0
  for (const [property, values] of Object.entries(props)) {
    const { name, type } = from?.properties?.[property] ?? {}
    const [target, { options = [] } = {}] = others.find(([, other]) => other.name === name && other.type === type) ?? []
    const isChoice = (value: unknown): boolean => options.length === 0 || options.some((option) => option.value === value)
    let isLost = Object.keys(values).length > 0
    for (const [variant, value] of Object.entries(values)) {
      if (target !== property) draft.set(id, `props/${property}/${variant}`, null)
      if (target === undefined || !(isBinding(value) || isChoice(value))) continue
      isLost = false
      draft.set(id, `props/${target}/${variant}`, value)
    }
    if (isLost) lost += 1
  }
  return lost
}

/** Answers how many values had no open element of the same name and kind to go to. */
function moveOverrides(view: DocumentView, draft: Draft, instance: NodeRecord, componentId: Id): number {
  const from = openByKind(view, instance.componentId ?? '')
  const to = openByKind(view, componentId)
  const keys = new Map([...from].flatMap(([key, ids]) => ids.map((one, at) => [one, { key, at }] as const)))
  let lost = 0
  for (const [nodeId, own] of Object.entries(instance.overrides ?? {})) {
    const { key = '', at = 0 } = keys.get(nodeId) ?? {}
    const target = to.get(key)?.[at]
    for (const path of pathsOf(own)) {
      draft.set(instance.id, `overrides/${nodeId}/${path}`, null)
      const value = readAtom(own, path)
      if (target === undefined) lost += keys.has(nodeId) ? 1 : 0
      else draft.set(instance.id, `overrides/${target}/${path}`, value as Json)
    }
  }
  return lost
}

/** Open nodes of a component by element and name, in document order. */
function openByKind(view: DocumentView, componentId: Id): ReadonlyMap<string, readonly Id[]> {
  const open = subtreeOf(view, componentId).flatMap((id) => view.find('node', id) ?? [])
  const groups = Map.groupBy(
    open.filter(({ isOpen }) => isOpen),
    ({ element, name, componentId: inner = '' }) => `${element} ${inner} ${name}`,
  )
  return new Map([...groups].map(([key, nodes]) => [key, nodes.map(({ id }) => id)]))
}

/** Moves what fills slots to those called alike, else to one at the same place that nothing else is for; answers how many found none. */
function moveFillings(view: DocumentView, draft: Draft, { id, componentId = '' }: NodeRecord, to: Id): number {
  const [before, after] = [outletsOf(view, componentId), outletsOf(view, to)]
  const names = new Set(before.map(({ name }) => name))
  const slots = new Map(
    before.flatMap((outlet, at) => {
      const beside = after[at]
      const target = after.find(({ name }) => name === outlet.name) ?? (beside && !names.has(beside.name) ? beside : undefined)
      return target ? [[outlet.id, target.id] as const] : []
    }),
  )
  const lost: Id[] = []
  for (const filling of view.children(id)) {
    const node = view.find('node', filling)
    const slot = node && slots.get(node.place.slot)
    if (node && slot !== undefined) draft.set(filling, 'place', { ...node.place, slot })
    else lost.push(filling)
  }
  const gone = new Set(lost.flatMap((filling) => subtreeOf(view, filling)))
  for (const one of gone) draft.remove(one)
  removeWorkflows(view, draft, gone)
  return lost.length
}

/** Answers how many workflows wait for what the other component never tells. */
function moveWorkflows(
  view: DocumentView,
  draft: Draft,
  { id }: NodeRecord,
  from: Component,
  to: LibraryComponentRecord,
): number {
  let lost = 0
  for (const workflow of view.of('workflow')) {
    const known = workflow.ownerId === id ? from?.triggers?.[workflow.trigger] : undefined
    if (!known) continue
    const [target] = Object.entries(to.triggers ?? {}).find(([, { name }]) => name === known.name) ?? []
    if (target === undefined) {
      draft.remove(workflow.id)
      lost += 1
    } else draft.set(workflow.id, 'trigger', target)
  }
  return lost
}
