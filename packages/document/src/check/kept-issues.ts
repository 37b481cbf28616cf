import type { FieldsOf } from '../element-facts.ts'
import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { compareSiblings } from '../records/order.ts'
import { checkPathsFree } from '../records/page-path.ts'
import type { DocumentRecord, Id, NodeRecord, RecordKind } from '../records/types.ts'
import { checkClimb, checkFit, checkRoom, MAX_DEPTH } from '../rules/tree.ts'
import { checkProps, checkStyles, type ValueContext } from '../rules/value.ts'
import type { DocumentView } from '../view/view.ts'
import { checkClassNesting } from './class-nesting.ts'
import { checkAccess } from '../rules/access.ts'
import { checkApp } from '../rules/app.ts'
import { checkRedirects } from '../rules/redirect.ts'
import { checkSite } from './site-rules.ts'
import { checkReferences } from './used-records.ts'

/** Records that are others than before, by their ids. */
export type RecordChanges = ReadonlyMap<
  Id,
  { readonly before: DocumentRecord | undefined; readonly after: DocumentRecord | undefined }
>

/** What is wrong with a document of sound records, kept by record: after a change only what it touches is looked at again. */
export interface KeptIssues {
  /** Those of the whole document, in an order that follows from its records. */
  readonly all: () => readonly Issue[]
  /** Tells that the view holds other records now. */
  readonly note: (changes: RecordChanges) => void
}

type ByRecord = Map<Id, readonly Issue[]>

/** Kinds that nodes stand in. */
const HOLDERS: ReadonlySet<RecordKind> = new Set(['node', 'page', 'library-component'])
/** Kinds that values of any record may be checked against. */
const SURROUNDINGS: ReadonlySet<RecordKind> = new Set(['site', 'token'])

/** Looks at everything once. */
export function createKeptIssues(view: DocumentView, records: () => Iterable<DocumentRecord>, fieldsOf: FieldsOf): KeptIssues {
  let ofSite = checkSites(view)
  const ofTree: ByRecord = new Map()
  const ofRooms: ByRecord = new Map()
  const ofRecords: ByRecord = new Map()
  /** Who refers to a node; some of them may have ceased to. */
  const usersOf = new Map<Id, Set<Id>>()

  const keep = (into: ByRecord, id: Id, issues: readonly Issue[]): void => {
    if (issues.length > 0) into.set(id, issues)
    else into.delete(id)
  }

  function lookAtNode(node: NodeRecord, climb: readonly Issue[]): void {
    keep(ofTree, node.id, checkPlace(view, fieldsOf, node, climb))
  }

  function lookAtRecord(record: DocumentRecord, context: ValueContext): void {
    const references = checkReferences(view.get, record, (id) => {
      const users = usersOf.get(id)
      if (users) users.add(record.id)
      else usersOf.set(id, new Set([record.id]))
    })
    keep(ofRecords, record.id, [...references, ...checkOwn(context, record)])
  }

  const contextNow = (): ValueContext => ({ get: view.get, fieldsOf, site: view.site() })

  function lookAtRecords(): void {
    const context = contextNow()
    for (const record of records()) lookAtRecord(record, context)
  }

  /** From the pages and components downwards no node has to climb. */
  function lookAtTree(): void {
    const placed = new Set<Id>()
    const descend = (parentId: Id, depth: number): void => {
      for (const id of view.children(parentId)) {
        const node = depth < MAX_DEPTH && view.find('node', id)
        if (!node) continue
        placed.add(id)
        lookAtNode(node, [])
        descend(id, depth + 1)
      }
    }
    for (const kind of ['page', 'library-component'] as const) for (const { id } of view.of(kind)) descend(id, 0)
    for (const record of records()) {
      if (record.kind !== 'node') continue
      if (!placed.has(record.id)) lookAtNode(record, checkClimb(view.get, record, placeOf(record)))
      keep(ofRooms, record.id, checkSlots(view, fieldsOf, record.id))
    }
  }

  lookAtTree()
  lookAtRecords()

  function noteTree(changes: RecordChanges): void {
    const seen = new Set<Id>()
    const rooms = new Set<Id>()
    const descend = (id: Id): void => {
      if (seen.has(id)) return
      seen.add(id)
      const node = view.find('node', id)
      if (node) lookAtNode(node, checkClimb(view.get, node, placeOf(node)))
      else ofTree.delete(id)
      for (const child of view.children(id)) descend(child)
    }
    for (const [id, { before, after }] of changes) {
      if (isOtherComponent(before, after))
        for (const usage of view.usagesOf(id)) if (usage.path === 'componentId') descend(usage.id)
      if (!isMoved(before, after)) continue
      descend(id)
      rooms.add(id)
      for (const record of [before, after]) if (record?.kind === 'node') rooms.add(record.place.parentId)
    }
    for (const id of rooms) keep(ofRooms, id, view.find('node', id) ? checkSlots(view, fieldsOf, id) : [])
  }

  /** Records that are to be looked at again, or nothing when all are. */
  function touchedBy(changes: RecordChanges): ReadonlySet<Id> | undefined {
    const touched = new Set(changes.keys())
    const addAll = (ids: Iterable<Id> | undefined): void => {
      for (const id of ids ?? []) touched.add(id)
    }
    for (const [id, { before, after }] of changes) {
      const kinds = [before, after].flatMap((record) => record?.kind ?? [])
      if (kinds.some((kind) => SURROUNDINGS.has(kind))) return undefined
      if (kinds.includes('style-class')) addAll(view.of('style-class').map((styleClass) => styleClass.id))
      // Who misses a record is among those with issues.
      if (before === undefined) addAll(ofRecords.keys())
      if (after !== undefined) continue
      if (before?.kind !== 'node') return undefined
      addAll(usersOf.get(id))
      usersOf.delete(id)
    }
    return touched
  }

  return {
    all: () => [
      ...ofSite,
      ...inOrder(ofTree, view),
      ...inOrder(ofRooms, view),
      ...(ofRecords.size === 0 ? [] : [...records()].flatMap(({ id }) => ofRecords.get(id) ?? [])),
    ],
    note(changes) {
      for (const { before, after } of changes.values()) {
        if (![before, after].some((record) => record?.kind === 'site' || record?.kind === 'page')) continue
        ofSite = checkSites(view)
        break
      }
      noteTree(changes)
      const touched = touchedBy(changes)
      for (const [id, { after }] of changes) if (!after) ofRecords.delete(id)
      if (!touched) return lookAtRecords()
      const context = contextNow()
      for (const id of touched) {
        const record = view.get(id)
        if (record) lookAtRecord(record, context)
      }
    },
  }
}

