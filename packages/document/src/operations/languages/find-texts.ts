import type { ActionOf, ElementFacts } from '../../element-facts.ts'
import { isTextAttribute } from '../../records/address-rules.ts'
import type { ActionRecord, DocumentRecord, Id, Language, NodeOverride, NodeRecord } from '../../records/types.ts'
import type { Bindable } from '../../values/bindable.ts'
import { findByLanguage, isByLanguage, readInside } from '../../values/by-language.ts'
import type { DocumentView } from '../../view/view.ts'
import { textAt, textInside, textsIn } from './text-at.ts'
import { textsInValues, textsOfDefault } from './texts-in-values.ts'
import { META } from './translations.ts'

/** Where the site is called otherwise than in its default language. */
export const NAMES = 'names'

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
  /** What is known of the element of a node. Given, texts inside of lists are listed too that are one text so far. */
  readonly factsOf?: ((node: NodeRecord) => Pick<ElementFacts, 'fields'> | undefined) | undefined
  /** What is known of an action. Given, arguments that are one text so far are listed too. */
  readonly actionOf?: ActionOf | undefined
  /**
   * Whether texts that are empty everywhere are listed too: fields that vary by language, arguments of actions, and what a page
   * can tell of itself.
   */
  readonly isWithEmpty?: boolean
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

/** Every text of a node, a page, a component, a workflow or the site that varies by language, or may; of other records none. */
export function textsOf(record: DocumentRecord, context: TextsContext): readonly TranslatedText[] {
  const { languages, ofFields, isWithEmpty = false } = context
  if (record.kind === 'page') {
    const maps = [['title', record.title] as const, ...META.map((key) => [`meta/${key}`, record.meta[key]] as const)]
    return maps.flatMap(([map, values]) => textAt(record.id, map, values ?? {}, languages, isWithEmpty))
  }
  if (record.kind === 'workflow')
    return Object.entries(record.actions).flatMap(([id, action]) => textsOfAction(record.id, `actions/${id}`, action, context))
  if (record.kind === 'site') {
    const { id, name, names, branding } = record
    const called = { id, map: NAMES, values: { ...names, [context.defaultLanguage]: name } }
    // Most sites are called the same everywhere: nobody has to translate their names.
    const isListed = isWithEmpty || Object.keys(names ?? {}).length > 0
    return [...(isListed ? [called] : []), ...(branding?.isOff ? [] : textInside(id, 'branding/text', branding?.text, context))]
  }
  if (record.kind === 'library-component')
    return Object.entries(record.properties ?? {}).flatMap(([name, property]) =>
      textsOfDefault(record.id, name, property, context),
    )
  if (record.kind !== 'node') return []
  const { id, props, overrides = {} } = record
  const fields = context.factsOf?.(record)?.fields ?? {}
  const empty = isWithEmpty
    ? Object.entries(fields).flatMap(([field, { kind, translated }]) => (kind === 'text' && translated ? [field] : []))
    : []
  return [
    ...textsIn(id, 'props', props, ofFields, empty),
    ...textsInValues(id, 'props', record, fields, context),
    ...Object.entries(overrides).flatMap(([inner, own]) => [
      ...textsIn(id, `overrides/${inner}/props`, own.props ?? {}, ofFields, []),
      ...textsInValues(id, `overrides/${inner}/props`, { props: own.props ?? {} }, {}, context),
    ]),
    ...textsOfAttributes(id, 'attributes', record.attributes, context),
    ...Object.entries(overrides).flatMap(([inner, { attributes = {} }]) =>
      textsOfAttributes(id, `overrides/${inner}/attributes`, attributes, context),
    ),
  ]
}

/** Every text of the project that varies by language, page by page and node by node in the order of the records. */
export function translatedTexts(view: DocumentView, known?: TextsKnown): readonly TranslatedText[] {
  const context = textsContext(view, known)
  const kinds = ['site', 'page', 'node', 'library-component', 'workflow'] as const
  return kinds.flatMap((kind) => view.of(kind).flatMap((record) => textsOf(record, context)))
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
