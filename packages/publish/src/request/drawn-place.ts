import type { Language } from '@heddle/document'
import { printAlternates, type HeadFacts } from '../page/print-head.ts'
import type { RequestPage } from './draw-request.ts'

/**
 * Where a page that is drawn for an address stands, in its language and in the others. The shared HTML says nothing of it: it
 * answers for all addresses of the page.
 */
export function drawnPlace(
  { page, site, lang, facts, head }: RequestPage,
  parameters: Readonly<Record<string, string>>,
): Pick<HeadFacts, 'canonical' | 'alternates'> {
  const addressIn = (language: Language): string | undefined => {
    const route = site.routes.find(({ pageId, lang: other }) => pageId === page.page.id && other === language)
    const path = route && filled(route.pattern, { ...route.defaults, ...parameters })
    return path === undefined ? undefined : head.origin + path
  }
  return { canonical: addressIn(lang), alternates: printAlternates(page.page.langs, facts.defaultLanguage, addressIn) }
}

/** The address of a pattern with these values; `undefined` where one is missing. */
function filled(pattern: string, values: Readonly<Record<string, string>>): string | undefined {
  const parts = pattern.split('/').map((part) => {
    const [before = '', name, after = ''] = part.split(':')
    if (name === undefined) return encodeURIComponent(part)
    const value = values[name]
    return value === undefined ? undefined : encodeURIComponent(before + value + after)
  })
  return parts.includes(undefined) ? undefined : parts.join('/')
}
