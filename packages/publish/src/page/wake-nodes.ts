import type { CollectionRecord, DocumentView, FormulaRecord, Id, LibraryComponentRecord, WorkflowRecord } from '@heddle/document'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import { recordIdOf, type CompiledNode } from '../compile/index.ts'
import { addAllReferences, addNodeReferences, noReferences } from '../logic/tree-references.ts'

type Definitions = ReadonlyMap<string, ElementDefinition>

/**
 * Makes those nodes alive that the browser would serve alone if nobody asked for more: formulas read a value of theirs,
 * workflows name them, something in their slots reads `context.local`, or the address cannot say what all of them show.
 * @param nodes of one page, parents before children
 */
export function wakeNodes(nodes: readonly CompiledNode[], view: DocumentView, definitions: Definitions): readonly CompiledNode[] {
  const mayWake = sleepers(definitions)
  if (!nodes.some(({ published }) => isAsleep(published, mayWake))) return nodes
  const references = noReferences()
  for (const { published, press } of nodes) {
    if (published.live) addNodeReferences(published, references)
    for (const { args } of Object.values(press?.actions ?? {})) addAllReferences(args, references)
  }
  const named = namedIn(view)
  const isAnyRead = named.isAnyRead || references.all.has('variables')
  const readIds = new Set([...references.variables].map((id) => id.slice(0, id.lastIndexOf('-'))))
  const readsLocal = readersOfLocal(nodes, named.localWorkflows)
  const isMeant = (node: PublishedNode): boolean => {
    const id = recordIdOf(node.uid)
    const { slots = {}, exposes } = definitions.get(node.type) ?? {}
    if (readIds.has(id) || named.ids.has(id) || (isAnyRead && Object.keys(exposes ?? {}).length > 0)) return true
    return Object.entries(node.slots ?? {}).some(([slot, uids]) => slots[slot]?.local && uids.some((uid) => readsLocal.has(uid)))
  }
  const awake = nodes.map((node) => (isAsleep(node.published, mayWake) && isMeant(node.published) ? awoken(node) : node))
  return wakeTogether(wakeByAddress(awake, definitions, mayWake), definitions, mayWake)
}

/** Wakes elements whose parts the address of the page would name: several of them, or one with more parts than can be told apart. */
function wakeByAddress(
  nodes: readonly CompiledNode[],
  definitions: Definitions,
  mayWake: ReadonlySet<string>,
): readonly CompiledNode[] {
  const repeated = new Set(nodes.flatMap(({ published: { uid, repeat } }) => (repeat ? [uid] : [])))
  const named = nodes.flatMap((node) => {
    const { type, slots = {} } = node.published
    if (!isAsleep(node.published, mayWake)) return []
    const parts = Object.entries(definitions.get(type)?.slots ?? {}).flatMap(([slot, { byAddress }]) => {
      const uids = slots[slot] ?? []
      return byAddress === undefined || uids.length === 0 ? [] : [{ uids, byAddress }]
    })
    const isTooMuch = parts.some(({ uids, byAddress }) => uids.length > byAddress || uids.some((uid) => repeated.has(uid)))
    return parts.length === 0 ? [] : [{ node, isTooMuch }]
  })
  const woken = new Set(named.filter(({ isTooMuch }) => isTooMuch || named.length > 1).map(({ node }) => node))
  return nodes.map((node) => (woken.has(node) ? awoken(node) : node))
}

const awoken = (node: CompiledNode): CompiledNode => ({
  ...node,
  published: { ...node.published, live: (node.published.live ?? 0) | LIVE.element },
})

/** Wakes elements that work with what stands in them where something of that is alive, and then all of it that holds a value. */
function wakeTogether(
  nodes: readonly CompiledNode[],
  definitions: Definitions,
  mayWake: ReadonlySet<string>,
): readonly CompiledNode[] {
  const worksWith = ({ type }: PublishedNode, slot: string): boolean => definitions.get(type)?.slots[slot]?.isTogether === true
  const hasLife = new Set<string>()
  const isWoken = new Set<string>()
  for (const { published: node } of nodes.toReversed()) {
    const full = Object.entries(node.slots ?? {}).filter(([, uids]) => uids.some((uid) => hasLife.has(uid)))
    if (node.live || full.length > 0) hasLife.add(node.uid)
    if (full.some(([slot]) => worksWith(node, slot))) isWoken.add(node.uid)
  }
  const isWithin = new Set<string>()
  return nodes.map((node) => {
    const { published } = node
    const { uid, slots = {}, live } = published
    const isInside = isWithin.has(uid)
    const isMember = isInside && Object.keys(definitions.get(published.type)?.exposes ?? {}).length > 0
    const wakes = isAsleep(published, mayWake) && (isWoken.has(uid) || isMember)
    for (const [slot, uids] of Object.entries(slots)) {
      if (isInside || ((live || wakes) && worksWith(published, slot))) for (const one of uids) isWithin.add(one)
    }
    return wakes ? awoken(node) : node
  })
}

