import { effect, signal, untracked } from '@preact/signals-core'
import type { Addresses } from '@heddle/kit/react'
import type { BoundNode, PublishedNode } from '@heddle/document/published'
import { directAttributes } from '../attributes.ts'
import type { RenderHost } from '../host.ts'
import { directWriter } from './direct-writer.ts'

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
export function bindDirect(node: PublishedNode, scope: object, host: RenderHost, addresses: Addresses): DirectValues | undefined {
  const written = writtenOf(node)
  if (!written) return undefined
  const isLeft = signal(false)
  let root: Element | undefined
  let isFresh = false
  const startWriting = directWriter(written, host, addresses)
  let writeDirect = startWriting(scope)
  const write = (isAgain?: boolean): void => {
    if (!root || isLeft.peek()) return
    try {
      if (!writeDirect(root, isAgain)) isLeft.value = true
    } catch {
      // Drawn by the body it fails inside the node's boundary, and is reported there.
      isLeft.value = true
    }
  }
  return {
    ref(element) {
      root = element ?? undefined
      isFresh = true
      writeDirect = startWriting(scope)
      const stop = effect(() => write())
      return () => {
        stop()
        root = undefined
      }
    },
    writeAgain() {
      if (!isFresh) untracked(() => write(true))
      isFresh = false
    },
    isLeftToBody: () => isLeft.value,
  }
}

/** What of a node that React draws is written to its element. */
function writtenOf({ uid, props, direct, style, attributes: all, link }: PublishedNode): BoundNode | undefined {
  const attributes = directAttributes(all)
  if (!direct && !style && !attributes && !link?.direct) return undefined
  return {
    uid,
    props,
    ...(direct && { direct }),
    ...(style && { style }),
    ...(attributes && { attributes }),
    ...(link?.direct && { link }),
  }
}
