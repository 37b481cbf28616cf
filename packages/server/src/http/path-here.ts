/** What a link may lead on to: a path of this origin, however it is written (the browser's side of the plugin asks the same). */
export function pathHere(text: string, origin: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : undefined
}
