import { createDocumentView, type DocumentRecord, type DocumentView, type Id, type WorkflowRecord } from '@heddle/document'
import { createStore } from '@heddle/store'

/** `collections` that is not followed by the id of one: which is meant is worked out while the page runs. */
const ANY = /\bcollections\b(?!\s{0,20}\[\s{0,20}['"][a-z0-9]{16}['"])/

/**
 * Tells which collections a page of the project can come to use: by an element, by a workflow that something starts, by a formula, by
 * another collection, or by an instance of a component with one of these. Where a name is worked out while running all of them are.
 */
export function usedCollections(records: readonly DocumentRecord[]): (id: Id) => boolean {
  if (records.some((record) => record.kind !== 'test' && readsAny(record))) return () => true
  const view = createDocumentView(createStore(records))
  const known = new Map<Id, boolean>()
  const isUsed = (id: Id): boolean => {
    const found = known.get(id)
    if (found !== undefined) return found
    // Whatever only uses itself is used by nobody.
    known.set(id, false)
    const is = view.usagesOf(id).some(({ id: user }) => user !== id && isOnPage(user))
    known.set(id, is)
    return is
  }
  const isOnPage = (user: Id): boolean => {
    const record = view.get(user)
    switch (record?.kind) {
      case undefined:
      case 'test':
        return false
      case 'node':
        return isAlive(view, user, isUsed)
      case 'workflow':
        return isStarted(record, view, isUsed)
      case 'formula':
      case 'collection':
      case 'library-component':
        return isUsed(user)
      default:
        return true
    }
  }
  return isUsed
}

/** A node of a page, or of a component that has instances. */
function isAlive(view: DocumentView, id: Id, isUsed: (id: Id) => boolean): boolean {
  const top = view.ancestors(id).at(-1) ?? ''
  return view.find('library-component', top) ? isUsed(top) : true
}

function isStarted(
  { id, trigger, ownerId, isExposed }: WorkflowRecord,
  view: DocumentView,
  isUsed: (id: Id) => boolean,
): boolean {
  if (trigger === '' && !isExposed) return isUsed(id)
  if (ownerId === undefined) return true
  return view.find('library-component', ownerId) ? isUsed(ownerId) : isAlive(view, ownerId, isUsed)
}

/** Whether a formula of it, or code of the builder, looks a collection up by a name that is worked out. */
function readsAny(value: unknown, key = ''): boolean {
  if (typeof value === 'string') return key === 'code' && ANY.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => readsAny(part, name))
}
