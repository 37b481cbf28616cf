/** Goes to the row that the address names by its key, now and whenever it names another. */
export function findRow(
  list: Element,
  signal: AbortSignal,
  isPart: () => boolean,
  goTo: (key: string, at: (row: Element) => void) => boolean,
): void {
  const page = list.ownerDocument
  const window = page.defaultView
  const find = (): void => {
    const name = decoded(page.location.hash.slice(1))
    // What stands in the page is found by the browser.
    if (name === '' || !isPart() || page.getElementById(name)) return
    goTo(`k${name}`, (row) => row.scrollIntoView())
  }
  find()
  window?.addEventListener('hashchange', find, { signal })
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
