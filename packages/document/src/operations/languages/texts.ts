import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import type { Id, Language, NodeRecord } from '../../records/types.ts'
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

/** Every text of the project that varies by language, page by page and node by node in the order of the records. */
export function translatedTexts(view: DocumentView): readonly TranslatedText[] {
  const languages = view.languages()
  const screens = new Set(view.screens().map(({ id }) => id))
  // A field varies by language or by screen; a name that is both is a screen's.
  const known = languages.filter((language) => !screens.has(language))
  const pages = view.of('page').flatMap((page): readonly TranslatedText[] => {
    const maps = [['title', page.title] as const, ...META.map((key) => [`meta/${key}`, page.meta[key]] as const)]
    return maps.flatMap(([map, values]) => textAt(page.id, map, values ?? {}, languages))
  })
  const nodes = view
    .of('node')
    .flatMap(({ id, props, overrides = {} }): readonly TranslatedText[] => [
      ...textsIn(id, 'props', props, known),
      ...Object.entries(overrides).flatMap(([inner, own]) => textsIn(id, `overrides/${inner}/props`, own.props ?? {}, known)),
    ])
  return [...pages, ...nodes]
}

function textsIn(id: Id, path: string, props: NodeRecord['props'], languages: readonly Language[]): readonly TranslatedText[] {
  return Object.entries(props).flatMap(([field, values]) => textAt(id, `${path}/${field}`, values, languages))
}

function textAt(
  id: Id,
  map: string,
  all: Readonly<Record<string, Bindable>>,
  languages: readonly Language[],
): readonly TranslatedText[] {
  const values: Record<Language, Bindable<string>> = {}
  for (const language of languages) {
    const value = Object.hasOwn(all, language) ? all[language] : undefined
    if (isText(value)) values[language] = value
    else if (value !== undefined) return []
  }
  return Object.values(values).some((value) => value !== '') ? [{ id, map, values }] : []
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

/** Writes texts in languages, as many as there are, as one change. Places must be such as `translatedTexts` gives. */
export function setTexts(view: DocumentView, { texts }: { readonly texts: readonly TextChange[] }): OperationResult {
  const known = new Set(view.languages())
  const places = new Set(translatedTexts(view).map(({ id, map }) => `${id}/${map}`))
  const draft = createDraft(view)
  const issues: Issue[] = []
  for (const { id, map, language, value } of texts) {
    const isPlace = places.has(`${id}/${map}`) || (OF_PAGES.has(map) && view.find('page', id) !== undefined)
    if (!isPlace) issues.push(errorAt('unknown-record', `${id}/${map}`, MESSAGES.unknownRecord(id)))
    else if (!known.has(language)) issues.push(errorAt('foreign-language', `${id}/${map}`, MESSAGES.foreignLanguage(language)))
    else draft.set(id, `${map}/${language}`, value)
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([...new Set(texts.map(({ id }) => id))])
}

/** What a page says of itself can be written where nothing stands yet. */
const OF_PAGES: ReadonlySet<string> = new Set(['title', ...META.map((key) => `meta/${key}`)])
