import { memo, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { NodeContext, SlotContext, type SlotRenderer } from '@heddle/kit/react'
import type { PublishedInstance, PublishedNode } from '@heddle/document/published'
import { bodyProps, MissingElement } from './body-props.tsx'
import { createComputedValue, useComputedValue } from './computed-value.ts'
import { PageContext, ScopeContext, type PageRendering } from './context.ts'
import { HeardRootContext } from './emitters.ts'
import { HoleView } from './hole-view.tsx'
import { InstanceView } from './instance-view.tsx'
import { NodeBoundary } from './node-boundary.tsx'
import { eventHandlers, nodeHandle } from './node-events.ts'
import { useLifecycle } from './use-lifecycle.ts'
import { isSameResolved, resolveNode, type ResolvedNode } from './resolve.ts'
import { createRows } from './rows.ts'
import { isHole, type HoleNode } from './source.ts'

/** Draws the node with this uid, and everything in its slots. */
export const NodeView = memo(function NodeView({ uid }: { readonly uid: string }): ReactNode {
  const page = useContext(PageContext)
  return page.source.subscribe ? (
    <WatchedNode uid={uid} subscribe={page.source.subscribe} />
  ) : (
    drawNode(page.source.get(uid), page)
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

function drawNode(node: PublishedNode | HoleNode | undefined, page: PageRendering): ReactNode {
  if (!node) return null
  if (isHole(node)) return <HoleView node={node} />
  if (node.broken) return null
  if (node.repeat) return <RepeatedNode node={node} repeat={node.repeat} />
  if (node.component) return <InstanceNode node={node} component={node.component} />
  if (node.live) return <LiveNode node={node} />
  const resolved = resolveNode(node, page.host.scope, page.host)
  return resolved ? drawElement(node, resolved, page) : null
}

interface InstanceNodeProps {
  readonly node: PublishedNode
  readonly component: PublishedInstance
}

/** An instance of a component: its only slot holds the component's root. */
export function InstanceNode({ node, component }: InstanceNodeProps): ReactNode {
  const [root] = Object.values(node.slots ?? {}).flat()
  if (root === undefined) return null
  return (
    <InstanceView node={node} component={component} root={root}>
      <NodeView uid={root} />
    </InstanceView>
  )
}

/** A node with bindings: drawn again only when one of the values it read gives another result. */
export function LiveNode({ node }: { readonly node: PublishedNode }): ReactNode {
  const page = useContext(PageContext)
  const scope = useContext(ScopeContext)
  const value = useMemo(() => createComputedValue(() => resolveNode(node, scope, page.host), isSameResolved), [node, scope, page])
  const resolved = useComputedValue(value)
  return (
    <NodeBoundary uid={node.uid} attempt={resolved} onError={page.host.onNodeError}>
      {resolved && <LiveElement node={node} resolved={resolved} scope={scope} />}
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
  useLifecycle(
    emitters.some(({ events }) => events),
    handle,
  )
  return (
    <NodeContext value={handle}>{drawElement(node, handlers ? withHandlers(resolved, handlers) : resolved, page)}</NodeContext>
  )
}

function withHandlers(resolved: ResolvedNode, handlers: object): ResolvedNode {
  return { ...resolved, root: { ...resolved.root, ...handlers } }
}

export function RepeatedNode({ node, repeat }: { readonly node: PublishedNode; readonly repeat: Repeat }): ReactNode {
  const page = useContext(PageContext)
  const outer = useContext(ScopeContext)
  const rows = useMemo(() => createRows(repeat, outer, page.host.evaluate), [repeat, outer, page])
  const keys = useComputedValue(useMemo(() => createComputedValue(rows.keys, isSameList), [rows]))
  return keys.map((key) => (
    <ScopeContext key={key} value={rows.scopeOf(key)}>
      {node.component ? <InstanceNode node={node} component={node.component} /> : <LiveNode node={node} />}
    </ScopeContext>
  ))
}

type Repeat = NonNullable<PublishedNode['repeat']>

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}

/** The element's body between the slots it may draw. */
function drawElement(node: PublishedNode, resolved: ResolvedNode, page: PageRendering): ReactNode {
  const Body = page.components[node.type] ?? MissingElement
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
      draw: (name) => slots[name]?.map((uid) => <NodeView key={uid} uid={uid} />),
      isFilled: (name) => (slots[name]?.length ?? 0) > 0,
    }
    slotsByNode.set(node, renderer)
  }
  return renderer
}
