import { DEFAULT_STATE, fromVariant, isConditionState, stateWithin, toVariant } from '@heddle/style'
import type { ConditionState, Id, NodeRecord, StyleClassRecord, StyleSheet } from '@heddle/document'
import type { CompileView } from './types.ts'

/** Comes before the index of every state that a node has of its own. */
const FIRST = '0'

/** A node whose classes are on always, or on as a state of it is, and the classes that were read for that. */
export interface WithoutConditions {
  readonly node: NodeRecord
  readonly read: readonly Id[]
}

/**
 * A class that is on while a condition holds becomes a state of its node: everything that is true of states is true of it. What
 * the node declares itself in a state wins over it, as over every class; its looks under a pointer or the focus hold within the
 * condition.
 */
export function withoutClassConditions(node: NodeRecord, view: Pick<CompileView, 'find'>): WithoutConditions {
  const conditions = Object.entries(node.classConditions ?? {}).filter(([id]) => Object.hasOwn(node.classes, id))
  if (conditions.length === 0) return { node, read: [] }
  const read = new Set<Id>()
  const classes = { ...node.classes }
  const styles: Record<string, StyleSheet[string]> = { ...node.styles }
  const states: Record<string, ConditionState> = { ...node.states }
  const own = new Set(
    Object.entries(node.styles).flatMap(([variant, declarations]) =>
      Object.keys(declarations).map((property) => `${fromVariant(variant).state} ${property}`),
    ),
  )
  for (const [id, condition] of conditions) {
    const stateId = `when-${id}`
    const name = view.find('style-class', id)?.name ?? ''
    states[stateId] = { name, condition, index: FIRST + (classes[id] ?? '') }
    delete classes[id]
    for (const sheet of sheetsOf(id, view, read)) {
      for (const [variant, declarations] of Object.entries(sheet)) {
        const { screenId, state } = fromVariant(variant)
        if (isConditionState(state)) continue
        const to = toVariant(screenId, state === DEFAULT_STATE ? stateId : stateWithin(stateId, state))
        const kept = Object.entries(declarations).filter(([property]) => !own.has(`${state} ${property}`))
        styles[to] = { ...styles[to], ...Object.fromEntries(kept) }
      }
    }
  }
  return { node: { ...node, classes, styles, states }, read: [...read] }
}

/** What a class declares, its parents' first. */
function sheetsOf(id: Id, view: Pick<CompileView, 'find'>, read: Set<Id>): readonly StyleSheet[] {
  const sheets: StyleSheet[] = []
  const seen = new Set<Id>()
  for (let at: Id | undefined = id; at !== undefined && !seen.has(at);) {
    seen.add(at)
    read.add(at)
    const record: StyleClassRecord | undefined = view.find('style-class', at)
    if (record) sheets.unshift(record.styles)
    at = record?.parentId
  }
  return sheets
}
