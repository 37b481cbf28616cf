import { readAtom, type Json } from '@heddle/store'
import type { DocumentRecord, Id, Language, NodeRecord, SiteRecord } from '../../records/types.ts'
import { findByLanguage, withTextIn, writeInside } from '../../values/by-language.ts'
import type { DocumentView } from '../../view/view.ts'
import type { AtomValue, Draft } from '../draft.ts'

export const META = ['desc', 'keywords', 'socialTitle', 'socialDesc', 'structuredData'] as const

/** Where a record holds something of its own for a language: texts of elements, titles and addresses of pages, names of the site. */
function pathsOf(record: DocumentRecord, language: Language, site: SiteRecord): readonly string[] {
  if (record.kind === 'node') {
    // A field varies by language or by screen; a name that is both is a screen's.
    if (Object.hasOwn(site.screens, language)) return []
    const inside = Object.entries(record.overrides ?? {})
    return [
      ...textPaths(record.props, 'props', language),
      ...inside.flatMap(([id, { props = {} }]) => textPaths(props, `overrides/${id}/props`, language)),
    ]
  }
  if (record.kind !== 'page' && record.kind !== 'site') return []
  return ['names', 'paths', 'title', ...META.map((key) => `meta/${key}`)]
    .map((map) => `${map}/${language}`)
    .filter((path) => readAtom(record, path) !== null)
}

function textPaths(props: NodeRecord['props'], path: string, language: Language): readonly string[] {
  const fields = Object.keys(props).filter((field) => Object.hasOwn(props[field] ?? {}, language))
  return fields.map((field) => `${path}/${field}/${language}`)
}

/** How much stands in a language and in no other. */
export interface LanguageTexts {
  /** Of elements. */
  readonly texts: number
  /** Addresses that pages have in this language alone. */
  readonly paths: number
  /** Titles, descriptions and what else is told of pages. */
  readonly facts: number
  /** Pages that are there in this language alone. */
  readonly pages: number
}

/** Counts what goes with a language when it is deleted. */
export function countTexts(view: DocumentView, { language }: { readonly language: Language }): LanguageTexts {
  const site = view.site()
  const counted = { texts: 0, paths: 0, facts: 0, pages: 0 }
  if (site === undefined) return counted
  eachTranslation(view, site, language, ({ kind }, map) => {
    counted[kind === 'node' ? 'texts' : map === 'paths/' ? 'paths' : 'facts'] += 1
  })
  for (const { texts } of textsInside(view))
    counted.texts += texts.filter(([, { texts: by }]) => Object.hasOwn(by, language)).length
  counted.pages = view.of('page').filter(({ langs }) => langs.length === 1 && langs[0] === language).length
  return counted
}

/** Hands every text of a language, with its path up to the language, to a change. */
export function eachTranslation(
  view: DocumentView,
  site: SiteRecord,
  language: Language,
  change: (record: DocumentRecord, map: string, value: AtomValue) => void,
): void {
  for (const record of [...view.of('node'), ...view.of('page'), ...view.of('site')]) {
    for (const path of pathsOf(record, language, site)) change(record, path.slice(0, -language.length), readAtom(record, path))
  }
}

/** Values that change as a whole and have texts by language in them. */
function textsInside(view: DocumentView) {
  const values = [
    ...view.of('site').flatMap(({ id, branding }) => (branding ? [{ id, path: 'branding', value: branding as Json }] : [])),
    ...view.of('workflow').flatMap(({ id, actions }) => valuesAt(id, 'actions', actions)),
    ...view.of('library-component').flatMap(({ id, properties = {} }) => valuesAt(id, 'properties', properties)),
    ...view
      .of('node')
      .flatMap(({ id, attributes, props, overrides = {} }) => [
        ...valuesAt(id, 'attributes', attributes),
        ...valuesOfFields(id, 'props', props),
        ...Object.entries(overrides).flatMap(([inner, own]) => [
          ...valuesAt(id, `overrides/${inner}/attributes`, own.attributes ?? {}),
          ...valuesOfFields(id, `overrides/${inner}/props`, own.props ?? {}),
        ]),
      ]),
  ]
  return values.flatMap((one) => {
    const texts = findByLanguage(one.value)
    return texts.length === 0 ? [] : [{ ...one, texts }]
  })
}

function valuesOfFields(id: Id, path: string, props: NodeRecord['props']) {
  return Object.entries(props).flatMap(([field, values]) => valuesAt(id, `${path}/${field}`, values))
}

function valuesAt(id: Id, map: string, values: Readonly<Record<string, unknown>>) {
  // Interfaces are JSON too, but TypeScript does not see it.
  return Object.entries(values).map(([key, value]) => ({ id, path: `${map}/${key}`, value: value as Json }))
}

/** Gives texts inside of values another tag for a language (`to`), or takes them away. */
export function moveTextsInside(view: DocumentView, draft: Draft, language: Language, to?: Language): void {
  const before = { defaultLanguage: view.defaultLanguage() ?? '' }
  const after = { defaultLanguage: to !== undefined && before.defaultLanguage === language ? to : before.defaultLanguage }
  for (const { id, path, value, texts } of textsInside(view)) {
    let next: Json | null = value
    for (const [keys, text] of texts) {
      const own = Object.hasOwn(text.texts, language) ? text.texts[language] : undefined
      if (own === undefined) continue
      const left = withTextIn(text, language, null, before)
      next = writeInside(next, keys, to === undefined ? left : withTextIn(left, to, own, after))
    }
    if (next !== value) draft.set(id, path, next)
  }
}

/** Changes the languages that pages list; a page that would list none has the default one. */
export function relistPages(
  view: DocumentView,
  draft: Draft,
  list: (languages: readonly Language[]) => readonly Language[],
): void {
  const fallback = view.defaultLanguage()
  for (const { id, langs } of view.of('page')) {
    const next = list(langs)
    const sound = next.length > 0 || fallback === undefined ? next : [fallback]
    draft.set(id, 'langs', sound)
  }
}
