import type { MouseEvent } from 'react'
import type { ActionPorts, PortName } from '@heddle/kit'
import type { Addresses, NodeHandle, SharedValue } from '@heddle/kit/react'
import type { BoundRows, PublishedInstance, PublishedLink, PublishedNode } from '@heddle/document/published'
import type { Evaluate } from './evaluate.ts'
import type { LongList, StandingRows } from './standing-rows.ts'

/** Keeps the rows of a list in a subtree that React does not enter; see `lists/follow-rows.ts`. */
export type FollowRows = (
  around: Element,
  marked: readonly Element[],
  given: BoundRows,
  scope: object,
  page: { readonly host: RenderHost; readonly addresses: Addresses },
) => FollowedRows | undefined

/** What the place a page is drawn in gives to it. */
export interface RenderHost {
  /** Names that formulas may use: own getters that read signals, so that a node is drawn again when what it read changes. */
  readonly scope: object
  /** Value of a literal or a binding in a scope; never throws. */
  readonly evaluate: Evaluate
  readonly addresses: Addresses
  /** Path of the page on show, for `aria-current`; may read a signal. */
  readonly currentPath: () => string
  /** Whether the page has just come and does not have the visitor's own values yet. */
  readonly isArriving?: () => boolean
  /** Calls back when `isArriving` becomes another one; gives back what ends that. */
  readonly onArrival?: (callback: () => void) => () => void
  /** Called on a click on a node's anchor before the browser follows it. Holes have no handlers: listen on the document for those. */
  readonly onAnchorClick?: (event: MouseEvent<HTMLAnchorElement>, link: PublishedLink) => void
  /** Runs workflows of a node's event; absent where nothing runs. May resolve when they have ended, with whether none failed. */
  readonly onEvent?: (event: NodeEvent) => void | Promise<boolean | undefined>
  /** Something inside a row of a repeat took the focus; `row` is the root element of the row. */
  readonly onRowFocus?: (row: Element) => void
  /** A value that an element shares with formulas, under `{uid}-{name}`. */
  readonly variable?: (id: string) => SharedValue | undefined
  /** What an instance of a library component is made of; absent where there are none. */
  readonly instance?: (node: PublishedNode, component: PublishedInstance, outer: object) => InstanceParts
  /** Keeps the rows of lists in holes; absent where no page has such a list. */
  readonly followRows?: FollowRows
  /** Chooses which rows of a long list stand; absent, or without an answer, all do. May read a signal. */
  readonly standRows?: (list: LongList) => StandingRows | undefined
  /** Shows the page of a collection that begins at a row. */
  readonly showRows?: NodeHandle['showRows']
  /** Keeps an action of an element for workflows; gives back what takes it away. */
  readonly offerAction?: (uid: string, name: string, scope: object, run: (...args: unknown[]) => unknown) => () => void
  /** A bound attribute is left out: its formula fails, or gives what no attribute may be. May be told again and again. */
  readonly onBadAttribute?: (uid: string, name: string, reason: string) => void
  /**
   * A link's address is too long: it leads where it led, without the query values of these names; nowhere when none is named.
   * May be told again and again.
   */
  readonly onLongAddress?: (uid: string, left: readonly string[]) => void
  /** A hole was drawn anew and what it held is nowhere: it is empty. */
  readonly onLostHole?: (uid: string) => void
  /** A port as elements ask for it, opened for the names at their place; absent where nobody is at work. */
  readonly port?: <Name extends PortName>(name: Name, scope: object) => ActionPorts[Name] | undefined
  /** Drawing the node failed in the browser; the node is left out, the rest of the page stands. */
  readonly onNodeError?: (uid: string, error: unknown) => void
}

/** A list that is kept without React. */
export interface FollowedRows {
  /** Begins to follow the values of the rows that the server drew; each step is about one node. */
  readonly adopt: Iterable<void>
  readonly stop: () => void
}

/** An instance of a library component on a page. */
export interface InstanceParts {
  /** The names that its inside sees; they stand on those of the place around it. */
  readonly scope: object
  /** What fills its slots reads as `context.dropzone`. */
  readonly dropzone?: object
  /** Called once it stands on the page: tells its workflows of changed properties from then on; gives back what ends that. */
  readonly follow?: () => () => void
}

/** An event of a node that workflows wait for. */
export interface NodeEvent {
  readonly uid: string
  readonly name: string
  /** Ids of the workflows, in order. */
  readonly workflows: readonly string[]
  /** The browser's event, or what the element says. */
  readonly payload: unknown
  /** Names at the place of the node, the repeated row included. */
  readonly scope: object
}
