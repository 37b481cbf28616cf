import { equalJson, type Json } from '@heddle/store'
import type { Fragment } from '../../records/fragment.ts'
import { compareSiblings } from '../../records/order.ts'
import type { DocumentRecord, Id, LibraryComponentRecord, NodeRecord, WorkflowRecord } from '../../records/types.ts'
import { isNamed } from '../nodes/name-here.ts'
import { replaceIds } from '../../view/references.ts'
import type { DocumentView } from '../../view/view.ts'

/** Where a record stands in its project, and where it came from, is no part of what it is. */
const STANDING: ReadonlySet<string> = new Set(['index', 'folder', 'libraryId'])
/** Another name is given to what comes where its own is taken; what names it does so by its id. */
const RENAMED: ReadonlySet<DocumentRecord['kind']> = new Set(['library-component', 'plugin'])

/** Whether two records are the same, wherever they stand and whatever they are called. */
export function isSameContent(one: DocumentRecord, other: DocumentRecord): boolean {
  return one.kind === other.kind && equalJson(contentOf(one), contentOf(other))
}

function contentOf(record: DocumentRecord): Json {
  const isLeft = (key: string) =>
    STANDING.has(key) ||
    (key === 'name' && (RENAMED.has(record.kind) || isNamed(record))) ||
    // A variable of a page becomes one of the page on which it is pasted.
    (key === 'pageId' && record.kind === 'variable')
  return Object.fromEntries(Object.entries(record).filter(([key]) => !isLeft(key))) as Json
}

/** What a fragment holds by what it hangs on, in order: nodes in a node or component, and workflows of their own. */
function hangingIn({ records }: Fragment): {
  readonly nodes: ReadonlyMap<Id, readonly NodeRecord[]>
  readonly workflows: ReadonlyMap<Id, readonly WorkflowRecord[]>
} {
  const nodes = records.filter((record) => record.kind === 'node').toSorted(byPlace)
  const workflows = records.filter((record) => record.kind === 'workflow').toSorted(compareSiblings)
  return {
    nodes: Map.groupBy(nodes, ({ place }) => place.parentId),
    workflows: Map.groupBy(workflows, ({ ownerId }) => ownerId ?? ''),
  }
}

/**
 * Finds components of a project that are what one of a fragment is, with all in them: those that came when it was pasted before.
 * The answer is the ids that its records have here.
 *
 * @param others the ids of other records that came under ids of their own
 */
export function componentFinder(
  view: DocumentView,
  fragment: Fragment,
  others: ReadonlyMap<Id, Id>,
): (component: LibraryComponentRecord) => ReadonlyMap<Id, Id> | undefined {
  const hanging = hangingIn(fragment)
  const components = new Map(
    fragment.records.flatMap((record) => (record.kind === 'library-component' ? [[record.id, record] as const] : [])),
  )
  const owned = Map.groupBy(view.of('workflow'), ({ ownerId }) => ownerId ?? '')
  const known = new Map<Id, ReadonlyMap<Id, Id> | undefined>()

  function find(component: LibraryComponentRecord): ReadonlyMap<Id, Id> | undefined {
    if (known.has(component.id)) return known.get(component.id)
    // One that stands in itself is found nowhere.
    known.set(component.id, undefined)
    const came = component.libraryId ?? component.id
    const candidates = view.of('library-component').filter(({ id, libraryId }) => (libraryId ?? id) === came)
    const found = candidates.map((held) => pairs(component, held)).find((ids) => ids !== undefined)
    known.set(component.id, found)
    return found
  }

  /** Ids of the one by those of the other, where both are the same. */
  function pairs(component: LibraryComponentRecord, held: LibraryComponentRecord): ReadonlyMap<Id, Id> | undefined {
    const ids = new Map(others)
    const both: [DocumentRecord, DocumentRecord][] = [[component, held]]
    for (const [mine, theirs] of both) {
      ids.set(mine.id, theirs.id)
      const children = view.children(theirs.id).flatMap((id) => view.find('node', id) ?? [])
      if (!pair(both, hanging.nodes.get(mine.id), children.toSorted(byPlace))) return undefined
      if (!pair(both, hanging.workflows.get(mine.id), owned.get(theirs.id))) return undefined
      const inner = mine.kind === 'node' ? components.get(mine.componentId ?? '') : undefined
      const insideIt = inner && find(inner)
      if (inner && !insideIt) return undefined
      for (const [from, to] of insideIt ?? []) ids.set(from, to)
    }
    return both.every(([mine, theirs]) => isSameContent(replaceIds(mine, ids), theirs)) ? ids : undefined
  }
  return find
}

const byPlace = (a: NodeRecord, b: NodeRecord): number =>
  compareSiblings({ id: a.id, index: a.place.index }, { id: b.id, index: b.place.index })

function pair(
  both: [DocumentRecord, DocumentRecord][],
  mine: readonly DocumentRecord[] = [],
  theirs: readonly DocumentRecord[] = [],
): boolean {
  if (mine.length !== theirs.length) return false
  for (const [at, record] of mine.entries()) both.push([record, theirs[at] ?? record])
  return true
}
