import type { Fragment } from '../../records/fragment.ts'
import type { Id } from '../../records/types.ts'
import type { DocumentView } from '../../view/view.ts'
import { carry } from './carry.ts'
import { subtreeOf, topmost } from './subtree.ts'

/** Copies nodes with everything in them, their workflows, and what they use (`carry`). */
export function copyFragment(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): Fragment {
  const roots = topmost(view, ids)
  const nodes = roots.flatMap((root) => subtreeOf(view, root))
  return carry(
    view,
    roots,
    nodes.flatMap((id) => view.get(id) ?? []),
  )
}

/** Copies components with everything they need, for another project. */
export function copyComponents(view: DocumentView, { ids }: { readonly ids: readonly Id[] }): Fragment {
  const components = ids.flatMap((id) => view.find('library-component', id) ?? [])
  return carry(
    view,
    components.map(({ id }) => id),
    components,
    true,
  )
}
