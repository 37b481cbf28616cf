import { createElement, type ReactNode } from 'react'
import { Slot, type ElementComponent, type ElementProps } from '@heddle/kit/react'
import type { PublishedNode } from '@heddle/document/published'
import type { NodeSource } from '@heddle/renderer'

type AnyProps = Omit<ElementProps, 'props'> & { readonly props: Readonly<Record<string, unknown>> }

/** Draws `props.tag` (a `div` without one) with `props.text` and the slot `children`. */
function Box({ root, props, link }: AnyProps): ReactNode {
  return createElement(
    link ? 'a' : String(props['tag'] ?? 'div'),
    { ...root, ...link },
    toText(props['text']),
    <Slot name="children" />,
  )
}

function Faulty({ props }: AnyProps): ReactNode {
  if (props['fails'] !== false) throw new Error('This element always fails')
  return <p>repaired</p>
}

function Picture({ root, props }: AnyProps): ReactNode {
  return <img {...root} alt={String(props['alt'])} />
}

function Line({ root }: AnyProps): ReactNode {
  return <hr {...root} />
}

function toText(value: unknown): string | undefined {
  return value === undefined || value === null ? undefined : String(value)
}

/** Element bodies for tests of what draws elements: `box`, `picture`, `line`, and `faulty`, which throws unless `fails` is false. */
export const plainElements: Readonly<Record<string, ElementComponent>> = {
  box: Box,
  picture: Picture,
  line: Line,
  faulty: Faulty,
}

/** A short way to write published nodes: `node('a', { text: 'Hi' }, ['b', 'c'])`. */
export function node(
  uid: string,
  props: PublishedNode['props'] = {},
  children?: readonly string[],
  more: Partial<PublishedNode> = {},
): PublishedNode {
  return { uid, type: 'box', props, ...(children && { slots: { children } }), ...more }
}

/** A source of nodes that never change. */
export function sourceOf(...nodes: readonly PublishedNode[]): NodeSource {
  const byUid = new Map(nodes.map((one) => [one.uid, one]))
  return { get: (uid) => byUid.get(uid) }
}
