import type { FocusEvent } from 'react'
import type { RenderHost } from './host.ts'
import type { ResolvedNode } from './resolve.ts'

/** What is put on the root element of a row of a repeat. */
export interface RowRoot {
  /** Hears that something in the row took the focus. */
  readonly onFocus: ((event: FocusEvent) => void) | undefined
  /** Is told of its element; gives back what ends that. */
  readonly ref: ((element: Element | null) => () => void) | undefined
}

type RootRef = NonNullable<RowRoot['ref']>

/** @param elements roots of rows by their keys; absent where nobody asks for them */
export function rowRoot(key: string, { onRowFocus }: RenderHost, elements: Map<string, Element> | undefined): RowRoot {
  return {
    onFocus: onRowFocus && (({ currentTarget }) => onRowFocus(currentTarget)),
    ref: elements && ((element) => noteRow(elements, key, element)),
  }
}

function noteRow(elements: Map<string, Element>, key: string, element: Element | null): () => void {
  if (element) elements.set(key, element)
  return () => {
    if (elements.get(key) === element) elements.delete(key)
  }
}

export function bothRefs(one: RootRef | undefined, other: RootRef | undefined): RootRef | undefined {
  if (!one || !other) return one ?? other
  return (element) => {
    const stops = [one(element), other(element)]
    return () => {
      for (const stop of stops) stop()
    }
  }
}

export function inRow(resolved: ResolvedNode, row: RowRoot | undefined): ResolvedNode {
  if (!row) return resolved
  const { onFocus, ref } = row
  return withHandlers(resolved, { ...(onFocus && { onFocusCapture: onFocus }), ...(ref && { ref }) })
}

export function withHandlers(resolved: ResolvedNode, handlers: object): ResolvedNode {
  return { ...resolved, root: { ...resolved.root, ...handlers } }
}
