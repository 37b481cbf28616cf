import type { MouseEvent, ReactNode } from 'react'
import type { AnchorAttributes, RootAttributes } from '@heddle/kit/react'
import type { PublishedNode } from '@heddle/document/published'
import type { PageRendering } from './context.ts'
import type { ResolvedNode } from './resolve.ts'

/** What an element's body is handed. */
export interface BodyProps {
  readonly root: RootAttributes
  readonly props: never
  readonly link?: AnchorAttributes
}

/** Adds to a resolved node what depends on the page it is drawn in: marks, and the handler of clicks on its anchor. */
export function bodyProps(node: PublishedNode, resolved: ResolvedNode, { source, host }: PageRendering): BodyProps {
  const { link, uid } = node
  const { onAnchorClick } = host
  const marks = source.marks?.(uid)
  const root = marks ? { ...resolved.root, ...marks } : resolved.root
  // The definition made these props; the body that belongs to it knows their types.
  const props = resolved.props as never
  if (!resolved.link || !link) return { root, props }
  if (!onAnchorClick) return { root, props, link: resolved.link }
  return {
    root,
    props,
    link: { ...resolved.link, onClick: (event: MouseEvent<HTMLAnchorElement>) => onAnchorClick(event, link) },
  }
}

/** Stands for a body that is not there: fails when drawn, so that whoever guards the node reports it. */
export function MissingElement(): ReactNode {
  throw new Error('The element of this node is not installed')
}
