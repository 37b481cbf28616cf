import { useMemo, memo, useContext, useLayoutEffect, useSyncExternalStore } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { AddressesContext, NodeContext, ScopeContext, SlotContext } from '@heddle/kit/react'
import type { ElementComponent, SlotRenderer, AnchorAttributes, RootAttributes } from '@heddle/kit/react'
import { bodyName, type PublishedInstance, type PublishedNode } from '@heddle/document/published'
import { PageContext } from './context.ts'
import type { PageRendering } from './context.ts'
import type { RenderHost } from './host.ts'
import { NodeBoundary } from './node-boundary.tsx'
import { PageSection, type SectionSlices } from './page-section.tsx'
import { safeAddresses } from './safe-address.ts'
import { isHole } from './source.ts'
import type { NodeSource, HoleNode } from './source.ts'
import { bindDirect, type DirectValues } from './direct/bind-direct.ts'
import { createComputedValue, useComputedValue } from './computed-value.ts'
import { HeardRootContext } from './emitters.ts'
import { HoleView } from './hole-view.tsx'
import { InstanceView } from './instance-view.tsx'
import { Filling } from './outlet.tsx'
import { eventHandlers, nodeHandle } from './node-events.ts'
import { useLifecycle } from './use-lifecycle.ts'
import { isSameResolved, resolveNode } from './resolve.ts'
import type { ResolvedNode } from './resolve.ts'
import { bothRefs, inRow, rowRoot, withHandlers, type RowRoot } from './row-root.ts'
import { createRows } from './rows.ts'
import { standingRows } from './standing-rows.ts'

export interface PageViewProps {
  /** Uids of the page's root nodes, in order. */
  readonly sections: readonly string[]
  readonly source: NodeSource
  readonly host: RenderHost
  /** Element bodies by element type. */
  readonly components: Readonly<Record<string, ElementComponent>>
  /** Where each section is adopted by itself; the server draws the page with it, too. */
  readonly slices?: SectionSlices | undefined
}

/**
 * Draws a page: its sections one after another, with nothing around them (architecture: one renderer).
 * `source`, `host` and `components` are expected to stay the same objects while the page is on show.
 */
export function PageView({ sections, source, host, components, slices }: PageViewProps): ReactNode {
  const page = useMemo(
    () => ({ source, host, components, addresses: safeAddresses(host.addresses), holes: new Map() }),
    [source, host, components],
  )
  return (
    <PageContext value={page}>
      <AddressesContext value={page.addresses}>
        <ScopeContext value={host.scope}>
          {sections.map((uid) => {
            const section = (
              <NodeBoundary key={uid} uid={uid} attempt={source} onError={host.onNodeError}>
                <NodeView uid={uid} />
              </NodeBoundary>
            )
            return slices ? (
              <PageSection key={uid} uid={uid} slices={slices}>
                {section}
              </PageSection>
            ) : (
              section
            )
          })}
        </ScopeContext>
      </AddressesContext>
    </PageContext>
  )
}

/** Set where the node is the root of a row of a repeat. */
interface InRow {
  readonly row?: RowRoot | undefined
}
/** Draws the node with this uid, and everything in its slots. */
export const NodeView = memo(function NodeView({ uid, row }: { readonly uid: string } & InRow): ReactNode {
  const page = useContext(PageContext)
  return page.source.subscribe ? (
    <WatchedNode uid={uid} subscribe={page.source.subscribe} />
  ) : (
    drawNode(page.source.get(uid), page, row)
  )
})

type Subscribe = NonNullable<PageRendering['source']['subscribe']>

function WatchedNode({ uid, subscribe }: { readonly uid: string; readonly subscribe: Subscribe }): ReactNode {
  const page = useContext(PageContext)
  const store = useMemo(
    () => ({ subscribe: (onChange: () => void) => subscribe(uid, onChange), get: () => page.source.get(uid) }),
    [uid, subscribe, page],
  )
  const node = useSyncExternalStore(store.subscribe, store.get, store.get)
  return (
    <NodeBoundary uid={uid} attempt={node} onError={page.host.onNodeError}>
      {drawNode(node, page)}
    </NodeBoundary>
  )
}

