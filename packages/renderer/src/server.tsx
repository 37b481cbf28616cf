import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SlotContext, type SlotRenderer } from '@heddle/kit/react'
import { HOLE_ATTRIBUTE, type PublishedNode } from '@heddle/document/published'
import {
  bodyProps,
  MissingElement,
  InstanceNode,
  LiveNode,
  NodeView,
  RepeatedNode,
  PageView,
  type PageViewProps,
} from './node-view.tsx'
import { PageContext } from './context.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { resolveNode } from './resolve.ts'
import { createContexts } from './serialize/contexts.ts'
import { escapeAttribute } from './serialize/host-attributes.ts'
import { withHooks } from './serialize/hooks.ts'
import { createSerializer, type Props } from './serialize/serializer.ts'
import { isHole } from './source.ts'

export interface RenderedPage {
  readonly html: string
  /** Nodes that could not be drawn and were left out, each with the message of its error. */
  readonly broken: readonly { readonly uid: string; readonly message: string }[]
  /** Static subtrees that the browser may adopt: uid of their topmost node to the tag of its host element. */
  readonly holes: Readonly<Record<string, string>>
}

export interface RenderOptions {
  /** Whether the elements of holes carry their uid: for pages that are hydrated. */
  readonly marksHoles?: boolean
}

/** Elements whose contents React manages itself, so that they cannot be adopted empty. */
const NOT_ADOPTED = new Set(['input', 'textarea', 'select', 'option', 'script', 'style', 'title', 'html', 'head', 'body'])

/**
 * Draws a page as HTML (rules R21, R23 and R24). A node that cannot be drawn is left out and named in `broken`;
 * mark it broken in the page's data, so that browsers leave it out too.
 */
export function renderPageToString(page: PageViewProps, { marksHoles = false }: RenderOptions = {}): RenderedPage {
  const { source, components, host } = page
  const contexts = createContexts()
  const slots = contexts.cell(SlotContext)
  const rendering = contexts.cell(PageContext)
  const broken: { uid: string; message: string }[] = []
  const holes: Record<string, string> = {}
  let mayBeHole = true
  let tagWantedFor: string | undefined

  const serializer = createSerializer({ contexts, take, onTag })
  const isDrawn = withHooks(contexts.read, () => serializer.write(<PageView {...page} />))
  // A React that keeps its hooks elsewhere draws the page alone: slower, and without holes.
  return isDrawn ? { html: serializer.html(), broken, holes } : { html: renderToString(<PageView {...page} />), broken, holes }

  function take(type: unknown, props: Props): boolean {
    if (type === SlotNodes) for (const uid of (props as unknown as SlotNodesProps).uids) writeNode(uid)
    else if (type === NodeView) writeNode((props as unknown as { readonly uid: string }).uid)
    else if (type === NodeBoundary) serializer.write(props.children)
    else return false
    return true
  }

  function onTag(tag: string): string {
    const uid = tagWantedFor
    if (uid === undefined) return ''
    tagWantedFor = undefined
    if (NOT_ADOPTED.has(tag)) return ''
    holes[uid] = tag
    return marksHoles ? ` ${HOLE_ATTRIBUTE}="${escapeAttribute(uid)}"` : ''
  }

  function writeNode(uid: string): void {
    const node = source.get(uid)
    if (!node || isHole(node) || node.broken) return
    const couldBeHole = mayBeHole
    const isHoleHere = couldBeHole && isStatic(node)
    if (isHoleHere) tagWantedFor = uid
    if (isHoleHere || node.condition !== undefined || node.repeat) mayBeHole = false
    const before = serializer.mark()
    try {
      if (node.repeat) serializer.write(<RepeatedNode node={node} repeat={node.repeat} />)
      else if (node.component) serializer.write(<InstanceNode node={node} component={node.component} />)
      else if (node.live) serializer.write(<LiveNode node={node} />)
      else writeStaticNode(node)
    } catch (error) {
      serializer.takeBack(before)
      broken.push({ uid, message: error instanceof Error ? error.message : String(error) })
      delete holes[uid]
    }
    mayBeHole = couldBeHole
    tagWantedFor = undefined
  }

  /** As the node's view draws it, without an element for every step. */
  function writeStaticNode(node: PublishedNode): void {
    const resolved = resolveNode(node, host.scope, host)
    if (!resolved) return
    const outer = slots.value
    slots.value = node.slots ? slotsOf(node.slots) : NO_SLOTS
    try {
      serializer.writeComponent(components[node.type] ?? MissingElement, bodyProps(node, resolved, rendering.value))
    } finally {
      slots.value = outer
    }
  }
}

const NO_SLOTS: SlotRenderer = { draw: () => null, isFilled: () => false }

function slotsOf(slots: NonNullable<PublishedNode['slots']>): SlotRenderer {
  return {
    draw: (name) => slots[name] && createElement(SlotNodes, { uids: slots[name] }),
    isFilled: (name) => (slots[name]?.length ?? 0) > 0,
  }
}

interface SlotNodesProps {
  readonly uids: readonly string[]
}

/** The nodes of a slot; drawn one by one where react-dom draws the element around them. */
function SlotNodes({ uids }: SlotNodesProps): ReactNode {
  return uids.map((uid) => <NodeView key={uid} uid={uid} />)
}

function isStatic(node: PublishedNode): boolean {
  return !node.live && !node.liveInside && node.condition === undefined && !node.repeat
}
