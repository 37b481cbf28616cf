import type {
  BoundNode,
  InlineHole,
  InlinePage,
  PublishedNode,
  PublishedPageInfo,
  PublishedSite,
} from '@heddle/document/published'
import type { Id, Language } from '@heddle/document'
import { filesOf, type NeededCode } from '../chunks.ts'
import type { PageContents } from '../types.ts'

export interface InlinePageInput {
  readonly page: PageContents
  readonly site: PublishedSite
  readonly lang: Language
  readonly path: string
  readonly holes: Readonly<Record<Id, string>>
  /** Nodes in a hole whose values go straight to their elements, by the uid of the hole. */
  readonly bound: Readonly<Record<Id, readonly Id[]>>
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * What a live page carries in its HTML: live nodes, what stands around them, and a hole for each static subtree that the
 * HTML already holds. A static subtree without a hole (below a condition or a repeat) travels as data.
 */
export function inlinePage({ page, site, lang, path, holes, bound, now }: InlinePageInput): InlinePage {
  const nodes: Record<Id, PublishedNode | InlineHole> = {}
  const all = (uid: Id): PublishedNode | undefined => page.sections[uid] ?? page.wwObjects[uid]
  const walk = (uid: Id): void => {
    const node = all(uid)
    if (!node) return
    const hole = holes[uid]
    if (hole !== undefined) {
      const alive = bound[uid]?.flatMap((one) => boundNode(all(one)))
      nodes[uid] = { uid, hole, ...(alive && { bound: alive }) }
      return
    }
    nodes[uid] = node
    for (const slot in node.slots) for (const child of node.slots[slot] ?? []) walk(child)
  }
  for (const uid in page.sections) walk(uid)
  const { variables, collections, formulas, workflows, libraryComponents } = page
  const publishedAt = page.page.uses?.clock && now
  return {
    site,
    page: drawnAtOnce(page.page, nodes),
    lang,
    path,
    ...(publishedAt !== undefined && { publishedAt }),
    nodes,
    variables,
    collections,
    formulas,
    workflows,
    ...(page.pages && { pages: page.pages }),
    ...(libraryComponents.length > 0 && { libraryComponents }),
    ...(page.plugins && { plugins: page.plugins }),
  }
}

/** Of a node that is never drawn again what is written. */
function boundNode(node: PublishedNode | undefined): readonly BoundNode[] {
  if (!node) return []
  const { uid, direct, props, style } = node
  const written = Object.fromEntries(Object.keys(direct ?? {}).map((name) => [name, props[name] ?? null]))
  return [{ uid, props: written, ...(direct && { direct }), ...(style && { style }) }]
}

/** Of the bodies of elements those that stand in the data: holes are never drawn. */
function drawnAtOnce({ uses, ...info }: PublishedPageInfo, nodes: InlinePage['nodes']): PublishedPageInfo {
  if (!uses) return info
  const { elements: all = {}, ...others } = uses
  const types = Object.values(nodes).flatMap((node) => ('type' in node ? node.type : []))
  const elements = filesOf(new Set(types), all)
  return { ...info, uses: { ...(elements && { elements }), ...others } }
}

/** What a page must load to be alive. */
export function neededCode({
  page,
  collections,
  workflows,
  libraryComponents = [],
  plugins = [],
}: Pick<InlinePage, 'page' | 'collections' | 'workflows' | 'libraryComponents' | 'plugins'>): NeededCode {
  return {
    uses: page.uses,
    hasCollections: collections.length > 0,
    hasWorkflows: workflows.length > 0,
    hasComponents: libraryComponents.length > 0,
    hasPlugins: plugins.length > 0,
  }
}
