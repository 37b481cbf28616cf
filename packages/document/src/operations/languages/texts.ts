import { readAtom, type Json } from '@heddle/store'
import type { ActionOf, ElementFacts } from '../../element-facts.ts'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { isAtomPath } from '../../records/atoms.ts'
import { isTextAttribute } from '../../records/address-rules.ts'
import type { ActionRecord, DocumentRecord, Id, Language, NodeOverride, NodeRecord } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import {
  findByLanguage,
  isByLanguage,
  isText,
  readInside,
  textsByLanguage,
  withTextIn,
  writeInside,
} from '../../values/by-language.ts'
import { checkName } from '../../rules/names.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { META } from './translations.ts'

/** A text that is written in each language by itself. */
export interface TranslatedText {
  /** The record that holds it. */
  readonly id: Id
  /** Where it holds it, up to the language: `props/text`, `title`, `meta/desc`, `actions/{id}/args/text`. */
  readonly map: string
  /** What stands there, by language; a formula as it is. */
  readonly values: Readonly<Record<Language, Bindable<string>>>
}

/** What the catalogue says of where texts may stand. */
export interface TextsKnown {
  /**
   * What is known of the element of a node. Given, texts that are empty everywhere are listed too: fields that vary by language,
   * arguments of actions, and what a page can tell of itself.
   */
  readonly factsOf?: ((node: NodeRecord) => Pick<ElementFacts, 'fields'> | undefined) | undefined
  /** What is known of an action. Given, arguments that are one text so far are listed too. */
  readonly actionOf?: ActionOf | undefined
}

/** What is the same for all records that are asked for their texts. */
export interface TextsContext extends TextsKnown {
  readonly languages: readonly Language[]
  readonly defaultLanguage: Language
  /** Languages by which fields vary: they vary by language or by screen, and a name that is both is a screen's. */
  readonly ofFields: readonly Language[]
}

/** Languages and screens as they are now. */
export function textsContext(view: DocumentView, known: TextsKnown = {}): TextsContext {
  const languages = view.languages()
  const screens = new Set(view.screens().map(({ id }) => id))
  return {
    languages,
    defaultLanguage: view.defaultLanguage() ?? '',
    ofFields: languages.filter((language) => !screens.has(language)),
    ...known,
  }
}

/** Every text of a node, a page, a workflow or the site that varies by language, or may; of other records none. */
export function textsOf(record: DocumentRecord, context: TextsContext): readonly TranslatedText[] {
  const { languages, ofFields, factsOf } = context
  if (record.kind === 'page') {
    const maps = [['title', record.title] as const, ...META.map((key) => [`meta/${key}`, record.meta[key]] as const)]
    return maps.flatMap(([map, values]) => textAt(record.id, map, values ?? {}, languages, factsOf !== undefined))
  }
  if (record.kind === 'workflow')
    return Object.entries(record.actions).flatMap(([id, action]) => textsOfAction(record.id, `actions/${id}`, action, context))
  if (record.kind === 'site') {
    const { id, name, names, branding } = record
    const called = { id, map: NAMES, values: { ...names, [context.defaultLanguage]: name } }
    // Most sites are called the same everywhere: nobody has to translate their names.
    const isListed = factsOf !== undefined || Object.keys(names ?? {}).length > 0
    return [...(isListed ? [called] : []), ...(branding?.isOff ? [] : textInside(id, 'branding/text', branding?.text, context))]
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
    ...textsOfAttributes(id, 'attributes', record.attributes, context),
    ...Object.entries(overrides).flatMap(([inner, { attributes = {} }]) =>
      textsOfAttributes(id, `overrides/${inner}/attributes`, attributes, context),
    ),
  ]
}

/** Every text of the project that varies by language, page by page and node by node in the order of the records. */
export function translatedTexts(view: DocumentView, known?: TextsKnown): readonly TranslatedText[] {
  const context = textsContext(view, known)
  return [...view.of('site'), ...view.of('page'), ...view.of('node'), ...view.of('workflow')].flatMap((record) =>
    textsOf(record, context),
  )
}

