import type { Addresses } from '@heddle/kit/react'
import type { BoundNode, DirectPlace } from '@heddle/document/published'
import type { RenderHost } from '../host.ts'
import { anchorOf, declarationsOf, ownAttribute, snapshotOf } from '../resolve.ts'
import { placeWriter, writeAttribute } from './write-place.ts'
import { writeStyle } from './write-style.ts'

/**
 * Writes all values of a node to one of its elements, each time it is called.
 * @param isAgain whether somebody else may have written there since
 * @returns whether each value could be written
 */
export type DirectWriter = (element: Element, isAgain?: boolean) => boolean

/** What of an anchor depends on its address. */
const WRITTEN_OF_LINK = ['href', 'aria-current'] as const

/**
 * What a node's places mean is settled once; its values come from the scope of each element.
 * @param ownsContents whether nobody else draws what stands inside its elements
 */
export function directWriter(
  { uid, props, direct = {}, style, attributes = {}, link }: BoundNode,
  host: RenderHost,
  addresses: Addresses,
  ownsContents = false,
): (scope: object) => DirectWriter {
  const { evaluate } = host
  const places = (Object.entries(direct) as readonly [string, DirectPlace][]).map(([field, place]) => ({
    value: props[field],
    write: placeWriter(place, addresses, ownsContents),
  }))
  const own = Object.entries(attributes).map(([name, value]) => ({ name, read: ownAttribute(uid, name, value, host).read }))
  const writePlaces = (element: Element, scope: object): boolean => {
    let isWritten = true
    for (const { name, read } of own) {
      const value = read(scope)
      writeAttribute(element, name, value === true ? '' : (value ?? null))
    }
    if (link) {
      const anchor = anchorOf(uid, link, scope, host)
      for (const name of WRITTEN_OF_LINK) writeAttribute(element, name, anchor[name] ?? null)
    }
    for (const { value, write } of places) isWritten = write(element, snapshotOf(evaluate(value, scope))) && isWritten
    return isWritten
  }
  if (!style) return (scope) => (element) => writePlaces(element, scope)
  return (scope) => {
    let declared: string | undefined
    return (element, isAgain = false) => {
      const isWritten = writePlaces(element, scope)
      const declarations = declarationsOf(style, scope, evaluate)
      const before = declared
      declared = declarations.join('\n')
      const isSame = declared === before
      if (isAgain || !isSame) writeStyle(element as Element & ElementCSSInlineStyle, declarations, isSame || before === undefined)
      return isWritten
    }
  }
}
