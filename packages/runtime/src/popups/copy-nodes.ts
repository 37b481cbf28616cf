import type { PublishedNode, PublishedValue } from '@heddle/document/published'
import { isHole, type NodeSource } from '@heddle/renderer'

/** Whose nodes are copied, and what they become. */
export interface Copying {
  /** Uid of the instance that stands among the nodes of the page. */
  readonly from: string
  /** Uid of the instance that is opened. */
  readonly to: string
  /** Values of its properties that take the place of those it has. */
  readonly props: Readonly<Record<string, PublishedValue>>
}

/** The nodes of an instance under another uid: each is copied once, so that it keeps its identity while it is on show. */
export function copyNodes(get: NodeSource['get'], { from, to, props }: Copying): NodeSource['get'] {
  const copies = new Map<string, PublishedNode>()
  const renamed = (uid: string): string => moved(uid, from, to) ?? uid
  return (uid) => {
    const known = copies.get(uid)
    if (known) return known
    const original = moved(uid, to, from)
    const node = get(original ?? uid)
    if (original === undefined || !node || isHole(node)) return node
    const { slots, attributes, component } = node
    const copy: PublishedNode = {
      ...node,
      uid,
      ...(slots && { slots: mapped(slots, (uids) => uids.map(renamed)) }),
      ...(attributes && { attributes: mapped(attributes, (value) => (typeof value === 'string' ? renamed(value) : value)) }),
      ...(component && uid === to && { component: { ...component, props: { ...component.props, ...props } } }),
    }
    copies.set(uid, copy)
    return copy
  }
}

/** A uid that is `from` or lies in it, with `to` in its place. */
export function moved(uid: string, from: string, to: string): string | undefined {
  return uid === from || uid.startsWith(`${from}.`) ? to + uid.slice(from.length) : undefined
}

function mapped<T, U>(values: Readonly<Record<string, T>>, map: (value: T) => U): Readonly<Record<string, U>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}
