import { errorAt, warningAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import { pathIn, pathSegments } from '../records/page-path.ts'
import {
  createRedirects,
  keyOfFrom,
  MAX_REDIRECTS,
  pathOfTyped,
  wrongAddress,
  wrongFrom,
  type RedirectRule,
} from '../records/redirect.ts'
import type { Id, Language, PageRecord, Redirect, SiteRecord } from '../records/types.ts'

/** Where browsers give up. */
const MOST_HOPS = 20

/** What is wrong with a site's redirects: each by itself, two of one path, circles, pages that they hide. */
export function checkRedirects(site: SiteRecord, pages: readonly PageRecord[]): readonly Issue[] {
  const redirects = Object.entries(site.redirects ?? {})
  if (redirects.length === 0) return []
  const path = `site/${site.id}/redirects`
  const many = redirects.length > MAX_REDIRECTS
  const issues: Issue[] = many ? [errorAt('too-many-redirects', path, MESSAGES.tooManyRedirects(MAX_REDIRECTS))] : []
  const holders = new Set<string>()
  for (const [id, redirect] of redirects) {
    const key = keyOfFrom(redirect.from)
    if (holders.has(key)) issues.push(errorAt('redirect-taken', `${path}/${id}/from`, MESSAGES.redirectTaken(redirect.from)))
    holders.add(key)
    issues.push(...checkOne(`${path}/${id}`, redirect))
  }
  return issues.length > 0 ? issues : checkTogether(path, redirects, site, pages)
}

function checkOne(path: string, { from, to }: Redirect): readonly Issue[] {
  const wrong = wrongFrom(from)
  const wrongTo = 'address' in to ? wrongAddress(to.address, from) : undefined
  return [
    ...(wrong === undefined ? [] : [errorAt('bad-redirect', `${path}/from`, wrong)]),
    ...(wrongTo === undefined ? [] : [errorAt('bad-redirect', `${path}/to`, wrongTo)]),
  ]
}

/** What only all of them together show. */
function checkTogether(
  path: string,
  redirects: readonly (readonly [Id, Redirect])[],
  site: SiteRecord,
  pages: readonly PageRecord[],
): readonly Issue[] {
  const issues: Issue[] = []
  const pathOf = pathsOf(site, pages)
  const rules = redirects.map(([id, { from, to, status }]): RedirectRule & { readonly id: Id } => {
    if ('address' in to) return { id, from, status, to: to.address }
    const { target, gap } = filled(pathOf(to.pageId) ?? '', from)
    const page = pages.find((one) => one.id === to.pageId)?.name ?? ''
    if (gap !== undefined) issues.push(warningAt('redirect-gap', `${path}/${id}/to`, MESSAGES.redirectGap(from, page, gap)))
    return { id, from, status, to: target }
  })
  const find = askedOnce(createRedirects(rules))
  for (const rule of rules) {
    if (!isCircle(find, rule)) continue
    issues.push(warningAt('redirect-circle', `${path}/${rule.id}/to`, MESSAGES.redirectCircle(rule.from)))
  }
  for (const page of pages) {
    const address = pathOf(page.id) ?? '/'
    if (address === '/' || address.includes('{{') || find(pathOfTyped(address)) === undefined) continue
    issues.push(warningAt('redirect-hides-page', `page/${page.id}/paths/default`, MESSAGES.redirectHidesPage(address, page.name)))
  }
  return issues
}

/** The path of each page in the default language, as it was written, behind a slash. */
function pathsOf(site: SiteRecord, pages: readonly PageRecord[]): (id: Id) => string | undefined {
  const language: Language = Object.keys(site.languages).find((one) => site.languages[one]?.isDefault) ?? 'default'
  const known = new Map(pages.map((page) => [page.id, page.id === site.homePageId ? '/' : `/${pathIn(page, language)}`]))
  return (id) => known.get(id)
}

/** A page's path with its parameters as the redirect's path names them, else their defaults; the first that has neither is the gap. */
function filled(path: string, from: string): { readonly target: string; readonly gap?: string } {
  const asked = new Set(from.split('/'))
  let gap: string | undefined
  const parts = pathSegments(path).map((part) => {
    if (part.parameter === undefined) return part.text
    const named = `{{${part.parameter}}}`
    if (!asked.has(named) && part.fallback === '') gap ??= part.parameter
    return part.before + (asked.has(named) ? named : part.fallback) + part.after
  })
  return { target: `/${parts.join('/')}`, ...(gap !== undefined && { gap }) }
}

/** Where paths lead, each looked for once: what many redirects lead through is not looked for by each of them. */
function askedOnce(find: ReturnType<typeof createRedirects>): (path: string) => string | undefined {
  const known = new Map<string, string | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, find(path.split('/'))?.location)
    return known.get(path)
  }
}

/** Follows a redirect as a browser does, with something in the place of each parameter. */
function isCircle(find: (path: string) => string | undefined, { from }: RedirectRule): boolean {
  const seen = new Set<string>()
  let path = from.replaceAll('{{', '').replaceAll('}}', '')
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const next = find(path)
    if (!next?.startsWith('/')) return false
    path = pathOfTyped(next)
    if (seen.has(keyOfFrom(path))) return true
    seen.add(keyOfFrom(path))
  }
  return true
}
