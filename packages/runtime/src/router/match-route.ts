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
 * The page at a path; slashes at the end and the case of what is no parameter do not count. The catch-all page is not found
 * here: only the server can answer an unknown address with the right status.
 */
export function matchRoute(routes: readonly PublishedRoute[], path: string): RouteMatch | undefined {
  const wanted = segmentsOf(path).map(decoded)
  for (const route of routes) {
    const parameters = matchPattern(segmentsOf(route.pattern), wanted)
    if (parameters) return { route, parameters }
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

/** A part of a pattern is a text, or a parameter with text around it: `post-:id`, `post-:id:-print`. */
function matchPattern(pattern: readonly string[], path: readonly string[]): Readonly<Record<string, string>> | undefined {
  if (pattern.length !== path.length || pattern.includes('*')) return undefined
  const parameters: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const value = path[at] ?? ''
    const [before = '', name, after = ''] = part.split(':')
    const given = value.slice(before.length, value.length - after.length)
    if ((before + given + after).toLowerCase() !== value.toLowerCase() || !given !== !name) return undefined
    if (name) parameters[name] = given
  }
  return parameters
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