function drawNode(node: PublishedNode | HoleNode | undefined, page: PageRendering, row?: RowRoot): ReactNode {
  if (!node) return null
  if (isHole(node)) return <HoleView node={node} />
  if (node.broken) return null
  if (node.repeat) return <RepeatedNode node={node} repeat={node.repeat} />
  if (node.component) return <InstanceNode node={node} component={node.component} row={row} />
  if (node.live) return <LiveNode node={node} row={row} />
  const resolved = resolveNode(node, page.host.scope, page.host)
  if (!resolved) return null
  const drawn = drawElement(node, inRow(resolved, row), page)
  return node.live === 0 ? <NodeContext value={nodeHandle(node.uid)}>{drawn}</NodeContext> : drawn
}

interface InstanceNodeProps extends InRow {
  readonly node: PublishedNode
  readonly component: PublishedInstance
}

/** An instance of a component: its only slot holds the component's root. */
export function InstanceNode({ node, component, row }: InstanceNodeProps): ReactNode {
  const [root] = Object.values(node.slots ?? {}).flat()
  if (root === undefined) return null
  return (
    <InstanceView node={node} component={component} root={root}>
      <NodeView uid={root} row={row} />
    </InstanceView>
  )
}

interface LiveNodeProps extends InRow {
  readonly node: PublishedNode
}

/** A node with bindings: drawn again only when one of the values it read gives another result. */
export function LiveNode({ node, row }: LiveNodeProps): ReactNode {
  const page = useContext(PageContext)
  const scope = useContext(ScopeContext)
  const { direct, value } = useMemo(() => {
    const values = bindDirect(node, scope, page.host, page.addresses)
    const resolve = () => resolveNode(node, scope, page.host, values !== undefined && !values.isLeftToBody())
    return { direct: values, value: createComputedValue(resolve, isSameResolved) }
  }, [node, scope, page])
  const resolved = useComputedValue(value)
  const root = useMemo(() => row && { ...row, ref: bothRefs(direct?.ref, row.ref) }, [row, direct])
  useLayoutEffect(() => direct?.writeAgain())
  return (
    <NodeBoundary uid={node.uid} attempt={resolved} onError={page.host.onNodeError}>
      {resolved && <LiveElement node={node} resolved={inRow(withRef(resolved, direct), root)} scope={scope} />}
    </NodeBoundary>
  )
}

interface LiveElementProps {
  readonly node: PublishedNode
  readonly resolved: ResolvedNode
  readonly scope: object
}

/** A live node's element: it may start workflows, give values to formulas and offer actions. */
export function LiveElement({ node, resolved, scope }: LiveElementProps): ReactNode {
  const page = useContext(PageContext)
  const heard = useContext(HeardRootContext)
  const emitters = useMemo(() => {
    const { uid, events } = node
    return [...(heard?.uid === uid ? heard.above : []), { uid, events, scope }]
  }, [node, scope, heard])
  const handle = useMemo(() => nodeHandle(node.uid, emitters, scope, page.host), [node, emitters, scope, page])
  const handlers = useMemo(() => eventHandlers(emitters, page.host), [emitters, page])
  useLifecycle(handle)
  return (
    <NodeContext value={handle}>{drawElement(node, handlers ? withHandlers(resolved, handlers) : resolved, page)}</NodeContext>
  )
}

function withRef(resolved: ResolvedNode, direct: DirectValues | undefined): ResolvedNode {
  return direct ? { ...resolved, root: { ...resolved.root, ref: direct.ref } } : resolved
}

