import type { PublishedSite } from '@heddle/document/published'
import type { Theme } from '@heddle/document'
import type { BrowserContext } from './browser-context.ts'
import { lastOf, readQuery } from '../variables/read-query.ts'

/** Hosts of drafts and of what is looked at before it goes live; others are production. */
const ENVIRONMENT = /--(preview|staging)\./

/** The visitor's browser as it is now. */
export function readBrowser({ screens, base = '/' }: Pick<PublishedSite, 'screens' | 'base'>, theme: Theme): BrowserContext {
  const query = readQuery(location.search)
  return {
    url: location.href,
    path: location.pathname,
    source: lastOf(query['_source']) ?? '',
    query,
    domain: location.hostname,
    baseUrl: base,
    breakpoint: activeScreen(screens),
    environment: environmentOf(location.hostname),
    theme,
  }
}

/** Specification section 2: from the host name. */
export function environmentOf(host: string): 'preview' | 'staging' | 'production' {
  return (ENVIRONMENT.exec(host)?.[1] as 'preview' | 'staging' | undefined) ?? 'production'
}

/** The narrowest screen size whose limit the window is within. */
function activeScreen(screens: PublishedSite['screens']): string {
  const fits = ({ maxWidth }: (typeof screens)[number]) => maxWidth === undefined || matchMedia(widthQuery(maxWidth)).matches
  return screens.findLast(fits)?.id ?? 'default'
}

/** Calls back whenever another screen size applies. */
export function watchScreens(screens: PublishedSite['screens'], onChange: () => void): void {
  for (const { maxWidth } of screens)
    if (maxWidth !== undefined) matchMedia(widthQuery(maxWidth)).addEventListener('change', onChange)
}

function widthQuery(maxWidth: number): string {
  return `(max-width:${maxWidth}px)`
}
