import { NOT_FOUND_TEXTS } from '../messages.ts'
import { builtInPage, type BuiltInInput, type BuiltInPage, type NamedSite } from './built-in-page.ts'

/** The page for unknown addresses of a site that has none of its own, with a way home. */
export function notFoundPage(site: NamedSite, input: BuiltInInput): BuiltInPage {
  const content = ({ title, text, home }: (typeof NOT_FOUND_TEXTS)['en' | 'ru']): string =>
    `<h1>${title}</h1><p>${text}</p><a href="${input.root ?? ''}/">${home}</a>`
  return builtInPage({ texts: NOT_FOUND_TEXTS, content }, site, input)
}
