import { hydrateRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { isPublishedBinding, type BoundNode, type PublishedNode } from '@heddle/document/published'
import { plainElements, sourceOf } from '@heddle/testing'
import { listenToReact, untilDrawn } from '@heddle/testing/react-complaints'
import { holdHoles } from '../hole-view.tsx'
import type { RenderHost } from '../host.ts'
import { followRows } from '../lists/index.ts'
import { PageView, type PageViewProps } from '../node-view.tsx'
import { renderPageToString, type RenderedPage } from '../server.tsx'
import type { NodeSource } from '../source.ts'

export interface PageOptions {
  /** Uids of the sections; `a` alone when absent. */
  readonly sections?: readonly string[]
  readonly components?: PageViewProps['components']
}

/** A page as the server gives it: its HTML, and the nodes that a browser gets for it. */
export interface ServedPage extends RenderedPage {
  readonly get: NodeSource['get']
}

/** Draws nodes as the server does, each subtree that is never drawn again being a hole. */
export function servePage(
  nodes: readonly PublishedNode[],
  host: RenderHost,
  { sections = ['a'], components = plainElements }: PageOptions = {},
): ServedPage {
  const source = sourceOf(...nodes)
  const rendered = renderPageToString({ sections, source, host, components }, { marksHoles: true })
  const nodeOf = (uid: string): PublishedNode | undefined => nodes.find((one) => one.uid === uid)
  return {
    ...rendered,
    get: (uid) => {
      const hole = rendered.holes[uid]
      if (hole === undefined) return source.get(uid)
      const rows = (rendered.rows[uid] ?? []).flatMap((list) => {
        const repeat = nodeOf(list.uid)?.repeat
        return repeat ? [{ ...list, repeat, bound: list.bound.flatMap((one) => boundNode(nodeOf(one))) }] : []
      })
      return { uid, hole, bound: (rendered.bound[uid] ?? []).flatMap((one) => boundNode(nodeOf(one))), rows }
    },
  }
}

function boundNode(node: PublishedNode | undefined): readonly BoundNode[] {
  if (!node) return []
  const attributes = Object.entries(node.attributes ?? {}).filter(([, value]) => isPublishedBinding(value))
  const { attributes: _, link, ...rest } = node
  return [
    { ...rest, ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }), ...(link?.direct && { link }) },
  ]
}

export interface OpenPageOptions extends PageOptions {
  /** What the browser's host has beside that of the server. */
  readonly browser?: Partial<RenderHost>
  /** HTML that stands after the sections. */
  readonly after?: string
  /** What happens to the page between its coming and its hydration. */
  readonly alter?: (body: HTMLElement) => void
}

/** A page at work in a document of its own, until the test ends. */
export interface OpenPage extends ServedPage {
  readonly body: HTMLElement
  readonly window: typeof globalThis
  /** What the body held before it was hydrated. */
  readonly before: string
  /** What React complained about: mismatches, and what it drew while nobody waited for it. */
  readonly complaints: readonly string[]
  /** Takes the page away, as a visit of another one does. */
  readonly leave: () => Promise<void>
}

/** Serves nodes and hydrates the page as the runtime does, with what is needed for lists. */
export async function openPage(
  nodes: readonly PublishedNode[],
  host: RenderHost,
  { browser, after = '', alter = () => {}, ...options }: OpenPageOptions = {},
): Promise<OpenPage> {
  const served = servePage(nodes, host, options)
  const react = listenToReact()
  // While it is set, React complains of what it draws outside of `act`.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const frame = document.body.appendChild(document.createElement('iframe'))
  let root: Root | undefined
  onTestFinished(async () => {
    await untilDrawn(() => root?.unmount())
    Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT')
    react.stop()
    frame.remove()
  })
  const { contentDocument: page, contentWindow: window } = frame
  if (!page || !window) throw new Error('The frame has no document')
  page.open()
  page.write(`<!doctype html><html><head><title>t</title></head><body>${served.html}${after}</body></html>`)
  page.close()
  const { body } = page
  alter(body)
  const before = body.innerHTML
  const { sections = ['a'], components = plainElements } = options
  const props = { sections, components, source: { get: served.get, heldHole: holdHoles(body) } }
  const onRecoverableError = (error: unknown): void => react.add(`hydration: ${String(error)}`)
  await untilDrawn(() => {
    root = hydrateRoot(body, <PageView {...props} host={{ followRows, ...host, ...browser }} />, { onRecoverableError })
  })
  return {
    ...served,
    body,
    window: window as unknown as typeof globalThis,
    before,
    complaints: react.list,
    leave: () => untilDrawn(() => root?.render(null)),
  }
}
