import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { SlotContext, type SlotRenderer } from '@heddle/kit/react'
import { BOUND_ATTRIBUTE, HOLE_ATTRIBUTE, isPublishedBinding, LIVE, type PublishedNode } from '@heddle/document/published'
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
import { isHole, type NodeSource } from './source.ts'

export interface RenderedPage {
  readonly html: string
  /** Nodes that could not be drawn and were left out, each with the message of its error. */
  readonly broken: readonly { readonly uid: string; readonly message: string }[]
  /** Subtrees with nothing to draw in the browser, which may adopt them: uid of their topmost node to the tag of its host element. */
  readonly holes: Readonly<Record<string, string>>
  /** Nodes in a hole whose values go straight to their elements, by the uid of the hole. */
  readonly bound: Readonly<Record<string, readonly string[]>>
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
  const bound: Record<string, string[]> = {}
  const aliveIn = countDirect(source)
  let mayBeHole = true
  let mayBeBound = marksHoles
  let tagWantedFor: string | undefined
  /** Nodes of the hole that is being drawn, and the one whose element is to carry its uid. */
  let boundHere: string[] | undefined
  let markWantedFor: string | undefined

  const serializer = createSerializer({ contexts, take, onTag })
  const isDrawn = withHooks(contexts.read, () => serializer.write(<PageView {...page} />))
  // A React that keeps its hooks elsewhere draws the page alone: slower, and without holes.
  return { html: isDrawn ? serializer.html() : renderToString(<PageView {...page} />), broken, holes, bound }

  function take(type: unknown, props: Props): boolean {
    if (type === SlotNodes) for (const uid of (props as unknown as SlotNodesProps).uids) writeNode(uid)
    else if (type === NodeView) writeNode((props as unknown as { readonly uid: string }).uid)
    else if (type === NodeBoundary) serializer.write(props.children)
    else return false
    return true
  }

  function onTag(tag: string): string {
    const uid = tagWantedFor
    const mark = markWantedFor === undefined ? '' : ` ${BOUND_ATTRIBUTE}="${escapeAttribute(markWantedFor)}"`
    markWantedFor = undefined
    if (uid === undefined) return mark
    tagWantedFor = undefined
    if (NOT_ADOPTED.has(tag)) return mark
    holes[uid] = tag
    return marksHoles ? ` ${HOLE_ATTRIBUTE}="${escapeAttribute(uid)}"${mark}` : mark
  }

  function writeNode(uid: string): void {
    const node = source.get(uid)
    if (!node || isHole(node) || node.broken) return
    const couldBeHole = mayBeHole
    const before = serializer.mark()
    const brokenBefore = broken.length
    const alive = mayBeBound && couldBeHole && !isStatic(node) ? aliveIn(node) : undefined
    const isBound = alive !== undefined
    const isHoleHere = couldBeHole && (isBound || isStatic(node))
    if (isHoleHere) tagWantedFor = uid
    const outerBound = boundHere
    if (isBound) boundHere = bound[uid] = []
    if (boundHere && node.live) {
      boundHere.push(uid)
      markWantedFor = uid
    }
    if (isHoleHere || node.condition !== undefined || node.repeat) mayBeHole = false
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
    boundHere = outerBound
    mayBeHole = couldBeHole
    tagWantedFor = undefined
    markWantedFor = undefined
    if (!isBound || (holes[uid] && bound[uid]?.length === alive)) return
    // What react-dom itself draws carries no marks.
    delete holes[uid]
    delete bound[uid]
    serializer.takeBack(before)
    broken.length = brokenBefore
    mayBeBound = false
    writeNode(uid)
    mayBeBound = marksHoles
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

/**
 * Counts what is alive at a node and below it when all of that is values that go straight to their elements, so that nothing
 * there is ever drawn again; `undefined` when something else is alive. Each node is looked at once.
 */
function countDirect(source: NodeSource): (node: PublishedNode) => number | undefined {
  const known = new Map<string, number | undefined>()
  const countAt = (uid: string): number | undefined => {
    if (known.has(uid)) return known.get(uid)
    const node = source.get(uid)
    const count = !node || isHole(node) || node.broken ? 0 : look(node)
    known.set(uid, count)
    return count
  }
  const look = (node: PublishedNode): number | undefined => {
    if (node.condition !== undefined || node.repeat || node.component || (node.live && !isDirectAlone(node))) return undefined
    let count = node.live ? 1 : 0
    for (const uid of Object.values(node.slots ?? {}).flat()) {
      const inside = countAt(uid)
      if (inside === undefined) return undefined
      count += inside
    }
    return count
  }
  return look
}

const OTHERWISE_ALIVE = LIVE.structure | LIVE.event

/** Whether a live node has nothing alive but values that go straight to its element. */
function isDirectAlone({ live = 0, direct = {}, style, props, attributes, link, events }: PublishedNode): boolean {
  if (events || (!style && Object.keys(direct).length === 0) || (live & OTHERWISE_ALIVE) !== 0 || isPublishedBinding(link?.href))
    return false
  if (attributes && Object.values(attributes).some(isPublishedBinding)) return false
  // A list or an object may hold bindings.
  return Object.entries(props).every(([name, value]) => name in direct || typeof value !== 'object' || value === null)
}

function isStatic(node: PublishedNode): boolean {
  return !node.live && !node.liveInside && node.condition === undefined && !node.repeat
}
