type NextPagePart = typeof import('../next-page/index.ts')

/** What is needed to show another page, and by none before: it is loaded when a link is pointed at, touched or reached by the keyboard. */
export function createNextPagePart(): () => Promise<NextPagePart> {
  let loading: Promise<NextPagePart> | undefined
  const load = (): Promise<NextPagePart> =>
    (loading ??= import('../next-page/index.ts').catch((error: unknown) => {
      loading = undefined
      throw error
    }))
  const prepare = ({ target }: Event): void => {
    // What fails is tried again when the link is followed.
    if (target instanceof Element && target.closest('a[href]')) load().catch(() => {})
  }
  for (const name of ['pointerover', 'focusin']) document.addEventListener(name, prepare, { passive: true })
  return load
}
