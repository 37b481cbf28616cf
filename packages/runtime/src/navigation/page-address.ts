import type { PublishedSite } from '@heddle/document/published'
import { toText } from '@heddle/kit/react'
import { MESSAGES } from './messages.ts'

/**
 * Address of a page in a language, with values in place of its path's parameters. Throws the texts of specification
 * section 8: 'Project not found.', 'Page not found.', 'Lang not found.'; a parameter without a value takes its default, and one without that is an error
 * that names it (logic reference 5).
 */
export function pageAddress(
  { routes }: Pick<PublishedSite, 'routes'>,
  pageId: string,
  lang: string,
  parameters: Readonly<Record<string, unknown>>,
): string {
  if (routes.length === 0) throw new Error(MESSAGES.projectNotFound)
  const ofPage = routes.filter((route) => route.pageId === pageId)
  if (ofPage.length === 0) throw new Error(MESSAGES.pageNotFound)
  const route = ofPage.find((one) => one.lang === lang)
  if (!route) throw new Error(MESSAGES.langNotFound)
  const parts = route.pattern.split('/').map((part) => {
    const [before = '', name, after = ''] = part.split(':')
    if (!name) return part
    const value = ownText(parameters, name) || ownText(route.defaults, name)
    if (value === '') throw new Error(MESSAGES.noParameter(name))
    // Half an emoji cannot be encoded.
    return encodeURIComponent(before + value.toWellFormed() + after)
  })
  return parts.join('/')
}

function ownText(values: Readonly<Record<string, unknown>> | undefined, name: string): string {
  return values && Object.hasOwn(values, name) ? toText(values[name]) : ''
}
