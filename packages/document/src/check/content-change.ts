import { readAtom, type Diff } from '@heddle/store'
import type { FieldsOf } from '../element-facts.ts'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { DocumentRecord, Id, NodeRecord } from '../records/types.ts'
import { isBinding } from '../values/bindable.ts'
import type { DocumentView } from '../view/view.ts'

/** Kinds of fields that hold what a visitor reads or looks at. */
const CONTENT_KINDS: readonly string[] = ['text', 'image']
/** Of pages: what search engines and social networks show. */
const PAGE_TEXTS = /^(?:title|meta\/(?:desc|keywords|socialTitle|socialDesc))\/[^/]+$/
const PROP = /^props\/([^/]+)\/[^/]+$/

/**
 * What of a change is more than texts and pictures, which is all that a content editor may change; empty when nothing is. Values that
 * formulas work out are no texts, neither before nor after.
 */
export function checkContentChange(
  view: Pick<DocumentView, 'get' | 'find'>,
  { put = {}, set = {}, remove = {} }: Diff<DocumentRecord>,
  fieldsOf: FieldsOf,
): readonly Issue[] {
  const isMore = (record: DocumentRecord, path: string): boolean => {
    if (record.kind === 'page') return !PAGE_TEXTS.test(path) && path !== 'metaImage'
    if (record.kind === 'asset') return path !== 'name'
    const field = PROP.exec(path)?.[1]
    return record.kind !== 'node' || field === undefined || !CONTENT_KINDS.includes(kindOf(record, field, view, fieldsOf) ?? '')
  }
  const refuse = (id: Id, path: string): Issue => errorAt('content-only', `${id}/${path}`, MESSAGES.contentOnly)
  return [
    // A picture is uploaded, and then named.
    ...Object.entries(put).flatMap(([id, record]) => (record.kind === 'asset' && !view.get(id) ? [] : [refuse(id, '')])),
    ...Object.entries(set).flatMap(([id, changes]) =>
      Object.entries(changes).flatMap(([path, [, to]]) => {
        const record = view.get(id)
        const isText = record !== undefined && !isMore(record, path) && !isBinding(readAtom(record, path)) && !isBinding(to)
        return isText ? [] : [refuse(id, path)]
      }),
    ),
    ...Object.keys(remove).map((id) => refuse(id, '')),
  ]
}

function kindOf(
  { element, componentId }: NodeRecord,
  field: string,
  view: Pick<DocumentView, 'find'>,
  fieldsOf: FieldsOf,
): string | undefined {
  if (componentId === undefined) {
    const fields = fieldsOf(element)?.fields ?? {}
    return Object.hasOwn(fields, field) ? fields[field]?.kind : undefined
  }
  const { properties = {} } = view.find('library-component', componentId) ?? {}
  return Object.hasOwn(properties, field) ? properties[field]?.type : undefined
}
