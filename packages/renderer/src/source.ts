import type { BoundNode, BoundRows, PublishedNode } from '@heddle/document/published'

/** A subtree that the server's HTML already holds, with nothing to draw in it: its host element is adopted and never entered. */
export interface HoleNode {
  readonly uid: string
  /** Tag of the subtree's host element, in small letters. */
  readonly hole: string
  /** What is alive in it: nodes whose values go straight to their elements. */
  readonly bound?: readonly BoundNode[]
  /** Lists in it, drawn from a template. */
  readonly rows?: readonly BoundRows[]
}

/** Where the nodes of a page come from: published page data, or records compiled as they change. */
export interface NodeSource {
  readonly get: (uid: string) => PublishedNode | HoleNode | undefined
  /** Calls back whenever `get(uid)` gives something else. Absent when nodes never change, which spares every node a subscription. */
  readonly subscribe?: (uid: string, onChange: () => void) => () => void
  /** The element that held a hole when the page came, wherever it is by now. */
  readonly heldHole?: (uid: string) => Element | undefined
  /** Attributes that tell whose element it is, put on the node's root element. */
  readonly marks?: (uid: string) => Readonly<Record<`data-${string}`, string>> | undefined
}

/** Tells a hole from a node that is drawn. */
export function isHole(node: PublishedNode | HoleNode): node is HoleNode {
  return 'hole' in node
}
