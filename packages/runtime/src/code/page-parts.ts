import { bodyName, type InlineHole, type PublishedCollection, type PublishedNode } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { loadRows, type RowsSite } from '../collections/load-rows.ts'
import { createElementBodies } from './element-bodies.ts'
import type { LoadChunk } from './load-chunk.ts'
import { createSiteCode, type NeedsCode, type SiteCode } from './site-code.ts'

/** What decides about the parts a page needs. */
export interface NeedsParts extends NeedsCode {
  readonly collections: readonly PublishedCollection[]
}

/** What a page is drawn with, as far as it could be loaded. */
export interface PageParts {
  readonly components: Readonly<Record<string, ElementComponent>>
  /** Rows of its static collections by id. */
  readonly rows: Readonly<Record<string, unknown>>
  /** Whether nothing is missing that the page is drawn by: without it, good texts of the server would become empty ones. */
  readonly canDraw: boolean
  /** Whether its actions and plugins are there too. */
  readonly canAct: boolean
}

export interface PartsLoader {
  readonly code: SiteCode
  /** Loads what the page needs, each part once; what failed is tried again by the next call. Never rejects. */
  readonly load: (page: NeedsParts, nodes: Iterable<PublishedNode | InlineHole>) => Promise<PageParts>
}

/** Everything that pages load beside their data: bodies of elements, code, rows. */
export function createPartsLoader(loadChunk: LoadChunk, site: RowsSite): PartsLoader {
  const bodiesOf = createElementBodies(loadChunk)
  const siteCode = createSiteCode(loadChunk)
  return {
    code: siteCode.code,
    async load(page, nodes) {
      const types = typesOf(nodes)
      const [components, { rows, isWhole }, { canDraw, canAct }] = await Promise.all([
        bodiesOf(types, page.page.uses?.elements),
        loadRows(page.collections, site),
        siteCode.load(page),
      ])
      const hasBodies = types.every((type) => Object.hasOwn(components, type))
      return { components, rows, canDraw: canDraw && isWhole && hasBodies, canAct }
    },
  }
}

/** Elements to be drawn; instances of components have none. */
function typesOf(nodes: Iterable<PublishedNode | InlineHole>): readonly string[] {
  return [...nodes].flatMap((node) => ('type' in node && !node.component && !node.broken ? bodyName(node) : []))
}
