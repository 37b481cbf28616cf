import { readAtom, type Diff, type Json } from '@heddle/store'
import type { ActionOf, ElementFacts, FieldsOf } from '../element-facts.ts'
import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { isTextAttribute } from '../records/address-rules.ts'
import type { DocumentRecord, Id, Language, NodeRecord } from '../records/types.ts'
import { factsOfProperty } from '../rules/facts-of-property.ts'
import { inEffect, valuesBeside } from '../rules/texts-in-field.ts'
import { isBinding } from '../values/bindable.ts'
import { areRowsOfTexts, CONTENT_KINDS, isListOfTexts, isObjectOfTexts } from './content-list.ts'
import { isOtherText, isSameButTexts } from './content-text.ts'
import type { DocumentView } from '../view/view.ts'

/** Of pages: what search engines and social networks show. */
const PAGE_TEXTS = /^(?:title|meta\/(?:desc|keywords|socialTitle|socialDesc))\/[^/]+$/
const PROP = /^props\/([^/]+)\/[^/]+$/
const ATTRIBUTE = /^attributes\/([^/]+)$/
const ACTION = /^actions\/[^/]+$/
/** Rows that stand in a collection, as one list or in blocks. */
const ROWS = /^(?:data|blocks\/[^/]+(?:\/.*)?)$/

/**
 * What of a change is more than texts, pictures and rows, which is all that a content editor may change; empty when nothing is. Values that
 * formulas work out are no texts, neither before nor after.
 */
export function checkContentChange(
  view: Pick<DocumentView, 'get' | 'find' | 'defaultLanguage'>,
  { put = {}, set = {}, remove = {} }: Diff<DocumentRecord>,
  fieldsOf: FieldsOf,
  actionOf: ActionOf = () => undefined,
): readonly Issue[] {
  const isMore = (record: DocumentRecord, path: string, to: Json | null): boolean => {
    if (record.kind === 'page') return !PAGE_TEXTS.test(path) && path !== 'metaImage'
    if (record.kind === 'asset') return path !== 'name'
    // What is in the rows is theirs; columns, sources and how rows are chosen are not.
    if (record.kind === 'collection') return record.pluginId !== undefined || !ROWS.test(path)
    if (record.kind === 'workflow')
      return !ACTION.test(path) || !isActionOfTexts(readAtom(record, path), to, actionOf, view.defaultLanguage() ?? '')
    // By its name in the default language the project is known.
    if (record.kind === 'site' && path.startsWith('names/')) return false
    if (record.kind === 'site')
      return path !== 'branding' || !isBrandingOfTexts(readAtom(record, path), to, view.defaultLanguage() ?? '')
    const attribute = record.kind === 'node' ? ATTRIBUTE.exec(path)?.[1] : undefined
    if (attribute !== undefined) return !isAttributeOfTexts(attribute, readAtom(record, path), to, view.defaultLanguage() ?? '')
    const field = PROP.exec(path)?.[1]
    if (record.kind !== 'node' || field === undefined) return true
    const fields = factsOf(record, view, fieldsOf)
    const facts = own(fields, field)
    if (CONTENT_KINDS.includes(facts?.kind ?? '')) return false
    if (facts === undefined) return true
    const [before, after] = [readAtom(record, path) ?? facts.default, to ?? facts.default]
    const language = view.defaultLanguage() ?? ''
    return !(
      isListOfTexts(facts, before, after, language) ||
      isObjectOfTexts(facts, before, after, language) ||
      areRowsOfTexts(facts, inEffect(fields, valuesBeside(record)), before, after, language)
    )
  }
  const refuse = (id: Id, path: string): Issue => errorAt('content-only', `${id}/${path}`, MESSAGES.contentOnly)
  return [
    // A picture is uploaded, and then named.
    ...Object.entries(put).flatMap(([id, record]) => (record.kind === 'asset' && !view.get(id) ? [] : [refuse(id, '')])),
    ...Object.entries(set).flatMap(([id, changes]) =>
      Object.entries(changes).flatMap(([path, [, to]]) => {
        const record = view.get(id)
        const isText = record !== undefined && !isMore(record, path, to) && !isBinding(readAtom(record, path)) && !isBinding(to)
        return isText ? [] : [refuse(id, path)]
      }),
    ),
    ...Object.keys(remove).map((id) => refuse(id, '')),
  ]
}

/** Whether of an action nothing but texts for visitors became others. What it became is not known to be an action yet. */
function isActionOfTexts(before: Json, after: Json, actionOf: ActionOf, defaultLanguage: Language): boolean {
  if (!isObject(before) || !isObject(after)) return false
  const [{ args: was, ...rest }, { args: is, ...others }] = [before, after]
  if (!isSameButTexts(rest, others, defaultLanguage) || !isObject(was) || !isObject(is)) return false
  const { parameters = {} } = actionOf(String(before['type'])) ?? {}
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].every((name) => {
    const [one, other] = [own(was, name), own(is, name)]
    const isTold = own(parameters, name)?.translated === true
    return (isTold ? isOtherText : isSameButTexts)(one ?? null, other ?? null, defaultLanguage)
  })
}

/** Whether the link in the corner says something else, and leads where it led. */
function isBrandingOfTexts(before: Json, after: Json, defaultLanguage: Language): boolean {
  if (!isObject(after) || !(before === null || isObject(before))) return false
  const { text: was = null, ...rest } = before ?? {}
  const { text: is = null, ...others } = after
  return isSameButTexts(rest, others, defaultLanguage) && isOtherText(was, is, defaultLanguage)
}

/** Whether an attribute that is there has another text for visitors. */
function isAttributeOfTexts(name: string, before: Json, after: Json, defaultLanguage: Language): boolean {
  if (before === null || after === null) return false
  return (isTextAttribute(name) ? isOtherText : isSameButTexts)(before, after, defaultLanguage)
}

function own<Value>(values: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined
}

function isObject(value: Json | undefined): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function factsOf(
  { element, componentId }: NodeRecord,
  view: Pick<DocumentView, 'find'>,
  fieldsOf: FieldsOf,
): ElementFacts['fields'] {
  if (componentId === undefined) return fieldsOf(element)?.fields ?? {}
  const { properties = {} } = view.find('library-component', componentId) ?? {}
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, factsOfProperty(property)]))
}
