import type { PublishedPageInfo } from '@heddle/document/published'
import type { SiteChunks } from './types.ts'

/** What a live page needs of the runtime. */
export interface NeededCode {
  /** Element types it draws at once. */
  readonly types: readonly string[]
  readonly uses?: PublishedPageInfo['uses'] | undefined
  readonly hasCollections: boolean
  readonly hasWorkflows: boolean
  readonly hasComponents: boolean
}

/** Files that a live page needs at once: the core, the bodies of the elements it draws, its groups, and what these import. */
export function chunkFiles(
  chunks: SiteChunks,
  { types, uses = {}, hasCollections, hasWorkflows, hasComponents }: NeededCode,
): readonly string[] {
  return withImports(chunks, [
    chunks.core,
    ...types.map((type) => chunks.elements[type]),
    ...(uses.functions ?? []).map((group) => chunks.functions[group]),
    ...(uses.actions ?? []).map((group) => chunks.actions[group]),
    ...(uses.ports ?? []).map((name) => chunks.ports[name]),
    hasCollections ? chunks.parts['collections'] : undefined,
    hasWorkflows ? chunks.parts['workflows'] : undefined,
    hasComponents ? chunks.parts['components'] : undefined,
    uses.positions ? chunks.parts['positions'] : undefined,
    uses.patterns ? chunks.parts['patterns'] : undefined,
  ])
}

/** Every file of the runtime: after its first page a live site may navigate to any other one. */
export function allChunkFiles(chunks: SiteChunks): readonly string[] {
  const { core, elements, functions, actions, ports, parts } = chunks
  return withImports(chunks, [
    core,
    ...[elements, functions, actions, ports, parts].flatMap((files) => Object.values(files)),
  ]).toSorted()
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