const placeOf = ({ id }: NodeRecord): string => `node/${id}/place`

/** Whether nodes may stand elsewhere, or in something else, than before. */
function isMoved(before: DocumentRecord | undefined, after: DocumentRecord | undefined): boolean {
  if (isOtherComponent(before, after)) return true
  if (before?.kind !== 'node' || after?.kind !== 'node') {
    return before?.kind !== after?.kind && [before, after].some((record) => record && HOLDERS.has(record.kind))
  }
  return (
    before.place.parentId !== after.place.parentId ||
    before.place.slot !== after.place.slot ||
    before.element !== after.element ||
    before.componentId !== after.componentId
  )
}

/** Whether instances of a component may stand elsewhere than before, and another root in it. */
function isOtherComponent(before: DocumentRecord | undefined, after: DocumentRecord | undefined): boolean {
  const typeOf = (record: DocumentRecord | undefined) => (record?.kind === 'library-component' ? record.type : undefined)
  return typeOf(before) !== typeOf(after)
}

function inOrder(issues: ByRecord, view: DocumentView): readonly Issue[] {
  const keyOf = (id: Id) => ({ id, index: view.find('node', id)?.place.index ?? '' })
  return [...issues.keys()].toSorted((a, b) => compareSiblings(keyOf(a), keyOf(b))).flatMap((id) => issues.get(id) ?? [])
}

function checkSites(view: DocumentView): readonly Issue[] {
  const sites = view.of('site')
  return [
    ...(sites.length === 1 ? [] : [errorAt('one-site', 'site', MESSAGES.oneSite(sites.length))]),
    ...sites.flatMap((site) => checkSite(view.get, site)),
    ...sites.flatMap((site) => checkRedirects(site, view.of('page'))),
    ...sites.flatMap((site) => checkAccess(site, view.of('page'))),
    ...sites.flatMap((site) => checkApp(site, view.of('page'))),
    ...checkPathsFree({ pages: view.of('page'), languages: view.languages(), unprefixedLanguage: view.unprefixedLanguage() }),
  ]
}

const NONE: readonly Issue[] = []

/** Places that hold for every element are errors; what an element's definition says may change with its version. */
function checkPlace(view: DocumentView, fieldsOf: FieldsOf, node: NodeRecord, climb: readonly Issue[]): readonly Issue[] {
  const { parentId, slot } = node.place
  const fit = climb.length > 0 ? NONE : checkFit(view.get, fieldsOf, node, parentId, slot, placeOf(node))
  const isKnown = node.componentId !== undefined || fieldsOf(node.element) !== undefined
  if (isKnown && climb.length === 0 && fit.length === 0) return NONE
  return [
    ...climb.map((issue) => (issue.code === 'too-deep' ? asWarning(issue) : issue)),
    ...fit.map((issue) => (isAlways(issue) ? issue : asWarning(issue))),
    ...(isKnown ? [] : [warningAt('unknown-element', `node/${node.id}/element`, MESSAGES.unknownElement(node.element))]),
  ]
}

function checkSlots(view: DocumentView, fieldsOf: FieldsOf, id: Id): readonly Issue[] {
  if (view.children(id).length === 0) return NONE
  return view
    .slots(id)
    .flatMap((slot) => checkRoom(view.get, fieldsOf, id, slot, view.children(id, slot).length, `node/${id}/${slot}`))
    .map(asWarning)
}

/** What is wrong with the values of a record. */
function checkOwn(context: ValueContext, record: DocumentRecord): readonly Issue[] {
  if (record.kind === 'node') return [...checkProps(context, record), ...checkStyles(context, record)].map(asWarning)
  if (record.kind !== 'style-class') return NONE
  return [...checkStyles(context, record).map(asWarning), ...checkClassNesting(context.get, record)]
}

function isAlways({ code }: Issue): boolean {
  return code === 'section-only' || code === 'section-inside'
}

function asWarning(issue: Issue): Issue {
  return { ...issue, severity: 'warning' }
}
