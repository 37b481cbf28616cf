import type { AnchorAttributes } from '@heddle/kit/react'
import { fittingAddress, type PublishedLink } from '@heddle/document/published'
import type { RenderHost } from './host.ts'
import { isSafeAddress } from './safe-address.ts'

/**
 * A node's link as attributes of an anchor, without its click handler. An address that would run code is left out, and so is
 * what makes one too long to be asked for: `onLeft` is told the names of its values, or of none when no part of it is left.
 */
export function toAnchor(
  link: PublishedLink,
  scope: object,
  host: RenderHost,
  onLeft?: (names: readonly string[]) => void,
): AnchorAttributes {
  const href = hrefOf(host.evaluate(link.href, scope), onLeft)
  return {
    ...(href !== undefined && { href }),
    ...(link.target && { target: link.target }),
    ...(link.rel && { rel: link.rel }),
    ...(link.download !== undefined && { download: link.download }),
    ...(link.pageId && link.loadProgressColor && { 'data-progress': link.loadProgressColor }),
    ...(link.pageId && href !== undefined && isCurrent(href, host.currentPath()) && { 'aria-current': 'page' as const }),
  }
}

function hrefOf(given: unknown, onLeft?: (names: readonly string[]) => void): string | undefined {
  if (typeof given !== 'string' || given === '' || !isSafeAddress(given)) return undefined
  const { address, left } = fittingAddress(given)
  if (address !== given) onLeft?.(left)
  // An empty address is this page too, but no anchor: what is left of `?q=…` is.
  return address === '' ? '?' : address
}

function isCurrent(href: string, path: string): boolean {
  return withoutSlash(href.split(/[?#]/, 1)[0] ?? '') === withoutSlash(path)
}

function withoutSlash(path: string): string {
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
}
