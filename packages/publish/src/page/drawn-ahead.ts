import type { Id } from '@heddle/document'
import type { PublishedNode } from '@heddle/document/published'
import { fileHash } from '../file-hash.ts'
import { AHEAD_FOLDER } from '../limits.ts'
import type { PageContents, PublishInput } from '../types.ts'
import { certainNodes } from './fetched-files.ts'

/** What a publish made of fixed values of a page's nodes, so that no browser has to. */
export interface DrawnAheadPage {
  /** Values in place of the texts that were read, by node: what browsers get, and what the server draws with. */
  readonly inBrowser: ReadonlyMap<Id, PublishedNode['props']>
  readonly onServer: ReadonlyMap<Id, PublishedNode['props']>
  /** The texts, by path in the release. */
  readonly files: ReadonlyMap<string, string>
  /** Texts of style elements that the server draws. */
  readonly styles: readonly string[]
}

const NOTHING: DrawnAheadPage = { inBrowser: new Map(), onServer: new Map(), files: new Map(), styles: [] }

/** Draws ahead what stands on a page for every visitor, once: what a condition or a list draws is left to the browser. */
export function drawnAhead(
  page: PageContents,
  { ahead, sha256, root = '' }: Pick<PublishInput, 'ahead' | 'sha256' | 'root'>,
): DrawnAheadPage {
  if (!ahead) return NOTHING
  const [inBrowser, onServer] = [new Map<Id, PublishedNode['props']>(), new Map<Id, PublishedNode['props']>()]
  const files = new Map<string, string>()
  const styles = new Set<string>()
  for (const { uid, type, props } of certainNodes(page)) {
    const drawn = ahead[type]?.(props)
    if (!drawn) continue
    const path = `${AHEAD_FOLDER}/${fileHash(sha256(drawn.text))}.txt`
    const file = `${root}/${path}`
    files.set(path, drawn.text)
    for (const style of drawn.styles) styles.add(style)
    inBrowser.set(uid, { ...props, [drawn.field]: { file } })
    onServer.set(uid, { ...props, [drawn.field]: { file, html: drawn.html } })
  }
  return { inBrowser, onServer, files, styles: [...styles] }
}

/** The page with these values of its nodes. */
export function withProps(page: PageContents, props: ReadonlyMap<Id, PublishedNode['props']>): PageContents {
  if (props.size === 0) return page
  const changed = (nodes: PageContents['sections']): PageContents['sections'] =>
    Object.fromEntries(
      Object.entries(nodes).map(([uid, node]) => {
        const own = props.get(uid)
        return [uid, own ? { ...node, props: own } : node]
      }),
    )
  return { ...page, sections: changed(page.sections), wwObjects: changed(page.wwObjects) }
}
