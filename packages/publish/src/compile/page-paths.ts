import type { Json } from '@heddle/store'
import type { Id, Language, PageRecord } from '@heddle/document'
import type { CompileView } from './types.ts'

/** Specification section 2: a segment `{{name|default}}` of a path is a route parameter. */
const PARAMETER = /^\{\{\s*([A-Za-z0-9_]+)\s*(?:\|(.*))?\}\}$/

/** A piece of a path between slashes: text as it stands in the address, or a parameter. */
export type PathSegment =
  | { readonly text: string; readonly parameter?: undefined; readonly fallback?: undefined }
  | { readonly parameter: string; readonly fallback: string }

/** The page's path in a language, without slashes at its ends; empty for the home page. */
export function pathOf(page: PageRecord, language: Language, homePageId: Id | undefined): string {
  if (page.id === homePageId) return ''
  const parts = (page.paths[language] || page.paths['default'] || '').split('/')
  return parts.filter((part) => part !== '').join('/')
}

export function segmentsOf(path: string): readonly PathSegment[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      const [, parameter, fallback] = PARAMETER.exec(part) ?? []
      return parameter === undefined ? { text: part } : { parameter, fallback: (fallback ?? '').trim() }
    })
}

/** Values of the parameters of a path that names none; those without a default are absent. */
export function defaultParameters(segments: readonly PathSegment[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    segments.flatMap(({ parameter, fallback }) => (parameter !== undefined && fallback !== '' ? [[parameter, fallback]] : [])),
  )
}

/** Prefix of a language's addresses: nothing for the default language (specification section 2). */
export function languagePrefix(view: CompileView, language: Language): string {
  return language === view.defaultLanguage() ? '' : `/${language}`
}

/** The language itself, else the default one, else the first in which the page has an address. */
export function servedLanguage({ langs }: PageRecord, language: Language, view: CompileView): Language {
  const candidates = [language, view.defaultLanguage() ?? language, ...view.languages()]
  return candidates.find((one) => langs.includes(one)) ?? language
}

/**
 * Complete address of a page: `/`, `/test`, `/en/about`. Parameters take the given values, else their defaults;
 * names of parameters that have neither are put into `missing`.
 */
export function pageAddress(
  page: PageRecord,
  language: Language,
  view: CompileView,
  parameters: Readonly<Record<string, Json>> = {},
  missing: string[] = [],
): string {
  const parts = addressSegments(page, language, view).map((segment) => {
    if (segment.parameter === undefined) return encodeURIComponent(segment.text)
    const value = parameterText(parameters[segment.parameter], segment.fallback)
    if (value === '') missing.push(segment.parameter)
    return encodeURIComponent(value)
  })
  return [languagePrefix(view, language), ...parts].join('/') || '/'
}

/** The pieces of a page's address, but for the prefix of its language. */
export function addressSegments(page: PageRecord, language: Language, view: CompileView): readonly PathSegment[] {
  return segmentsOf(pathOf(page, language, view.site()?.homePageId))
}

/** A parameter's part of an address as it is given, else its default; empty where it has neither. */
export function parameterText(given: unknown, fallback: string): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : fallback
}
