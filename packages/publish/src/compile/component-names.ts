import type { FormulaTree } from '@heddle/formula/tree'
import type { Id, LibraryComponentRecord } from '@heddle/document'

/** The library component that a formula stands in. */
export interface ComponentNames {
  readonly component: LibraryComponentRecord
  /** A property that is one and the same for the instance at hand: what reads it needs no run time. */
  readonly literalOf?: (propertyId: Id) => string | number | boolean | null | undefined
}

const PARTS = { props: 'properties', variables: 'variables', formulas: 'formulas' } as const

/** The part of `context.component` that a tree reads (logic reference 1.4). */
function partOf(tree: FormulaTree): keyof typeof PARTS | undefined {
  if (tree[0] !== '.' || tree[2][0] !== 'l' || !isMember(tree[1], 'component')) return undefined
  const name = tree[2][1]
  return name === 'props' || name === 'variables' || name === 'formulas' ? name : undefined
}

function isMember(tree: FormulaTree, name: string): boolean {
  const [kind, object, key] = tree
  return kind === '.' && object[0] === 'n' && object[1] === 'context' && key[0] === 'l' && key[1] === name
}

/**
 * `context.component.props.title` by the property's id, or its value where that never changes. `undefined` when the tree
 * reads nothing of a component.
 */
export function resolveComponentMember(
  [, object, key, optional]: Extract<FormulaTree, readonly ['.', ...unknown[]]>,
  { component, literalOf }: ComponentNames,
): FormulaTree | undefined {
  const part = key[0] === 'l' && typeof key[1] === 'string' ? partOf(object) : undefined
  if (part === undefined) return undefined
  const id = findId(component[PARTS[part]] ?? {}, String(key[1]))
  const literal = part === 'props' ? literalOf?.(id) : undefined
  if (literal !== undefined) return ['l', literal]
  return optional === 1 ? ['.', object, ['l', id], 1] : ['.', object, ['l', id]]
}

function findId(records: Readonly<Record<Id, { readonly name: string }>>, key: string): Id {
  if (Object.hasOwn(records, key)) return key
  return Object.keys(records).find((id) => records[id]?.name === key) ?? key
}
