import { rootOf } from '@heddle/document'
import type { ReleaseManifest } from '../releases/manifest.ts'

/** The part of a release that says where its site stands. */
type Standing = Pick<ReleaseManifest, 'basePath'>

/** What the paths of all addresses of the site begin with. */
export const siteRoot = (release: Standing | undefined): string => rootOf(release?.basePath)

/**
 * A request's address as pages of the site know it: what follows the base path, in whatever case that is asked for, with the query.
 * `undefined` for an address that is none of the site's.
 */
export function withinSite(url: string, release: Standing | undefined): string | undefined {
  const root = siteRoot(release)
  if (root === '') return url
  const rest = url.slice(root.length)
  if (url.slice(0, root.length).toLowerCase() !== root.toLowerCase() || !/^(?:[/?#]|$)/.test(rest)) return undefined
  return rest.startsWith('/') ? rest : `/${rest}`
}
