import type { Json } from '@heddle/store'
import { pathSegments, type Id, type Language, type PageRecord, type PathSegment } from '@heddle/document'
import type { CompileView } from './types.ts'

/** The page's path in a language, without slashes at its ends; empty for the home page. */
export function pathOf(page: PageRecord, language: Language, homePageId: Id | undefined): string {
  if (page.id === homePageId) return ''
  const parts = (page.paths[language] || page.paths['default'] || '').split('/')
  return parts.filter((part) => part !== '').join('/')
}

/** Values of the parameters of a path that names none; those without a default are absent. */
export function defaultParameters(segments: readonly PathSegment[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    segments.flatMap((part) => (part.parameter !== undefined && part.fallback !== '' ? [[part.parameter, part.fallback]] : [])),
  )
}

/** Prefix of a language's addresses: nothing for the default language, unless the site gives it one too (specification section 2). */
export function languagePrefix(view: CompileView, language: Language): string {
  return language === view.unprefixedLanguage() ? '' : `/${language}`
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
    return encodeURIComponent(segment.before + value + segment.after)
  })
  return [languagePrefix(view, language), ...parts].join('/') || '/'
}

/** The pieces of a page's address, but for the prefix of its language. */
export function addressSegments(page: PageRecord, language: Language, view: CompileView): readonly PathSegment[] {
  return pathSegments(pathOf(page, language, view.site()?.homePageId))
}

/** A parameter's part of an address as it is given, else its default; empty where it has neither. */
export function parameterText(given: unknown, fallback: string): string {
  return typeof given === 'string' || typeof given === 'number' ? String(given) : fallback
}
