import type { PublishedSite } from '@heddle/document/published'
import type { ActionPorts, NavigationTarget } from '@heddle/kit'
import { toText } from '@heddle/kit/react'
import { MESSAGES } from './messages.ts'
import { scrollToTarget } from '../router/places.ts'
import { hideProgress, showProgress } from '../router/progress-part.ts'
import { askable } from './askable.ts'
import { matchRoute } from '../routes/match-route.ts'
import { pageAddress } from './page-address.ts'
import type { SitePorts } from '../ports/types.ts'

/** What navigation needs to know of the site. */
export type NavigationSite = Pick<SitePorts, 'router' | 'lang' | 'pageParameters' | 'log'> & {
  readonly data: Pick<PublishedSite, 'routes' | 'base'>
}

/** Protocols that are opened; others could run code in this page. */
const OPENED: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Navigation as actions ask for it (specification section 2, workflow navigation actions). */
export function navigationPort(site: NavigationSite): ActionPorts['navigation'] {
  const addressOf = ({ pageId, path, parameters, query, section }: NavigationTarget): string => {
    const base =
      pageId === undefined
        ? onSite(normalised(path ?? ''), site.data)
        : pageAddress(site.data, pageId, site.lang(), parameters ?? site.pageParameters())
    const address = new URL(base, location.origin)
    for (const [key, value] of Object.entries(query ?? {})) {
      if (value === undefined || value === null) continue
      address.searchParams.set(key, toText(value))
    }
    if (section) address.hash = encodeURIComponent(section)
    return askable(address.pathname + address.search + address.hash, site.log)
  }
  return {
    hasPage: (pageId) => site.data.routes.some((route) => route.pageId === pageId),
    async go(target) {
      const address = addressOf(target)
      if (target.newTab) {
        open(address, '_blank', 'noopener')
        return
      }
      if (target.progressColor !== undefined) showProgress(target.progressColor)
      try {
        await site.router().go(address)
      } finally {
        if (target.progressColor !== undefined) hideProgress()
      }
    },
    open(url, newTab) {
      const address = URL.canParse(url, location.href) ? new URL(url, location.href) : undefined
      if (!address || !OPENED.has(address.protocol)) throw new Error(MESSAGES.badAddress(url))
      const { origin, href } = address
      const fitting = origin === location.origin ? origin + askable(href.slice(origin.length), site.log) : href
      if (newTab) open(fitting, '_blank', 'noopener')
      else location.assign(fitting)
    },
    back() {
      if (!site.router().canGoBack()) return false
      site.router().back()
      return true
    },
    toSection(anchor) {
      scrollToTarget(document.getElementById(anchor), true)
    },
    progress(isOn, color) {
      if (isOn) showProgress(color)
      else hideProgress()
    },
  }
}

/** A path of the site as it is asked for: below its base path, unless it leads to a page as it stands. */
function onSite(path: string, { routes, base = '/' }: Pick<PublishedSite, 'routes' | 'base'>): string {
  const below = base + path.slice(1)
  const isWhole = path.startsWith(base) && !matchRoute(routes, below.split(/[?#]/, 1)[0] ?? '')
  return isWhole ? path : below
}

/** Logic reference 2.4: slashes at both ends are normalised; a query and a hash may follow. */
function normalised(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return `/${path.split('/').filter(Boolean).join('/')}${address.slice(path.length)}`
}
