import { effect, signal, untracked } from '@preact/signals-core'
import type { Addresses } from '@heddle/kit/react'
import type { BoundNode, DirectPlace } from '@heddle/document/published'
import type { RenderHost } from '../host.ts'
import { declarationsOf, snapshotOf } from '../resolve.ts'
import { writePlace } from './write-place.ts'
import { writeStyle } from './write-style.ts'

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
export function bindDirect(node: BoundNode, scope: object, host: RenderHost, addresses: Addresses): DirectValues | undefined {
  if (!node.direct && !node.style) return undefined
  const isLeft = signal(false)
  let root: Element | undefined
  let isFresh = false
  let writeDirect = directWriter(node, scope, host, addresses)
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
      writeDirect = directWriter(node, scope, host, addresses)
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

/**
 * Writes all values of a node to its element, each time it is called.
 * @param ownsContents whether nobody else draws what stands inside the element
 * @returns takes the element, and whether somebody else may have written there since; gives back whether each value could be
 * written
 */
export function directWriter(
  { props, direct = {}, style }: BoundNode,
  scope: object,
  { evaluate }: RenderHost,
  addresses: Addresses,
  ownsContents = false,
): (element: Element, isAgain?: boolean) => boolean {
  const places = Object.entries(direct) as readonly [string, DirectPlace][]
  let declared: string | undefined
  return (element, isAgain = false) => {
    let isWritten = true
    for (const [field, place] of places)
      isWritten = writePlace(element, place, snapshotOf(evaluate(props[field], scope)), addresses, ownsContents) && isWritten
    if (style) {
      const declarations = declarationsOf(style, scope, evaluate)
      const before = declared
      declared = declarations.join('\n')
      const isSame = declared === before
      if (isAgain || !isSame) writeStyle(element as Element & ElementCSSInlineStyle, declarations, isSame || before === undefined)
    }
    return isWritten
  }
}
