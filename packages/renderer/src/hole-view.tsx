import { createElement, useContext, useMemo, type ReactNode } from 'react'
import { HOLE_ATTRIBUTE } from '@heddle/document/published'
import { ScopeContext } from '@heddle/kit/react'
import { PageContext } from './context.ts'
import { followBound } from './direct/follow-bound.ts'
import type { HoleNode } from './source.ts'

const VOID_TAGS = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const EMPTY = { __html: '' }

/**
 * Adopts the host element of a subtree as the server drew it, and never draws inside. An element that React made anew,
 * because the page did not match, takes over what the hole held before.
 */
export function HoleView({ node }: { readonly node: HoleNode }): ReactNode {
  const { uid, hole } = node
  const page = useContext(PageContext)
  const scope = useContext(ScopeContext)
  const adopt = useMemo(() => {
    const { holes, source, host } = page
    return (element: HTMLElement | null): (() => void) | undefined => {
      if (!element) return undefined
      const isServers = element.getAttribute(HOLE_ATTRIBUTE) === uid
      const known = holes.get(uid) ?? (isServers ? element : source.heldHole?.(uid))
      if (known && known !== element) moveContents(known, element)
      else if (!known && source.heldHole) host.onLostHole?.(uid)
      holes.set(uid, element)
      return followBound(element, node, scope, page)
    }
  }, [uid, node, scope, page])
  return createElement(hole, {
    ref: adopt,
    suppressHydrationWarning: true,
    ...(!VOID_TAGS.has(hole) && { dangerouslySetInnerHTML: EMPTY }),
  })
}

/** What a hole drawn anew is to hold lives on in the element it had before. */
function moveContents(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
  to.replaceChildren(...from.childNodes)
}

/**
 * Remembers where the server's holes are, to be called before the page is hydrated. It costs nothing until one is asked
 * for: React takes whole sections out of the document, and they keep what they held.
 */
export function holdHoles(body: Element): (uid: string) => Element | undefined {
  const sections = [...body.children]
  let holes: ReadonlyMap<string | null, Element> | undefined
  return (uid) => {
    holes ??= new Map(sections.flatMap(holesIn).map((hole) => [hole.getAttribute(HOLE_ATTRIBUTE), hole]))
    return holes.get(uid)
  }
}

function holesIn(section: Element): readonly Element[] {
  const selector = `[${HOLE_ATTRIBUTE}]`
  return [...(section.matches(selector) ? [section] : []), ...section.querySelectorAll(selector)]
}
