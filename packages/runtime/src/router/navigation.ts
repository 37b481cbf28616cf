import type { RouteMatch } from '../routes/match-route.ts'

/** Where a visitor wants to go: an address of the site, and the page that its route leads to. */
export interface Destination extends RouteMatch {
  readonly url: URL
}

/** Says where a visitor goes instead of a page they may not see; asked before anything of the page is loaded. */
export type Guard = (to: Destination) => Promise<{ readonly redirect: string } | undefined>

/** A page with everything it is drawn by, or where to go instead: `undefined` for its full address. */
export type Loaded<Ready> = { readonly ready: Ready } | { readonly redirect: string | undefined }

export interface NavigationSteps<Ready> {
  /** The page on show is about to be left; waited for (specification section 2, route change). */
  readonly leave: () => Promise<void>
  /** In order; the first that answers decides. */
  readonly guards: readonly Guard[]
  readonly load: (to: Destination) => Promise<Loaded<Ready>>
  /** Resolves when the page is drawn, with what follows once it is scrolled to its place. */
  readonly show: (ready: Ready, to: Destination) => Promise<() => void>
  /** Whether the server can be asked for an address at all. */
  readonly isReachable: (address: string) => Promise<boolean>
  /** Loads a document. */
  readonly open: (address: string) => void
}

/**
 * How a navigation ended: the page is on show, the browser loads a document, the page before stays because nothing can be
 * reached, or a later navigation took its place.
 */
export type Arrival = 'shown' | 'opened' | 'stayed' | 'overtaken'

export interface Navigation {
  /**
   * @param enter called when the page is about to be shown: its address becomes the document's
   * @param settle called when it is drawn, unless another one is on its way: it is scrolled to its place
   */
  readonly go: (to: Destination, enter: () => void, settle: () => void) => Promise<Arrival>
  /** Whatever is under way gives way to something else. */
  readonly overtake: () => void
}

/** The way to another page: leave and guards, load, show (specification sections 2 and 8). */
export function createNavigation<Ready>({ leave, guards, load, show, isReachable, open }: NavigationSteps<Ready>): Navigation {
  let newest = 0

  async function guarded(to: Destination): Promise<Loaded<Ready>> {
    for (const guard of guards) {
      const turned = await guard(to)
      if (turned) return turned
    }
    return load(to)
  }

  return {
    overtake: () => void (newest += 1),
    async go(to, enter, settle) {
      newest += 1
      const own = newest
      const [loaded] = await Promise.all([guarded(to), leave()])
      if (own !== newest) return 'overtaken'
      if ('ready' in loaded) {
        enter()
        const arrive = await show(loaded.ready, to)
        if (own === newest) settle()
        // Also of a page that another one is to follow: until that is there it is the page on show.
        arrive()
        return own === newest ? 'shown' : 'overtaken'
      }
      // A document that cannot be had would leave the visitor with the browser's error in place of the page.
      const { redirect } = loaded
      if (redirect === undefined && !(await isReachable(to.url.href))) return own === newest ? 'stayed' : 'overtaken'
      if (own !== newest) return 'overtaken'
      open(redirect ?? to.url.href)
      return 'opened'
    },
  }
}

/** Asks for the address without its contents; false when no answer comes. */
export async function isReachable(address: string): Promise<boolean> {
  if (!navigator.onLine) return false
  return fetch(address, { method: 'HEAD', redirect: 'manual', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
