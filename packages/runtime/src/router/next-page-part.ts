import type { PublishedSite } from '@heddle/document/published'

type NextPagePart = typeof import('../next-page/index.ts')

/**
 * What is needed to show another page, and by none before: it is loaded when a link is pointed at, touched or reached by the keyboard,
 * and from then on asks for the data of pages that somebody is about to go to.
 */
export function createNextPagePart(site: PublishedSite): () => Promise<NextPagePart> {
  let loading: Promise<NextPagePart> | undefined
  const load = (): Promise<NextPagePart> =>
    (loading ??= import('../next-page/index.ts').then(
      (part) => {
        part.prefetchOnIntent(site)
        return part
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const prepare = ({ target }: Event): void => {
    // What fails is tried again when the link is followed.
    if (target instanceof Element && target.closest('a[href]')) load().catch(() => {})
  }
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, prepare, { passive: true })
  return load
}
