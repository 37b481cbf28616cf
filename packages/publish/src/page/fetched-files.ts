import { LIVE, type InlinePage, type PublishedNode } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import type { PageContents } from '../types.ts'

/** Files that the head of one page asks for: more would stand in each other's way. */
export const MAX_FETCHED = 4

/** An address that is asked for over the network. */
const FETCHED = /^(?:https?:\/)?\//i

/**
 * Files that bodies of elements fetch as soon as the page is alive, whatever becomes of it: fixed addresses on nodes that are
 * drawn for every visitor. A browser warns of a file that was asked for early and that nobody took.
 */
export function fetchedFiles(page: PageContents, definitions: ReadonlyMap<string, ElementDefinition>): readonly string[] {
  const found = new Set<string>()
  for (const node of certainNodes(page))
    for (const address of filesOf(node, definitions)) if (found.size < MAX_FETCHED) found.add(address)
  return [...found]
}

/** Nodes that are alive and that every visitor is drawn, once. */
export function certainNodes({ sections, wwObjects }: PageContents): readonly PublishedNode[] {
  const found: PublishedNode[] = []
  const walk = (node: PublishedNode | undefined): void => {
    if (!node || node.broken || node.repeat || node.condition !== undefined) return
    // What fetches is alive.
    if (!node.live && !node.liveInside) return
    found.push(node)
    // A body that is alive may leave out what stands in it.
    if (((node.live ?? 0) & LIVE.element) !== 0) return
    for (const uid of Object.values(node.slots ?? {}).flat()) walk(wwObjects[uid])
  }
  for (const section of Object.values(sections)) walk(section)
  return found
}

function filesOf({ type, props }: PublishedNode, definitions: ReadonlyMap<string, ElementDefinition>): readonly string[] {
  return Object.entries(definitions.get(type)?.fields ?? {}).flatMap(([name, field]) => {
    const address = field.kind === 'file' && field.isFetched ? props[name] : undefined
    return typeof address === 'string' && FETCHED.test(address) ? [address] : []
  })
}

/** Rows that the page waits for before it is adopted (specification section 7). */
export function rowFiles({ collections, site }: InlinePage, root: string): readonly string[] {
  return collections
    .filter(({ mode }) => mode === 'static')
    .map(({ id }) => `${root}/collections/${id}.json?_wwcv=${site.cacheVersion}`)
}
