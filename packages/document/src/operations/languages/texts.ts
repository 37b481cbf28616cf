import type { ElementFacts } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { DocumentRecord, Id, Language, NodeRecord } from '../../records/types.ts'
import { isBinding, type Bindable } from '../../values/bindable.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { META } from './translations.ts'

/** A text that is written in each language by itself. */
export interface TranslatedText {
  /** The node or page that holds it. */
  readonly id: Id
  /** Where it holds it, up to the language: `props/text`, `title`, `meta/desc`. */
  readonly map: string
  /** What stands there, by language; a formula as it is. */
  readonly values: Readonly<Record<Language, Bindable<string>>>
}

/** What is the same for all records that are asked for their texts. */
export interface TextsContext {
  readonly languages: readonly Language[]
  /** Languages by which fields vary: they vary by language or by screen, and a name that is both is a screen's. */
  readonly ofFields: readonly Language[]
  /**
   * What is known of the element of a node. Given, texts that are empty everywhere are listed too: fields that vary by language,
   * and what a page can tell of itself.
   */
  readonly factsOf?: ((node: NodeRecord) => Pick<ElementFacts, 'fields'> | undefined) | undefined
}

/** Languages and screens as they are now. */
export function textsContext(view: DocumentView, factsOf?: TextsContext['factsOf']): TextsContext {
  const languages = view.languages()
  const screens = new Set(view.screens().map(({ id }) => id))
  return { languages, ofFields: languages.filter((language) => !screens.has(language)), factsOf }
}

/** Every text of a node or page that varies by language; of other records none. */
export function textsOf(record: DocumentRecord, context: TextsContext): readonly TranslatedText[] {
  const { languages, ofFields, factsOf } = context
  if (record.kind === 'page') {
    const maps = [['title', record.title] as const, ...META.map((key) => [`meta/${key}`, record.meta[key]] as const)]
    return maps.flatMap(([map, values]) => textAt(record.id, map, values ?? {}, languages, factsOf !== undefined))
  }
  if (record.kind !== 'node') return []
  const { id, props, overrides = {} } = record
  const empty = Object.entries(factsOf?.(record)?.fields ?? {})
    .filter(([, { kind, translated }]) => kind === 'text' && translated)
    .map(([field]) => field)
  return [
    ...textsIn(id, 'props', props, ofFields, empty),
    ...Object.entries(overrides).flatMap(([inner, own]) =>
      textsIn(id, `overrides/${inner}/props`, own.props ?? {}, ofFields, []),
    ),
  ]
}

/** Every text of the project that varies by language, page by page and node by node in the order of the records. */
export function translatedTexts(view: DocumentView): readonly TranslatedText[] {
  const context = textsContext(view)
  return [...view.of('page'), ...view.of('node')].flatMap((record) => textsOf(record, context))
}

/** @param empty fields that are listed without a text too */
function textsIn(
  id: Id,
  path: string,
  props: NodeRecord['props'],
  languages: readonly Language[],
  empty: readonly string[],
): readonly TranslatedText[] {
  const fields = [...new Set([...Object.keys(props), ...empty])]
  return fields.flatMap((field) => {
    const values = (Object.hasOwn(props, field) ? props[field] : undefined) ?? {}
    return textAt(id, `${path}/${field}`, values, languages, empty.includes(field))
  })
}

function textAt(
  id: Id,
  map: string,
  all: Readonly<Record<string, Bindable>>,
  languages: readonly Language[],
  isEmptyListed: boolean,
): readonly TranslatedText[] {
  const values: Record<Language, Bindable<string>> = {}
  for (const language of languages) {
    const value = Object.hasOwn(all, language) ? all[language] : undefined
    if (isText(value)) values[language] = value
    else if (value !== undefined) return []
  }
  return isEmptyListed || Object.values(values).some((value) => value !== '') ? [{ id, map, values }] : []
}

function isText(value: Bindable | undefined): value is Bindable<string> {
  return typeof value === 'string' || (value !== undefined && isBinding(value))
}

/** One text in one language. */
export interface TextChange {
  readonly id: Id
  readonly map: string
  readonly language: Language
  /** `null`: it has none of its own there. */
  readonly value: string | null
}

/**
 * Writes texts in languages, as many as there are, as one change. Places must be such as `textsOf` gives.
 * @param factsOf as in `TextsContext`; with it texts are written where none stood in any language
 */
export function setTexts(
  view: DocumentView,
  { texts, factsOf }: { readonly texts: readonly TextChange[]; readonly factsOf?: TextsContext['factsOf'] },
): OperationResult {
  const known = new Set(view.languages())
  const context = textsContext(view, factsOf)
  const places = new Map<Id, ReadonlySet<string>>()
  const placesOf = (id: Id) => {
    const record = view.get(id)
    const own = places.get(id) ?? new Set(record ? textsOf(record, context).map(({ map }) => map) : [])
    places.set(id, own)
    return own
  }
  const draft = createDraft(view)
  const issues: Issue[] = []
  for (const { id, map, language, value } of texts) {
    const isPlace = placesOf(id).has(map) || (OF_PAGES.has(map) && view.find('page', id) !== undefined)
    if (!isPlace) issues.push(errorAt('unknown-record', `${id}/${map}`, MESSAGES.unknownRecord(id)))
    else if (!known.has(language)) issues.push(errorAt('foreign-language', `${id}/${map}`, MESSAGES.foreignLanguage(language)))
    else draft.set(id, `${map}/${language}`, value)
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([...places.keys()])
}

/** What a page says of itself can be written where nothing stands yet. */
const OF_PAGES: ReadonlySet<string> = new Set(['title', ...META.map((key) => `meta/${key}`)])
