import type { ChunkFiles, PublishedPageInfo } from '@heddle/document/published'
import type { SiteChunks } from './types.ts'

/** What a live page needs of the runtime. */
export interface NeededCode {
  readonly uses?: PublishedPageInfo['uses'] | undefined
  readonly hasCollections: boolean
  readonly hasWorkflows: boolean
  readonly hasComponents: boolean
  readonly hasPlugins: boolean
  readonly hasPopups?: boolean
  readonly hasLists?: boolean
  readonly hasLongLists?: boolean
}

/** Files that a live page needs at once: the core, the bodies of the elements it draws, its groups, and what these import. */
export function chunkFiles(
  chunks: SiteChunks,
  { uses = {}, hasCollections, hasWorkflows, hasComponents, hasPlugins, hasPopups, hasLists, hasLongLists }: NeededCode,
): readonly string[] {
  const { elements, functions, actions, languages, ports, plugins, navigation, positions, patterns } = uses
  return withImports(chunks, [
    chunks.core,
    ...[elements, functions, languages, actions, ports, plugins].flatMap((files) => Object.values(files ?? {})),
    hasCollections ? chunks.parts['collections'] : undefined,
    hasWorkflows ? chunks.parts['workflows'] : undefined,
    hasComponents ? chunks.parts['components'] : undefined,
    hasPlugins ? chunks.parts['plugins'] : undefined,
    hasPopups ? chunks.parts['popups'] : undefined,
    navigation ? chunks.parts['navigation'] : undefined,
    positions ? chunks.parts['positions'] : undefined,
    patterns ? chunks.parts['patterns'] : undefined,
    hasLists ? chunks.parts['lists'] : undefined,
    hasLongLists ? chunks.parts['windows'] : undefined,
  ])
}

/**
 * Files that live pages may load afterwards, with what these import: when a visitor goes on to another one, when a browser lacks
 * something, when an element is used.
 * @param files those that pages name, which are not named again
 */
export function laterFiles(chunks: SiteChunks, files: readonly string[]): readonly string[] {
  const { parts, later = {} } = chunks
  const onTheWay = ['next-page', 'progress', 'warnings'].flatMap((part) => parts[part] ?? [])
  const named = new Set(files)
  return withImports(chunks, [...onTheWay, ...files.flatMap((one) => later[one] ?? [])]).filter((file) => !named.has(file))
}

/** Files of what is named, in the order of the names; those that no file holds are left out. `undefined` when nothing is left. */
export function filesOf(names: Iterable<string>, files: ChunkFiles): ChunkFiles | undefined {
  const found = [...names].filter((name) => Object.hasOwn(files, name)).toSorted()
  return found.length > 0 ? Object.fromEntries(found.map((name) => [name, files[name] ?? ''])) : undefined
}

function withImports({ imports }: SiteChunks, wanted: readonly (string | undefined)[]): readonly string[] {
  const files = new Set<string>()
  const add = (file: string | undefined): void => {
    if (file === undefined || files.has(file)) return
    files.add(file)
    for (const imported of imports[file] ?? []) add(imported)
  }
  for (const file of wanted) add(file)
  return [...files]
}
