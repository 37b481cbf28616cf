import type { Language, SiteRecord } from './types.ts'

/** The language that texts fall back to. */
export function defaultLanguageOf({ languages }: Pick<SiteRecord, 'languages'>): Language | undefined {
  return Object.keys(languages).find((language) => languages[language]?.isDefault)
}

/** The language whose addresses do not begin with its code: the default one, unless the site gives it a prefix too (specification section 2). */
export function unprefixedLanguageOf(site: Pick<SiteRecord, 'languages' | 'isDefaultPrefixed'>): Language | undefined {
  return site.isDefaultPrefixed ? undefined : defaultLanguageOf(site)
}
