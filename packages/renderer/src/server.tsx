import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { NodeContext, ROW_KEY, ScopeContext, SlotContext, type SlotRenderer } from '@heddle/kit/react'
import { bodyName, BOUND_ATTRIBUTE, HOLE_ATTRIBUTE, isPublishedBinding, type PublishedNode } from '@heddle/document/published'
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
import { isUntouched } from './attributes.ts'
import { PageContext } from './context.ts'
import { boundNames, countBound, isFollowed } from './count-bound.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { nodeHandle } from './node-events.ts'
import { Filling } from './outlet.tsx'
import { resolveNode } from './resolve.ts'
import { createRows } from './rows.ts'
import { createContexts } from './serialize/contexts.ts'
import { escapeAttribute } from './serialize/host-attributes.ts'
import { withHooks } from './serialize/hooks.ts'
import { createSerializer, type Props } from './serialize/serializer.ts'
import type { RenderHost } from './host.ts'
import { isHole } from './source.ts'
import { standingRows } from './standing-rows.ts'

export interface RenderedPage {
  readonly html: string
  /** Nodes that could not be drawn and were left out, each with the message of its error. */
  readonly broken: readonly { readonly uid: string; readonly message: string }[]
  /** Subtrees with nothing to draw in the browser, which may adopt them: uid of their topmost node to the tag of its host element. */
  readonly holes: Readonly<Record<string, string>>
  /** Nodes in a hole whose values go straight to their elements, by the uid of the hole. */
  readonly bound: Readonly<Record<string, readonly string[]>>
  /** Repeated nodes in a hole, by its uid. */
  readonly rows: Readonly<Record<string, readonly RowTemplate[]>>
  /** Whether a list has so many rows that not all may stand. */
  readonly hasLongLists: boolean
}

/** What rows of a repeated node are made from in the browser. */
export interface RowTemplate {
  readonly uid: string
  /** A row as HTML, with its marks and without its values. */
  readonly template: string
  /** Nodes that are alive in it. */
  readonly bound: readonly string[]
}

/** What is found alive in a hole, or in a row of one. */
interface Alive {
  readonly bound: string[]
  readonly rows: RowTemplate[]
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
export function renderPageToString(given: PageViewProps, { marksHoles = false }: RenderOptions = {}): RenderedPage {
  const { source, components } = given
  let hasLongLists = false
  const standRows: RenderHost['standRows'] = (list) => {
    hasLongLists = true
    return given.host.standRows?.(list)
  }
  const host: RenderHost = { ...given.host, standRows }
  const page = { ...given, host }
  const contexts = createContexts()
  const slots = contexts.cell(SlotContext)
  const rendering = contexts.cell(PageContext)
  const handles = contexts.cell(NodeContext)
  const broken: { uid: string; message: string }[] = []
  const holes: Record<string, string> = {}
  const bound: Record<string, readonly string[]> = {}
  const rows: Record<string, readonly RowTemplate[]> = {}
  const counts = countBound(source)
  let mayBeHole = true
  let mayBeBound = marksHoles
  let tagWantedFor: string | undefined
  /** What is alive in the hole that is being drawn, and the node whose element is to carry its uid. */
  let here: Alive | undefined
  let markWantedFor: string | undefined
  let isTemplate = false

  const serializer = createSerializer({ contexts, take, onTag })
  const isDrawn = withHooks(contexts.read, () => serializer.write(<PageView {...page} />))
  // A React that keeps its hooks elsewhere draws the page alone: slower, and without holes.
  const html = isDrawn ? serializer.html() : renderToString(<PageView {...page} />)
  return { html, broken, holes, bound, rows, hasLongLists }

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
    // What is drawn once for each item stands several times: no hole is found by its uid there.
    const couldBe = mayBeHole
    const couldBeHole = couldBe && !(ROW_KEY in contexts.read(ScopeContext))
    const before = serializer.mark()
    const brokenBefore = broken.length
    const alive = mayBeBound && couldBeHole && !isStatic(node) ? counts.inHole(node) : undefined
    const isBound = alive !== undefined
    const isHoleHere = couldBeHole && (isBound || isStatic(node))
    if (isHoleHere) tagWantedFor = uid
    const outer = here
    const inside: Alive = { bound: [], rows: [] }
    if (isBound) here = inside
    if (here && !node.repeat && isFollowed(node)) {
      here.bound.push(uid)
      markWantedFor = uid
    }
    mayBeHole = couldBeHole && !isHoleHere && node.condition === undefined && !node.repeat
    try {
      if (node.repeat && here) writeRows(node, node.repeat, here)
      else if (node.repeat) serializer.write(<RepeatedNode node={node} repeat={node.repeat} />)
      else if (node.component) serializer.write(<InstanceNode node={node} component={node.component} />)
      else if (node.live) serializer.write(<LiveNode node={isTemplate ? withoutValues(node) : node} />)
      else writeStaticNode(node)
    } catch (error) {
      serializer.takeBack(before)
      broken.push({ uid, message: error instanceof Error ? error.message : String(error) })
      delete holes[uid]
    }
    here = outer
    mayBeHole = couldBe
    tagWantedFor = undefined
    markWantedFor = undefined
    if (!isBound) return
    if (holes[uid] && inside.bound.length + inside.rows.length === alive) {
      bound[uid] = inside.bound
      if (inside.rows.length > 0) rows[uid] = inside.rows
      return
    }
    // What react-dom itself draws carries no marks.
    delete holes[uid]
    serializer.takeBack(before)
    broken.length = brokenBefore
    mayBeBound = false
    writeNode(uid)
    mayBeBound = marksHoles
  }

