import { isPublishedBinding } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'

/** Closes a popover of the browser, which a link within the page leaves open, when a link in it is pressed. */
export const closingScript = (part: string): string =>
  `addEventListener("click",({target:t})=>t.closest?.("${part} a[href]")?.closest("${part}").hidePopover())`

/**
 * What the head of a page needs for parts that links within them close: one script for each kind of part that stands on it, as long
 * as pressing a link there may leave the page where it is.
 */
export function closingScripts(
  nodes: readonly CompiledNode[],
  definitions: ReadonlyMap<string, ElementDefinition>,
  isLive: boolean,
): readonly string[] {
  const parts = nodes.flatMap(({ published: { type, slots = {} } }) =>
    Object.entries(definitions.get(type)?.slots ?? {}).flatMap(([slot, { closedByLinks }]) =>
      closedByLinks !== undefined && slots[slot]?.length ? [closedByLinks] : [],
    ),
  )
  if (parts.length === 0) return []
  const staysOnPage = nodes.some(
    ({ published: { link } }) => link && (isPublishedBinding(link.href) || String(link.href).includes('#')),
  )
  return isLive || staysOnPage ? [...new Set(parts)].map(closingScript) : []
}
