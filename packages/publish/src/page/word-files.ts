import type { Language } from '@heddle/document'
import { isPublishedBinding, type ChunkFiles, type PublishedNode } from '@heddle/document/published'
import type { ElementDefinition, FieldValues } from '@heddle/kit'
import { filesOf } from '../chunks.ts'
import { ANY, fileName } from '../logic/languages.ts'

/**
 * Files of what the elements of a page say to visitors by themselves: in the language of the page, and in those that elements
 * have for themselves; all of them where a formula names one. `undefined` when nothing speaks, or English is enough.
 */
export function wordFiles(
  nodes: readonly PublishedNode[],
  page: Language,
  definitions: ReadonlyMap<string, ElementDefinition>,
  words: ChunkFiles,
): ChunkFiles | undefined {
  const wanted = new Set<string>()
  for (const { type, props, live } of nodes) {
    const speaks = definitions.get(type)?.speaks
    if (speaks === undefined || !live || (typeof speaks === 'function' && !speaks(props as FieldValues))) continue
    const own = typeof speaks === 'string' ? props[speaks] : undefined
    if (isPublishedBinding(own)) wanted.add(ANY)
    else wanted.add(fileName(typeof own === 'string' && own.trim() !== '' ? own.trim() : page))
  }
  const files = filesOf(wanted.has(ANY) ? [ANY] : wanted, words)
  // Beside the languages of dates, which have the same names.
  return files && Object.fromEntries(Object.entries(files).map(([language, file]) => [`${language}:words`, file]))
}
