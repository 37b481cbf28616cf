import { createElement, useContext, type ReactNode } from 'react'
import { PageContext } from './context.ts'
import type { HoleNode } from './source.ts'

const VOID_TAGS = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'])
const EMPTY = { __html: '' }

/** Adopts the host element of a static subtree as the server drew it, and never looks inside. */
export function HoleView({ node }: { readonly node: HoleNode }): ReactNode {
  const { holes } = useContext(PageContext)
  const adopt = (element: Element | null): void => {
    if (!element) return
    const known = holes.get(node.uid)
    if (known && known !== element) moveContents(known, element)
    holes.set(node.uid, element)
  }
  return createElement(node.hole, {
    ref: adopt,
    suppressHydrationWarning: true,
    ...(!VOID_TAGS.has(node.hole) && { dangerouslySetInnerHTML: EMPTY }),
  })
}

/** A hole drawn anew is empty: what it held lives on in the element it had before. */
function moveContents(from: Element, to: Element): void {
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
  to.replaceChildren(...from.childNodes)
}
