/** A path of the site at this origin; nothing for an address of any other, however it is written. */
export function pathHere(text: unknown, origin: string): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined
}

/**
 * Where somebody goes who has signed in: back to the page that led them here (`_source`), else where the builder says, else nowhere.
 * @param address of the page on show
 */
export function pathAfter(address: string, then: unknown): string | undefined {
  const { origin, searchParams } = new URL(address)
  return pathHere(searchParams.get('_source'), origin) ?? pathHere(then, origin)
}
