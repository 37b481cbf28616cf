import type { ServerConfig } from './config.ts'
import { LIMITS } from './limits.ts'
import type { Stage } from './stage.ts'

/** What a request's host name asks for. */
export type Place =
  | { readonly kind: 'editor' }
  | { readonly kind: 'assets' }
  /** `host`: a name of the site's own that it was asked for by; `leadsTo`: the one that it is to be asked for by instead. */
  | { readonly kind: 'site'; readonly slug: string; readonly stage: Stage; readonly host?: string; readonly leadsTo?: string }
  | { readonly kind: 'preview'; readonly slug: string }
  | { readonly kind: 'unknown'; readonly host: string }

/** What a site's own name stands for: its site, and the name it leads to where another is the main one. */
export interface OwnName {
  readonly slug: string
  readonly leadsTo?: string
}

/** Host names and addresses of the four origins (editor, site, preview, assets). */
export interface HostNames {
  placeOf(hostHeader: string | undefined): Place
  /** True for an address the editor is served at; what the origin check compares with. */
  isEditorOrigin(origin: string): boolean
  readonly editorOrigin: string
  /** All addresses the editor is served at, `editorOrigin` first. */
  readonly editorOrigins: readonly string[]
  readonly assetsOrigin: string
  siteOrigin(slug: string, stage?: Stage): string
  previewOrigin(slug: string): string
  /** Where a site stands by a name of its own. */
  ownOrigin(host: string): string
  /** Whether a name is the server's own, or below the domain of its sites. */
  isServers(host: string): boolean
  /** Any site and any draft, as a policy names them. */
  readonly anySite: string
}

const PREVIEW = '--preview'
const STAGING = '--staging'
export const SLUG = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/**
 * True when sites seem to share the editor's domain, so that they can set cookies for it. A guess by the last two labels: which endings
 * are public (`co.uk`) is a long list that changes. On `localhost` names share nothing, and single machines have no other choice.
 */
export function seemsOneDomain({ editorHost, sitesHost }: Pick<ServerConfig, 'editorHost' | 'sitesHost'>): boolean {
  const endOf = (host: string): string => host.split('.').slice(-2).join('.')
  return editorHost !== 'localhost' && endOf(editorHost) === endOf(sitesHost)
}

/**
 * @param port the port that the server really listens on, known after it started
 * @param siteOf what a name stands for that is none of the server's own
 */
export function createHostNames(
  config: ServerConfig,
  port: () => number,
  siteOf: (host: string) => OwnName | undefined = () => undefined,
): HostNames {
  const scheme = config.https ? 'https' : 'http'
  const origin = (host: string): string => {
    const shown = config.publicPort ?? (config.https ? 443 : port())
    return `${scheme}://${host}${shown === (config.https ? 443 : 80) ? '' : `:${shown}`}`
  }
  // The machine itself may always open the editor by its loopback address.
  const editorHosts = new Set([config.editorHost, ...(config.editorHost === 'localhost' ? ['127.0.0.1', '[::1]'] : [])])
  const suffix = `.${config.sitesHost}`

  const readPlace = (hostHeader: string): Place => {
    const host = hostHeader.toLowerCase().replace(/:\d+$/, '')
    if (editorHosts.has(host)) return { kind: 'editor' }
    if (host === config.assetsHost) return { kind: 'assets' }
    const name = host.endsWith(suffix) ? host.slice(0, -suffix.length) : ''
    if (!SLUG.test(name)) {
      const own = siteOf(host)
      return own === undefined ? { kind: 'unknown', host } : { kind: 'site', stage: 'production', host, ...own }
    }
    if (name.endsWith(PREVIEW)) return { kind: 'preview', slug: name.slice(0, -PREVIEW.length) }
    return name.endsWith(STAGING)
      ? { kind: 'site', slug: name.slice(0, -STAGING.length), stage: 'staging' }
      : { kind: 'site', slug: name, stage: 'production' }
  }
  /** Names below the domain of sites that were asked for; what they stand for follows from the name alone and never changes. */
  const sites = new Map<string, Place>()

  return {
    placeOf(hostHeader = '') {
      const known = sites.get(hostHeader)
      if (known) return known
      const place = readPlace(hostHeader)
      if (place.kind === 'site' && place.host === undefined && hostHeader.length <= LIMITS.hostName) {
        if (sites.size >= LIMITS.knownHosts) sites.clear()
        sites.set(hostHeader, place)
      }
      return place
    },
    isEditorOrigin: (text) => [...editorHosts].some((host) => text === origin(host)),
    get editorOrigins() {
      return [...editorHosts].map(origin)
    },
    get editorOrigin() {
      return origin(config.editorHost)
    },
    get assetsOrigin() {
      return origin(config.assetsHost)
    },
    siteOrigin: (slug, stage) => origin(`${slug}${stage === 'staging' ? STAGING : ''}${suffix}`),
    previewOrigin: (slug) => origin(`${slug}${PREVIEW}${suffix}`),
    ownOrigin: origin,
    isServers: (host) =>
      editorHosts.has(host) || host === config.assetsHost || host === config.sitesHost || host.endsWith(suffix),
    get anySite() {
      return origin(`*${suffix}`)
    },
  }
}