  /** The rows of a list in a hole and a comment behind them; nothing where rows cannot be made from a template. */
  function writeRows(node: PublishedNode, repeat: NonNullable<PublishedNode['repeat']>, hole: Alive): void {
    const list = createRows(repeat, contexts.read(ScopeContext), host.evaluate)
    const writeRow = (row: PublishedNode, key: string): readonly string[] => {
      const inside: Alive = { bound: isFollowed(node) ? [node.uid] : [], rows: [] }
      here = inside
      markWantedFor = node.uid
      serializer.write(
        <ScopeContext value={list.scopeOf(key)}>
          <LiveNode node={row} />
        </ScopeContext>,
      )
      here = hole
      return inside.bound
    }
    const found = rowTemplate(node, () => writeRow(withoutValues(node), NO_ROW))
    if (!found) return
    const standing = standingRows({ rows: list, repeat, elementOf: () => undefined }, host)
    for (const key of standing.places().keys()) writeRow(node, key)
    serializer.writeSpace(standing.rest(), tagOf(found.template))
    serializer.writeComment(node.uid)
    hole.rows.push(found)
  }

  /** A row without values; `undefined` when it cannot be drawn so, or draws by itself what would be written to it. */
  function rowTemplate(node: PublishedNode, write: () => readonly string[]): RowTemplate | undefined {
    const before = serializer.mark()
    const brokenBefore = broken.length
    let bound: readonly string[] = []
    let isDrawn = false
    isTemplate = true
    try {
      bound = write()
      isDrawn = broken.length === brokenBefore
    } catch {
      // Its body cannot be drawn without values.
    }
    isTemplate = false
    broken.length = brokenBefore
    const template = serializer.html().slice(before.html.length)
    serializer.takeBack(before)
    const names = bound.flatMap((uid) => boundNames((source.get(uid) as PublishedNode | undefined)?.attributes))
    const isWhole = bound.length === counts.inRow(node) && template.slice(0, template.indexOf('>')).includes(BOUND_ATTRIBUTE)
    if (!isDrawn || !isWhole || names.some((name) => !isUntouched(name) && template.includes(` ${name}="`))) return undefined
    return { uid: node.uid, template, bound }
  }

  /** As the node's view draws it, without an element for every step. */
  function writeStaticNode(node: PublishedNode): void {
    const resolved = resolveNode(node, host.scope, host)
    if (!resolved) return
    const outer = slots.value
    const around = handles.value
    slots.value = node.slots ? slotsOf(node.slots, node.outlet) : NO_SLOTS
    if (node.live === 0) handles.value = nodeHandle(node.uid)
    try {
      serializer.writeComponent(components[bodyName(node)] ?? MissingElement, bodyProps(node, resolved, rendering.value))
    } finally {
      slots.value = outer
      handles.value = around
    }
  }
}

function tagOf(html: string): string {
  return /^<([a-z0-9-]+)/.exec(html)?.[1] ?? 'div'
}

/** The key of no row: names at it know of no data. */
const NO_ROW = ''

/** A node without what is written to its element later, but for its fields, which its body draws as nothing. */
function withoutValues({ style: _, attributes, link, ...node }: PublishedNode): PublishedNode {
  const left = Object.entries(attributes ?? {}).filter(([, value]) => !isPublishedBinding(value))
  return {
    ...node,
    ...(attributes && { attributes: Object.fromEntries(left) }),
    ...(link && { link: link.direct ? { ...link, href: null } : link }),
  }
}

const NO_SLOTS: SlotRenderer = { draw: () => null, isFilled: () => false }

function slotsOf(slots: NonNullable<PublishedNode['slots']>, outlet: PublishedNode['outlet']): SlotRenderer {
  return {
    draw: (name, areApart) => {
      const uids = slots[name]
      const nodes = uids && (areApart ? SlotNodes({ uids }) : createElement(SlotNodes, { uids }))
      return nodes && outlet ? <Filling>{nodes}</Filling> : nodes
    },
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
