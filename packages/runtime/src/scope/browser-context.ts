import type { SiteTheme, Theme } from '@heddle/document'
import type { Query } from '../variables/read-query.ts'

/** Specification section 3, browser context. */
export interface BrowserContext {
  readonly url: string
  readonly path: string
  /** Value of the `_source` query key. */
  readonly source: string
  readonly query: Query
  readonly domain: string
  /** Base path of the site, with slashes at both ends. */
  readonly baseUrl: string
  /** Id of the screen size. */
  readonly breakpoint: string
  readonly environment: 'editor' | 'staging' | 'preview' | 'production'
  readonly theme: Theme
}

/** What the server and the first drawing in the browser both read (architecture section 6, publish snapshot). */
export function snapshotBrowser(path: string, theme: SiteTheme, baseUrl = '/'): BrowserContext {
  return {
    url: path,
    path,
    source: '',
    query: {},
    domain: '',
    baseUrl,
    breakpoint: 'default',
    environment: 'production',
    theme: theme === 'dark' ? theme : 'light',
  }
}
