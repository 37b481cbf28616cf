/** What the address bar holds: the gallery, or a project with page and selection. */
export type Address =
  | { readonly screen: 'gallery' }
  | { readonly screen: 'project'; readonly projectId: string; readonly pageId?: string; readonly nodeIds: readonly string[] }

const ID = /^[a-z0-9]{16}$/

/** Reads an address; anything that is not a project is the gallery, and malformed ids are left out. */
export function parseAddress(url: URL): Address {
  const [, screen, projectId = ''] = url.pathname.split('/')
  if (screen !== 'projects' || !ID.test(projectId)) return { screen: 'gallery' }
  const pageId = url.searchParams.get('page') ?? ''
  const nodeIds = (url.searchParams.get('node') ?? '').split(',').filter((id) => ID.test(id))
  return { screen: 'project', projectId, ...(ID.test(pageId) ? { pageId } : {}), nodeIds }
}

/** The path and query of an address; the inverse of `parseAddress`. */
export function printAddress(address: Address): string {
  if (address.screen === 'gallery') return '/'
  const query = [address.pageId && `page=${address.pageId}`, address.nodeIds.length > 0 && `node=${address.nodeIds.join(',')}`]
  const text = query.filter(Boolean).join('&')
  return `/projects/${address.projectId}${text ? `?${text}` : ''}`
}
