import {
  bodyName,
  isPublishedBinding,
  type BoundNode,
  type BoundRows,
  type InlineHole,
  type InlinePage,
  type PublishedLink,
  type PublishedNode,
  type PublishedPageInfo,
  type PublishedSite,
  type PublishedValue,
} from '@heddle/document/published'
import type { Id, Language } from '@heddle/document'
import { filesOf, type NeededCode } from '../chunks.ts'
import type { PageContents, RenderedPage } from '../types.ts'

export interface InlinePageInput {
  readonly page: PageContents
  readonly site: PublishedSite
  readonly lang: Language
  readonly path: string
  readonly holes: Readonly<Record<Id, string>>
  /** Nodes in a hole whose values go straight to their elements, by the uid of the hole. */
  readonly bound: Readonly<Record<Id, readonly Id[]>>
  /** Lists in a hole, by its uid. */
  readonly rows: RenderedPage['rows']
  readonly hasLongLists: boolean
  /** Rows that came with the page. */
  readonly fetched?: InlinePage['fetched'] | undefined
  /** Milliseconds since 1970. */
  readonly now: number
}

/**
 * What a live page carries in its HTML: live nodes, what stands around them, and a hole for each static subtree that the
 * HTML already holds. A static subtree without a hole (below a condition or a repeat) travels as data.
 */
export function inlinePage({
  page,
  site,
  lang,
  path,
  holes,
  bound,
  rows,
  hasLongLists,
  fetched,
  now,
}: InlinePageInput): InlinePage {
  const nodes: Record<Id, PublishedNode | InlineHole> = {}
  const all = (uid: Id): PublishedNode | undefined => page.sections[uid] ?? page.wwObjects[uid]
  const walk = (uid: Id): void => {
    const node = all(uid)
    if (!node) return
    const hole = holes[uid]
    if (hole !== undefined) {
      const alive = bound[uid]?.flatMap((one) => boundNode(all(one)))
      const lists = rows[uid]?.flatMap((list) => boundRows(list, all))
      nodes[uid] = { uid, hole, ...(alive?.length && { bound: alive }), ...(lists && { rows: lists }) }
      return
    }
    // That something below is alive was for the server to know: here that stands below it.
    const { liveInside: _, ...own } = node
    nodes[uid] = own
    for (const slot in node.slots) for (const child of node.slots[slot] ?? []) walk(child)
  }
  for (const uid in page.sections) walk(uid)
  for (const { id } of page.popups ?? []) walk(id)
  const { variables, collections, formulas, workflows, libraryComponents } = page
  const publishedAt = page.page.uses?.clock && now
  return {
    site,
    page: drawnAtOnce(page.page, nodes, hasLongLists),
    lang,
    path,
    ...(publishedAt !== undefined && { publishedAt }),
    nodes,
    variables,
    collections,
    ...(fetched && { fetched }),
    formulas,
    workflows,
    ...(page.pages && { pages: page.pages }),
    ...(libraryComponents.length > 0 && { libraryComponents }),
    ...(page.plugins && { plugins: page.plugins }),
    ...(page.popups && { popups: page.popups }),
  }
}

/** Of a node that is never drawn again what is written to its element, and what it hears. */
function boundNode(node: PublishedNode | undefined): readonly BoundNode[] {
  if (!node) return []
  const { uid, direct, props, style, link, events } = node
  const written = Object.fromEntries(Object.keys(direct ?? {}).map((name) => [name, props[name] ?? null]))
  const attributes = Object.entries(node.attributes ?? {}).filter(([, value]) => isPublishedBinding(value))
  return [
    {
      uid,
      props: written,
      ...(direct && { direct }),
      ...(style && { style }),
      ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
      ...(link?.direct && link.href !== undefined && { link: addressOf(link, link.href) }),
      ...(events && { events }),
    },
  ]
}

/** What of a link follows its address. */
function addressOf({ pageId }: PublishedLink, href: PublishedValue): NonNullable<BoundNode['link']> {
  return { href, direct: true, ...(pageId && { pageId }) }
}

function boundRows(
  { uid, template, bound }: RenderedPage['rows'][Id][number],
  nodeOf: (uid: Id) => PublishedNode | undefined,
): readonly BoundRows[] {
  const repeat = nodeOf(uid)?.repeat
  return repeat ? [{ uid, repeat, template, bound: bound.flatMap((one) => boundNode(nodeOf(one))) }] : []
}

/** Of the bodies of elements those that stand in the data: holes are never drawn. Lists are in holes only. */
function drawnAtOnce({ uses, ...info }: PublishedPageInfo, nodes: InlinePage['nodes'], hasLongLists: boolean): PublishedPageInfo {
  const hasLists = Object.values(nodes).some((node) => 'rows' in node)
  if (!uses && !hasLists && !hasLongLists) return info
  const { elements: all = {}, ...others } = uses ?? {}
  const types = Object.values(nodes).flatMap((node) => ('type' in node ? bodyName(node) : []))
  const elements = filesOf(new Set(types), all)
  const parts = { ...(hasLists && { lists: true as const }), ...(hasLongLists && { windows: true as const }) }
  return { ...info, uses: { ...(elements && { elements }), ...others, ...parts } }
}

/** What a page must load to be alive. */
export function neededCode({
  page,
  collections,
  workflows,
  libraryComponents = [],
  plugins = [],
  popups,
  sections = {},
  wwObjects = {},
}: Pick<InlinePage, 'page' | 'collections' | 'workflows' | 'libraryComponents' | 'plugins' | 'popups'> &
  Partial<Pick<PageContents, 'sections' | 'wwObjects'>>): NeededCode {
  // Whether React is needed for its lists is known when it is drawn: until then any may be kept without. What repeats is alive.
  const repeats = page.live
    ? [sections, wwObjects].flatMap((nodes) => Object.values(nodes).flatMap(({ repeat }) => repeat ?? []))
    : []
  return {
    uses: page.uses,
    hasCollections: collections.length > 0,
    hasWorkflows: workflows.length > 0,
    hasComponents: libraryComponents.length > 0,
    hasPlugins: plugins.length > 0,
    hasPopups: popups !== undefined,
    hasLists: page.uses?.lists ?? repeats.length > 0,
    // A list may become long while it is looked at.
    hasLongLists: page.uses?.windows ?? repeats.some(({ window }) => window),
  }
}
