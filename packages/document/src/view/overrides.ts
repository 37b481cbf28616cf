import type { Id, NodeOverride, NodeRecord } from '../records/types.ts'
import type { DocumentReader } from './view.ts'

/** Changes a value on its way from the place of an instance into it; `path` is that of the value in the instance. */
export type Bring = <T>(value: T, path: string) => T

const asItIs: Bring = (value) => value

/** A node of a component with what an instance sets for it; only where the component opens it. */
export function withOverride(node: NodeRecord, instance: NodeRecord, bring: Bring = asItIs): NodeRecord {
  const own = node.isOpen ? instance.overrides?.[node.id] : undefined
  if (!own) return node
  const path = `overrides/${node.id}`
  return {
    ...node,
    props: merged(node.props, own.props, `${path}/props`, bring),
    styles: merged(node.styles, own.styles, `${path}/styles`, bring),
  }
}

/** Ids of what an instance sets values for: nodes that its component does not have or open any more draw nothing of it. */
export function overriddenIn(
  view: Pick<DocumentReader, 'find'>,
  { componentId, overrides = {} }: NodeRecord,
): { readonly alive: readonly Id[]; readonly dead: readonly Id[] } {
  const alive: Id[] = []
  const dead: Id[] = []
  for (const [id, own] of Object.entries(overrides)) {
    if (countOf(own) === 0) continue
    const isAlive =
      componentId !== undefined && view.find('node', id)?.isOpen === true && componentAbove(view, id) === componentId
    if (isAlive) alive.push(id)
    else dead.push(id)
  }
  return { alive, dead }
}

/** How many values an instance sets for a node. */
export function countOf({ props = {}, styles = {} }: NodeOverride): number {
  return [...Object.values(props), ...Object.values(styles)].reduce((sum, values) => sum + Object.keys(values).length, 0)
}

function componentAbove(view: Pick<DocumentReader, 'find'>, id: Id): Id | undefined {
  const seen = new Set<Id>()
  for (
    let at = view.find('node', id)?.place.parentId;
    at !== undefined && !seen.has(at);
    at = view.find('node', at)?.place.parentId
  ) {
    seen.add(at)
    if (view.find('library-component', at)) return at
  }
  return undefined
}

function merged<T>(
  values: Readonly<Record<string, Readonly<Record<string, T>>>>,
  own: Readonly<Record<string, Readonly<Record<string, T>>>> = {},
  path: string,
  bring: Bring,
): Readonly<Record<string, Readonly<Record<string, T>>>> {
  const result: Record<string, Readonly<Record<string, T>>> = { ...values }
  for (const [name, inner] of Object.entries(own)) {
    const brought = Object.entries(inner).map(([key, value]) => [key, bring(value, `${path}/${name}/${key}`)] as const)
    result[name] = { ...result[name], ...Object.fromEntries(brought) }
  }
  return result
}