/** What an action is told for visitors: by its declaration, and whatever stands there by language already. */
function textsOfAction(id: Id, path: string, { type, args }: ActionRecord, context: TextsContext): readonly TranslatedText[] {
  const declared = Object.entries(context.actionOf?.(type)?.parameters ?? {}).flatMap(([name, { translated }]) =>
    translated ? [`args/${name}`] : [],
  )
  const stored = findByLanguage(args).map(([keys]) => ['args', ...keys].join('/'))
  return [...new Set([...declared, ...stored])].flatMap((place) =>
    textInside(id, `${path}/${place}`, readInside({ args }, place.split('/')), context),
  )
}

/** Own attributes that visitors read, and others that stand by language already. */
function textsOfAttributes(
  id: Id,
  path: string,
  attributes: NonNullable<NodeOverride['attributes']>,
  context: TextsContext,
): readonly TranslatedText[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    isTextAttribute(name) || isByLanguage(value) ? textInside(id, `${path}/${name}`, value, context) : [],
  )
}

/** A text that stands in a value that is one atom: by language, or one for the default language. */
function textInside(id: Id, map: string, value: unknown, context: TextsContext): readonly TranslatedText[] {
  const values = textsByLanguage(value, context)
  const texts = Object.values(values)
  if (value !== undefined && texts.length === 0) return []
  return context.factsOf || texts.some((text) => text !== '') ? [{ id, map, values }] : []
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

/** One text in one language. */
export interface TextChange {
  readonly id: Id
  readonly map: string
  readonly language: Language
  /** `null`: it has none of its own there. */
  readonly value: string | null
}

/** Writes texts in languages, as many as there are, as one change. Places must be such as `textsOf` gives for what is known. */
export function setTexts(
  view: DocumentView,
  { texts, ...declared }: { readonly texts: readonly TextChange[] } & TextsKnown,
): OperationResult {
  const known = new Set(view.languages())
  const context = textsContext(view, declared)
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
    const isPlace =
      placesOf(id).has(map) ||
      (OF_PAGES.has(map) && view.find('page', id) !== undefined) ||
      (map === NAMES && view.find('site', id) !== undefined)
    if (!isPlace) issues.push(errorAt('unknown-record', `${id}/${map}`, MESSAGES.unknownRecord(id)))
    else if (!known.has(language)) issues.push(errorAt('foreign-language', `${id}/${map}`, MESSAGES.foreignLanguage(language)))
    else if (isNameOfSite(map, language, context)) issues.push(...checkName(value ?? '', `${id}/name`))
    if (!hasErrors(issues)) writeText(draft, { id, map, language, value }, context)
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([...places.keys()])
}

const NAMES = 'names'

/** The name of the site is one in the default language, and a name of its own in others. */
function isNameOfSite(map: string, language: Language, { defaultLanguage }: TextsContext): boolean {
  return map === NAMES && language === defaultLanguage
}

/** A text has a place of its own for each language, or stands inside of a value that changes as a whole. */
function writeText(draft: Draft, { id, map, language, value }: TextChange, context: TextsContext): void {
  if (isNameOfSite(map, language, context)) return draft.set(id, 'name', value)
  const record = draft.get(id)
  const keys = map.split('/')
  const at = record ? keys.findIndex((_, index) => isAtomPath(record, keys.slice(0, index + 1).join('/'))) : -1
  if (!record || at < 0) return draft.set(id, `${map}/${language}`, value)
  const atom = keys.slice(0, at + 1).join('/')
  const inside = keys.slice(at + 1)
  const before = readAtom(record, atom)
  const text = withTextIn(readInside(before, inside), language, value, context)
  draft.set(id, atom, writeInside(before, inside, text) as Json)
}

/** What a page says of itself can be written where nothing stands yet. */
const OF_PAGES: ReadonlySet<string> = new Set(['title', ...META.map((key) => `meta/${key}`)])
