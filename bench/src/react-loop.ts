import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Tree } from './landing.ts'

/** One component per element, as a site written with React has it. */
function Element({ tree }: { readonly tree: Tree }): ReactNode {
  const { class: className, fetchpriority: fetchPriority, ...rest } = tree.attributes
  const attributes = { className, ...(fetchPriority && { fetchPriority }), ...rest }
  return createElement(
    tree.tag,
    attributes,
    tree.text ?? tree.children?.map((child, key) => createElement(Element, { tree: child, key })),
  )
}

export function renderWithReact(trees: readonly Tree[]): string {
  return renderToString(trees.map((tree, key) => createElement(Element, { tree, key })))
}
