import type { PublishedRoute } from '@heddle/document/published'

export interface RouteMatch {
  readonly route: PublishedRoute
  /** Values of the path's parameters by name. */
  readonly parameters: Readonly<Record<string, string>>
}

/** The path as links to the page write it, whatever case it was asked for in; one that leads to no page stays as it is. */
export function writtenPath(routes: readonly PublishedRoute[], path: string): string {
  const match = matchRoute(routes, path)
  if (!match) return path
  const parts = match.route.pattern.split('/').map((part) => {
    const [before = '', name = '', after = ''] = part.split(':')
    return encodeURIComponent(before + (match.parameters[name] ?? '') + after)
  })
  return parts.join('/')
}

/**
 * The page at a path; slashes at the end and the case of what is no parameter do not count. Live pages are not told of the
 * catch-all page: only the server can answer an unknown address with the right status.
 */
export function matchRoute(routes: readonly PublishedRoute[], path: string): RouteMatch | undefined {
  const wanted = segmentsOf(path).map(decoded)
  for (const route of routes) {
    const parameters: Record<string, string> = {}
    const parts = segmentsOf(route.pattern)
    // A part is a text, or a parameter with text around it: `post-:id`, `post-:id:-print`.
    const fits = (part: string, at: number): boolean => {
      const [before = '', name, after = ''] = part.split(':')
      const value = wanted[at] ?? ''
      const given = value.slice(before.length, value.length - after.length)
      if (name) parameters[name] = given
      return !given === !name && (before + given + after).toLowerCase() === value.toLowerCase()
    }
    if (parts.length === wanted.length && parts.every(fits)) return { route, parameters }
  }
  return undefined
}

/** Values of a page's parameters at an address of the site; whatever the address does not say has its default. */
export function parametersAt(
  routes: readonly PublishedRoute[],
  pageId: string,
  lang: string,
  path: string,
): Readonly<Record<string, string>> {
  const match = matchRoute(routes, path)
  return {
    ...routes.find((route) => route.pageId === pageId && route.lang === lang)?.defaults,
    ...(match?.route.pageId === pageId && match.parameters),
  }
}

function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter(Boolean)
}

/** A part of an address as it is read; one that is not encoded right stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
