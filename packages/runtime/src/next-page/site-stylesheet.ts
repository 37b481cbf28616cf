/** Loads the rules of the whole site once, before the first navigation by client; a page's HTML holds only its own. */
export function createSiteStylesheet(address: string): () => Promise<void> {
  let loading: Promise<void> | undefined
  return () =>
    (loading ??= load(address).catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}

function load(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = address
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => reject(new Error(`The site's styles could not be loaded from ${address}`)))
    document.head.append(link)
  })
}