export function RepeatedNode({ node, repeat }: { readonly node: PublishedNode; readonly repeat: Repeat }): ReactNode {
  const page = useContext(PageContext)
  const outer = useContext(ScopeContext)
  const { rows, standing, elements } = useMemo(() => {
    const all = createRows(repeat, outer, page.host.evaluate)
    const known = new Map<string, Element>()
    const list = { rows: all, repeat, elementOf: (key: string) => known.get(key) }
    return { rows: all, standing: standingRows(list, page.host), elements: known }
  }, [repeat, outer, page])
  const keys = useComputedValue(useMemo(() => createComputedValue(() => [...standing.places().keys()], isSameList), [standing]))
  useLayoutEffect(() => standing.drawn())
  useLayoutEffect(() => () => standing.stop(), [standing])
  return keys.map((key) => (
    <Row key={key} id={key} node={node} scope={rows.scopeOf(key)} elements={repeat.window ? elements : undefined} />
  ))
}

interface RowProps {
  readonly id: string
  readonly node: PublishedNode
  readonly scope: object
  /** Told of the row's root, by its key. */
  readonly elements: Map<string, Element> | undefined
}

/** A row of a repeat; where rows come, go or change their order, the others are not drawn again. */
const Row = memo(function Row({ id, node, scope, elements }: RowProps): ReactNode {
  const { host } = useContext(PageContext)
  const row = useMemo(() => rowRoot(id, host, elements), [id, host, elements])
  return (
    <ScopeContext value={scope}>
      {node.component ? <InstanceNode node={node} component={node.component} row={row} /> : <LiveNode node={node} row={row} />}
    </ScopeContext>
  )
})

type Repeat = NonNullable<PublishedNode['repeat']>

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

/** The element's body between the slots it may draw. */
function drawElement(node: PublishedNode, resolved: ResolvedNode, page: PageRendering): ReactNode {
  const Body = page.components[bodyName(node)] ?? MissingElement
  return (
    <SlotContext value={slotsOf(node)}>
      <Body {...bodyProps(node, resolved, page)} />
    </SlotContext>
  )
}

const NO_SLOTS: SlotRenderer = { draw: () => null, isFilled: () => false }
const slotsByNode = new WeakMap<PublishedNode, SlotRenderer>()

function slotsOf(node: PublishedNode): SlotRenderer {
  const { slots } = node
  if (!slots) return NO_SLOTS
  let renderer = slotsByNode.get(node)
  if (!renderer) {
    renderer = {
      draw: (name) => {
        const nodes = slots[name]?.map((uid) => <NodeView key={uid} uid={uid} />)
        return nodes && node.outlet ? <Filling>{nodes}</Filling> : nodes
      },
      isFilled: (name) => (slots[name]?.length ?? 0) > 0,
    }
    slotsByNode.set(node, renderer)
  }
  return renderer
}

/** What an element's body is handed. */
export interface BodyProps {
  readonly root: RootAttributes
  readonly props: never
  readonly link?: AnchorAttributes
}

/** Adds to a resolved node what depends on the page it is drawn in: marks, and the handler of clicks on its anchor. */
export function bodyProps(node: PublishedNode, resolved: ResolvedNode, { source, host }: PageRendering): BodyProps {
  const { link, uid } = node
  const { onAnchorClick } = host
  const marks = source.marks?.(uid)
  const root = marks ? { ...resolved.root, ...marks } : resolved.root
  // The definition made these props; the body that belongs to it knows their types.
  const props = resolved.props as never
  if (!resolved.link || !link) return { root, props }
  if (!onAnchorClick) return { root, props, link: resolved.link }
  return {
    root,
    props,
    link: { ...resolved.link, onClick: (event: MouseEvent<HTMLAnchorElement>) => onAnchorClick(event, link) },
  }
}

/** Stands for a body that is not there: fails when drawn, so that whoever guards the node reports it. */
export function MissingElement(): ReactNode {
  throw new Error('The element of this node is not installed')
}
