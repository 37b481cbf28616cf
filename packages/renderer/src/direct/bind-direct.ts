import { effect, signal, untracked } from '@preact/signals-core'
import type { Addresses } from '@heddle/kit/react'
import type { BoundNode, DirectPlace, PublishedNode } from '@heddle/document/published'
import type { RenderHost } from '../host.ts'
import { snapshotOf } from '../resolve.ts'
import { writePlace } from './write-place.ts'

/** Values of a node that go straight to its root element, without drawing the node again. */
export interface DirectValues {
  /** Takes the root element and follows the values there; gives back what ends it. The same function for good. */
  readonly ref: (element: Element | null) => () => void
  /** Writes once more what stands there: React may have committed an older value. */
  readonly writeAgain: () => void
  /** Whether the body has to draw the values, because one could not be written. Read in a computation, it is followed. */
  readonly isLeftToBody: () => boolean
}

/** @returns `undefined` for a node that has none */
export function bindDirect(
  { uid, props, direct }: PublishedNode,
  scope: object,
  host: RenderHost,
  addresses: Addresses,
): DirectValues | undefined {
  if (!direct) return undefined
  const node: BoundNode = { uid, props, direct }
  const isLeft = signal(false)
  let root: Element | undefined
  let isFresh = false
  const write = (): void => {
    if (!root || isLeft.peek()) return
    try {
      if (!writeDirect(root, node, scope, host, addresses)) isLeft.value = true
    } catch {
      // Drawn by the body it fails inside the node's boundary, and is reported there.
      isLeft.value = true
    }
  }
  return {
    ref(element) {
      root = element ?? undefined
      isFresh = true
      const stop = effect(write)
      return () => {
        stop()
        root = undefined
      }
    },
    writeAgain() {
      if (!isFresh) untracked(write)
      isFresh = false
    },
    isLeftToBody: () => isLeft.value,
  }
}

/**
 * Writes all values of a node.
 * @param ownsContents whether nobody else draws what stands inside the element
 * @returns whether each of them could be written
 */
export function writeDirect(
  element: Element,
  { props, direct }: BoundNode,
  scope: object,
  { evaluate }: RenderHost,
  addresses: Addresses,
  ownsContents = false,
): boolean {
  let isWritten = true
  for (const [field, place] of Object.entries(direct) as [string, DirectPlace][])
    isWritten = writePlace(element, place, snapshotOf(evaluate(props[field], scope)), addresses, ownsContents) && isWritten
  return isWritten
}