const known = new WeakMap<Definitions, ReadonlySet<string>>()

/** Types of the elements that may be left to the browser, or give names to their slots. */
function sleepers(definitions: Definitions): ReadonlySet<string> {
  let types = known.get(definitions)
  if (!types) {
    const all = [...definitions.values()]
    const may = all.filter(({ alone, slots }) => alone || Object.values(slots).some(({ local }) => local))
    types = new Set(may.map(({ type }) => type))
    known.set(definitions, types)
  }
  return types
}

function isAsleep({ type, live = 0 }: PublishedNode, mayWake: ReadonlySet<string>): boolean {
  return mayWake.has(type) && (live & LIVE.element) === 0
}

/** Uids of the nodes that read `context.local` themselves, in a workflow of theirs, or in something below them. */
function readersOfLocal(nodes: readonly CompiledNode[], localWorkflows: ReadonlySet<Id>): ReadonlySet<string> {
  const readers = new Set<string>()
  for (const { published: node, press } of nodes.toReversed()) {
    const { uid, events = {}, slots = {}, live } = node
    const isReading =
      mentionsLocal(press?.actions) ||
      Object.values(events).some((ids) => ids.some((id) => localWorkflows.has(id))) ||
      Object.values(slots).some((uids) => uids.some((one) => readers.has(one))) ||
      (live && readsLocal(node))
    if (isReading) readers.add(uid)
  }
  return readers
}

/** `context.local`, or `context` in a way that may mean it. */
function readsLocal(node: PublishedNode): boolean {
  const { props, attributes, style, condition, repeat, link, component } = node
  return mentionsLocal([props, attributes, style, condition, repeat?.over, link?.href, component?.props])
}

function mentionsLocal(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false
  if (!Array.isArray(part)) return Object.values(part).some(mentionsLocal)
  const [kind, first, key] = part as readonly unknown[]
  if (kind === 'l') return false
  if (kind === 'n') return first === 'context'
  if (kind === '.' && Array.isArray(first) && first[0] === 'n' && first[1] === 'context' && Array.isArray(key) && key[0] === 'l')
    return key[1] === 'local'
  return part.some(mentionsLocal)
}

interface Named {
  /** Whatever may be the id of a node. */
  readonly ids: ReadonlySet<string>
  /** Some formula reads a variable by a name worked out while running. */
  readonly isAnyRead: boolean
  /** Workflows that may read `context.local`. */
  readonly localWorkflows: ReadonlySet<Id>
}

const ID = /[a-z0-9]{16}/g
const ANY_VARIABLE = /\bvariables\b(?!["\w.]|\[\\?['"`])/

const namedBefore = new WeakMap<readonly unknown[], { readonly parts: readonly (readonly unknown[])[]; readonly named: Named }>()

/** The parts of a record that may name others. */
function saidBy(record: WorkflowRecord | FormulaRecord | CollectionRecord | LibraryComponentRecord): object {
  if (record.kind === 'library-component') return record.formulas ?? {}
  return {
    ...record,
    id: '',
    ...(record.kind === 'workflow' && { ownerId: '' }),
    ...(record.kind === 'collection' && { data: null }),
  }
}

/** What workflows, formulas, collections and components name. They are searched for names, not read: lists keep their identity until one of them changes. */
function namedIn(view: DocumentView): Named {
  const workflows = view.of('workflow')
  const parts = [view.of('formula'), view.of('collection'), view.of('library-component')]
  const before = namedBefore.get(workflows)
  if (before && before.parts.every((part, at) => part === parts[at])) return before.named
  const ids = new Set<string>()
  const localWorkflows = new Set<Id>()
  let isAnyRead = false
  for (const record of [workflows, ...parts].flat()) {
    const text = JSON.stringify(saidBy(record))
    for (const [id] of text.matchAll(ID)) ids.add(id)
    isAnyRead ||= ANY_VARIABLE.test(text)
    if (record.kind === 'workflow' && /\blocal\b/.test(text)) localWorkflows.add(record.id)
  }
  const named = { ids, isAnyRead, localWorkflows }
  namedBefore.set(workflows, { parts, named })
  return named
}
