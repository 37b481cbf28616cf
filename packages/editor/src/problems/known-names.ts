import type { DocumentView, FormulaRecord, Id } from '@heddle/document'
import { suggestName } from '@heddle/formula/analyse'

/** Records that formulas name by `variables`, `collections`, `formulas` and `pages`. */
export type NamedKind = 'variables' | 'collections' | 'formulas' | 'pages'

/** What formulas of the project may name, by id and by name. */
export interface KnownNames {
  /** Whether something of the kind is called so, or has this id. */
  readonly has: (kind: NamedKind, key: string) => boolean
  /** Whether `has` asks elements and plugins, which may come and go while these names stay what they are. */
  readonly isOpen: (kind: NamedKind, key: string) => boolean
  /** Of what was probably meant its name, and the id that formulas keep. */
  readonly suggest: (kind: NamedKind, key: string) => { readonly id: Id; readonly name: string } | undefined
  /** A formula of the project by id or name. */
  readonly formula: (key: string) => FormulaRecord | undefined
}

const RECORDS = { variables: 'variable', collections: 'collection', formulas: 'formula', pages: 'page' } as const

/** Kinds of records that say what is known: another list of one of them, and the names are others. */
const SOURCES = [...Object.values(RECORDS), 'library-component'] as const

const before = new WeakMap<DocumentView, { readonly lists: readonly unknown[]; readonly names: KnownNames }>()

/** Looked up once for all formulas of a project: the same names until one of the records changes that have them. */
export function knownNames(view: DocumentView): KnownNames {
  const kept = before.get(view)
  const lists = SOURCES.map((kind) => view.of(kind))
  if (kept?.lists.every((list, at) => list === lists[at])) return kept.names
  const names = namesNow(view)
  before.set(view, { lists, names })
  return names
}

function namesNow(view: DocumentView): KnownNames {
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
    isOpen: (kind, key) => kind === 'variables' && !keys.variables.has(key) && !inner.has(key),
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
