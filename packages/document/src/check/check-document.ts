import { createStore } from '@heddle/store'
import type { FieldsOf } from '../element-facts.ts'
import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { checkFit, checkRoom, checkClimb } from '../rules/tree.ts'
import { checkPathsFree } from '../records/page-path.ts'
import type { DocumentRecord, Id, NodeRecord } from '../records/types.ts'
import { createDocumentView, type DocumentView } from '../view/view.ts'
import { checkClassNesting } from './class-nesting.ts'
import { checkProps, checkStyles, type ValueContext } from '../rules/value.ts'
import { checkRecord } from './record.ts'
import { checkSite } from './site-rules.ts'
import { checkReferences } from './used-records.ts'

export interface CheckOptions {
  readonly fieldsOf: FieldsOf
}

/** A document, and everything that is wrong with it. */
export interface OpenedDocument {
  /** Of the records that are sound by themselves. */
  readonly view: DocumentView
  readonly issues: readonly Issue[]
}

/**
 * Everything that is wrong with a whole document: records, ids, tree, references, site. Errors make it unusable;
 * warnings (unknown elements, old values out of range, missing references) are kept and reported. Never throws.
 */
export function checkDocument(records: Iterable<unknown>, options: CheckOptions): readonly Issue[] {
  const { view, issues } = openDocument(records, options)
  view.close()
  return issues
}

/** Checks a document for whoever goes on to work with it: it is taken in once. */
export function openDocument(records: Iterable<unknown>, { fieldsOf }: CheckOptions): OpenedDocument {
  const issues: Issue[] = []
  const valid = new Map<Id, DocumentRecord>()
  let position = 0
  for (const value of records) {
    const result = checkRecord(value, `records/${position}`)
    position += 1
    if (!result.ok) issues.push(...result.issues)
    else if (valid.has(result.record.id))
      issues.push(errorAt('id-taken', `${result.record.kind}/${result.record.id}`, MESSAGES.idTaken(result.record.id)))
    else valid.set(result.record.id, result.record)
  }
  const view = createDocumentView(createStore(valid.values()))
  const context: ValueContext = { get: view.get, fieldsOf, site: view.site() }
  const sites = view.of('site')
  if (sites.length !== 1) issues.push(errorAt('one-site', 'site', MESSAGES.oneSite(sites.length)))
  for (const site of sites) issues.push(...checkSite(view.get, site))
  issues.push(...checkPathsFree({ pages: view.of('page'), languages: view.languages(), defaultLanguage: view.defaultLanguage() }))
  issues.push(...checkTree(view, fieldsOf))
  for (const record of valid.values()) {
    issues.push(...checkReferences(view.get, record))
    if (record.kind === 'node') issues.push(...checkProps(context, record).map(asWarning))
    if (record.kind === 'node' || record.kind === 'style-class') issues.push(...checkStyles(context, record).map(asWarning))
    if (record.kind === 'style-class') issues.push(...checkClassNesting(view.get, record))
  }
  return { view, issues }
}

/** Places that hold for every element are errors; what an element's definition says may change with its version. */
function checkTree(view: DocumentView, fieldsOf: FieldsOf): readonly Issue[] {
  const issues: Issue[] = []
  const nodes = [...view.of('node')]
  for (const node of nodes) {
    const path = `node/${node.id}/place`
    const { parentId, slot } = node.place
    const climb = checkClimb(view.get, node, path)
    issues.push(...climb.map((issue) => (issue.code === 'too-deep' ? asWarning(issue) : issue)))
    if (climb.length === 0) {
      issues.push(
        ...checkFit(view.get, fieldsOf, node.element, parentId, slot, path).map((issue) =>
          isAlways(issue) ? issue : asWarning(issue),
        ),
      )
    }
    if (node.componentId === undefined && fieldsOf(node.element) === undefined) {
      issues.push(warningAt('unknown-element', `node/${node.id}/element`, MESSAGES.unknownElement(node.element)))
    }
  }
  for (const node of nodes) issues.push(...checkSlotsOf(view, fieldsOf, node).map(asWarning))
  return issues
}

function checkSlotsOf(view: DocumentView, fieldsOf: FieldsOf, { id }: NodeRecord): readonly Issue[] {
  return view
    .slots(id)
    .flatMap((slot) => checkRoom(view.get, fieldsOf, id, slot, view.children(id, slot).length, `node/${id}/${slot}`))
}

function isAlways({ code }: Issue): boolean {
  return code === 'section-only' || code === 'section-inside'
}

function asWarning(issue: Issue): Issue {
  return { ...issue, severity: 'warning' }
}
