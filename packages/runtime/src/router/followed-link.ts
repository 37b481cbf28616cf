/** A link that the page navigates to by itself. */
export interface FollowedLink {
  readonly url: URL
  /** Colour of the bar that shows meanwhile; `undefined` for none. */
  readonly progressColor: string | undefined
}

/**
 * The link that a click follows when the page may navigate to it by itself: a plain click on a link of this site that opens
 * here. Everything else is the browser's: other buttons, modifier keys, targets, downloads, other sites, the same page.
 * @param address of the page on show
 */
export function followedLink(event: MouseEvent, address: string): FollowedLink | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const anchor = event.composedPath().find((target) => target instanceof HTMLAnchorElement)
  if (!anchor || !anchor.hasAttribute('href') || anchor.hasAttribute('download')) return undefined
  if (anchor.target !== '' && anchor.target !== '_self') return undefined
  const here = new URL(address)
  const url = new URL(anchor.href, here)
  const isSamePlace = url.pathname === here.pathname && url.search === here.search
  return url.origin === here.origin && !isSamePlace ? { url, progressColor: anchor.dataset['progress'] } : undefined
}
