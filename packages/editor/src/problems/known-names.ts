import type { DocumentView, FormulaRecord, Id } from '@heddle/document'
import { suggestName } from '@heddle/formula/analyse'

/** Records that formulas name by `variables`, `collections`, `formulas` and `pages`. */
export type NamedKind = 'variables' | 'collections' | 'formulas' | 'pages'

/** What formulas of the project may name, by id and by name. */
export interface KnownNames {
  /** Whether something of the kind is called so, or has this id. */
  readonly has: (kind: NamedKind, key: string) => boolean
  /** Of what was probably meant its name, and the id that formulas keep. */
  readonly suggest: (kind: NamedKind, key: string) => { readonly id: Id; readonly name: string } | undefined
  /** A formula of the project by id or name. */
  readonly formula: (key: string) => FormulaRecord | undefined
}

const RECORDS = { variables: 'variable', collections: 'collection', formulas: 'formula', pages: 'page' } as const

/** Looked up once for all formulas of a project. */
export function knownNames(view: DocumentView): KnownNames {
  const keys = Object.fromEntries(
    Object.entries(RECORDS).map(([kind, record]) => [
      kind,
      new Map(view.of(record).flatMap(({ id, name }) => [[name, id] as const, [id, id] as const])),
    ]),
  ) as unknown as Readonly<Record<NamedKind, ReadonlyMap<string, Id>>>
  const inner = new Set(view.of('library-component').flatMap(({ variables = {} }) => Object.keys(variables)))
  /** Variables of elements, `{uid}-{name}`, and of plugins have no record of their own. */
  const isInner = (key: string): boolean => {
    const owner = view.get(key.split('-')[0] ?? '')
    return inner.has(key) || owner?.kind === 'node' || owner?.kind === 'plugin'
  }
  return {
    has: (kind, key) => keys[kind].has(key) || (kind === 'variables' && isInner(key)),
    suggest(kind, key) {
      const names = view.of(RECORDS[kind]).map(({ name }) => name)
      const name = suggestName(key, names)
      const id = name === undefined ? undefined : keys[kind].get(name)
      return name === undefined || id === undefined ? undefined : { id, name }
    },
    formula: (key) => view.find('formula', keys.formulas.get(key) ?? ''),
  }
}
