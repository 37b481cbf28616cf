import type { AnchorAttributes } from '@heddle/kit/react'
import type { PublishedLink } from '@heddle/document/published'
import type { RenderHost } from './host.ts'
import { isSafeAddress } from './safe-address.ts'

/** A node's link as attributes of an anchor, without its click handler. An address that would run code is left out. */
export function toAnchor(link: PublishedLink, scope: object, host: RenderHost): AnchorAttributes {
  const address = host.evaluate(link.href, scope)
  const href = typeof address === 'string' && address !== '' && isSafeAddress(address) ? address : undefined
  return {
    ...(href !== undefined && { href }),
    ...(link.target && { target: link.target }),
    ...(link.rel && { rel: link.rel }),
    ...(link.download !== undefined && { download: link.download }),
    ...(link.pageId && link.loadProgressColor && { 'data-progress': link.loadProgressColor }),
    ...(link.pageId && href !== undefined && isCurrent(href, host.currentPath()) && { 'aria-current': 'page' as const }),
  }
}

function isCurrent(href: string, path: string): boolean {
  return withoutSlash(href.split(/[?#]/, 1)[0] ?? '') === withoutSlash(path)
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
