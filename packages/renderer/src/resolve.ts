import { untracked } from '@preact/signals-core'
import type { AnchorAttributes, RootAttributes } from '@heddle/kit/react'
import type { PublishedLink, PublishedNode } from '@heddle/document/published'
import { isUntouched, ownAttributeOf } from './attributes.ts'
import type { Evaluate } from './evaluate.ts'
import type { RenderHost } from './host.ts'
import { toDeclared, toReactName } from './inline-style.ts'
import { toAnchor } from './link.ts'
import { MESSAGES } from './messages.ts'

/** Everything of a node that its element's body is handed, with all bindings evaluated. */
export interface ResolvedNode {
  readonly props: Readonly<Record<string, unknown>>
  readonly root: RootAttributes
  readonly link?: AnchorAttributes
}

/**
 * Evaluates a node in a scope; `undefined` when its condition does not hold.
 * @param isWritten whether direct values are written where they stand: nobody is told here when they become others
 */
export function resolveNode(node: PublishedNode, scope: object, host: RenderHost, isWritten = false): ResolvedNode | undefined {
  const { evaluate } = host
  if (node.condition !== undefined && !evaluate(node.condition, scope)) return undefined
  return {
    props: node.live ? mapValues(node.props, scope, evaluate, isWritten ? node.direct : undefined) : node.props,
    root: toRoot(node, scope, host, isWritten),
    ...(node.link && { link: resolveLink(node, node.link, scope, host, isWritten) }),
  }
}

function resolveLink(
  { uid }: PublishedNode,
  link: PublishedLink,
  scope: object,
  host: RenderHost,
  isWritten: boolean,
): AnchorAttributes {
  const read = (): AnchorAttributes => anchorOf(uid, link, scope, host)
  return isWritten && link.direct ? untracked(read) : read()
}

/** A node's link as attributes of an anchor; the host is told of what made its address too long. */
export function anchorOf(uid: string, link: PublishedLink, scope: object, host: RenderHost): AnchorAttributes {
  return toAnchor(link, scope, host, (left) => host.onLongAddress?.(uid, left))
}

function toRoot(node: PublishedNode, scope: object, host: RenderHost, isWritten: boolean): RootAttributes {
  const { evaluate } = host
  const root: Record<string, unknown> = {}
  if (node.className) root['className'] = node.className
  for (const name in node.attributes) {
    const { key, read } = ownAttribute(node.uid, name, node.attributes[name], host)
    const value = isWritten && isUntouched(name) ? untracked(() => read(scope)) : read(scope)
    if (value !== undefined) root[key] = key === 'className' && node.className ? `${node.className} ${value}` : value
  }
  const { style } = node
  if (style) {
    const declare = (): readonly Declaration[] => declarationsOf(style, scope, evaluate)
    root['style'] = Object.fromEntries(
      (isWritten ? untracked(declare) : declare()).flatMap(([property, text]) =>
        text === undefined ? [] : [[toReactName(property), text]],
      ),
    )
  }
  return root as RootAttributes
}

/** A property and what it is to be; without a text it is left to the style sheet. */
export type Declaration = readonly [property: string, text: string | undefined]

export function declarationsOf(
  style: NonNullable<PublishedNode['style']>,
  scope: object,
  evaluate: Evaluate,
): readonly Declaration[] {
  return Object.entries(style).map(([property, value]) => [property, toDeclared(property, evaluate(value, scope))])
}

/** One of a builder's own attributes: its name as React spells it, and what reads it. */
export interface BoundAttribute {
  readonly key: string
  /** `undefined` where it is left out; the host is told when that is because of its formula or of what this gives. */
  readonly read: (scope: object) => string | true | undefined
}

/** What its name means is settled here, for all places it is read at. */
export function ownAttribute(
  uid: string,
  name: string,
  value: unknown,
  { evaluate, onBadAttribute }: RenderHost,
): BoundAttribute {
  const attribute = ownAttributeOf(name)
  const bad = onBadAttribute && ((reason: string) => onBadAttribute(uid, name, reason))
  const failed = bad && ((error: unknown) => bad(errorText(error)))
  return {
    key: attribute?.name ?? name,
    read(scope) {
      const given = evaluate(value, scope, failed)
      const text = attribute?.valueOf(given)
      if (text === undefined && typeof given === 'string') bad?.(MESSAGES.refusedAttribute)
      return text
    },
  }
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : MESSAGES.failedAttribute
}

function mapValues(
  values: PublishedNode['props'],
  scope: object,
  evaluate: Evaluate,
  direct: PublishedNode['direct'] = {},
): Readonly<Record<string, unknown>> {
  const result: Record<string, unknown> = {}
  for (const name in values) {
    const read = (): unknown => snapshotOf(evaluate(values[name], scope))
    result[name] = direct[name] ? untracked(read) : read()
  }
  return result
}

/** A collection is a live object: a body gets what it is now, and is drawn again when it changes. */
export function snapshotOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.getOwnPropertyDescriptor(value, 'isFetching')?.get ? { ...value } : value
}

/** Whether two results draw the same, so that a node whose bindings gave equal values is not drawn again. */
export function isSameResolved(a: ResolvedNode | undefined, b: ResolvedNode | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return (
    isSameRecord(a.props, b.props) &&
    isSameRecord(a.root, b.root, 'style') &&
    isSameRecord(a.root.style, b.root.style) &&
    isSameRecord(a.link, b.link)
  )
}

function isSameRecord(a: object | undefined, b: object | undefined, except?: string): boolean {
  if (a === b) return true
  if (!a || !b) return false
  const entries = Object.entries(a)
  if (entries.length !== Object.keys(b).length) return false
  return entries.every(([key, value]) => key === except || Object.is(value, Reflect.get(b, key)))
}
