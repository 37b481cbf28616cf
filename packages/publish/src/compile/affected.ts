import type { Changes, Diff, Json } from '@heddle/store'
import { SECTIONS_SLOT, type DocumentRecord, type Id, type Place } from '@heddle/document'
import type { CompiledNode, CompileView } from './types.ts'

/** Ids of nodes are of these characters, and of this many. */
const ID = /^[a-z0-9]{16}$/

/** Nodes whose compiled form the diff makes stale. The cost follows the diff and what uses the changed records, not the document. */
export function affectedNodes(
  diff: Diff<DocumentRecord>,
  view: CompileView,
  dependents: ReadonlyMap<string, ReadonlySet<Id>>,
  compiled: ReadonlyMap<Id, CompiledNode>,
): ReadonlySet<Id> {
  const affected = new Set<Id>()
  const addAll = (ids: Iterable<Id> | undefined): void => {
    for (const id of ids ?? []) affected.add(id)
  }
  /** A parent got other children; a page's sections share their anchors. */
  const touchParent = ({ parentId }: Place): void => {
    if (view.get(parentId)?.kind !== 'page') touchNode(parentId)
    else for (const section of view.children(parentId, SECTIONS_SLOT)) touchNode(section)
  }
  /** A section is called otherwise: a linked one on all of its pages. */
  const touchAnchor = (place: Place): void => {
    touchParent(place)
    for (const user of dependents.get(place.parentId) ?? []) {
      const instance = view.find('node', user)
      if (instance?.componentId === place.parentId) touchParent(instance.place)
    }
  }
  /** The node, and what was made from it: links to a section, and nodes inside instances of components. */
  const touchNode = (id: Id): void => {
    affected.add(id)
    addAll(dependents.get(id))
  }
  /** What fields of a node name by its id, before or now: it may have that id for them alone. */
  const touchNamed = (part: unknown): void => {
    if (typeof part === 'string') {
      if (ID.test(part) && view.find('node', part)) touchNode(part)
    } else if (typeof part === 'object' && part !== null) for (const one of Object.values(part)) touchNamed(one)
  }
  const touch = (record: DocumentRecord): void => {
    addAll(dependents.get(record.id))
    addAll(dependents.get(record.kind))
    if (record.kind === 'site') addAll(compiled.keys())
    if (record.kind === 'workflow' && record.ownerId !== undefined) touchNode(record.ownerId)
    if (record.kind !== 'node') return
    affected.add(record.id)
    touchNamed(record.props)
    touchParent(record.place)
  }

  const touchIfThere = (record: DocumentRecord | undefined): void => {
    if (record) touch(record)
  }

  for (const part of [diff.put, diff.remove]) for (const id in part) touchIfThere(part[id])
  for (const id in diff.set) {
    const record = view.get(id)
    const changes: Changes = diff.set[id] ?? {}
    if (record?.kind !== 'node') {
      if (record) touch(record)
      // The root of a component carries what its instances add.
      for (const root of changes['rootElementId'] ?? []) if (typeof root === 'string') touchNode(root)
      continue
    }
    touchNode(id)
    for (const path in changes) if (path.startsWith('props/')) touchNamed(changes[path])
    const moved = changes['place']
    if (moved) {
      for (const place of moved) if (isPlace(place)) touchParent(place)
      // Page variables go before the project's: the formulas below may mean others now.
      addBelow(id, view, affected)
    } else if (isAnchorChange(changes)) touchAnchor(record.place)
  }
  return affected
}

/** Whether a diff may give sections of a page other anchors. */
export function touchesAnchors({ put, set, remove }: Diff<DocumentRecord>): boolean {
  for (const part of [put, remove]) for (const _ in part) return true
  for (const id in set) {
    const changes: Changes = set[id] ?? {}
    if ('place' in changes || isAnchorChange(changes)) return true
  }
  return false
}

function isPlace(value: Json): value is Json & Place {
  return typeof value === 'object' && value !== null && 'parentId' in value && 'slot' in value
}

function isAnchorChange(changes: Changes): boolean {
  return 'name' in changes || 'linkId' in changes || 'componentId' in changes
}

function addBelow(id: Id, view: CompileView, affected: Set<Id>): void {
  for (const child of view.children(id)) {
    affected.add(child)
    addBelow(child, view, affected)
  }
}
