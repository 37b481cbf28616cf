import type { Id } from '@heddle/document'
import { findPlaced } from './instance-place.ts'
import type { CompileView } from './types.ts'

/** The node of the page whose element a uid draws: itself, or the instance it is the root of; `undefined` further inside. */
export function drawnNodeOf(uid: string, view: Pick<CompileView, 'find'>): Id | undefined {
  let at = findPlaced(uid, view)
  while (at?.place) {
    const { instance, component, outer } = at.place
    at = at.node.id === component.rootElementId ? { node: instance, place: outer } : undefined
  }
  return at?.node.id
}
