import type { Language } from '@heddle/document'
import type { ChunkFiles } from '@heddle/document/published'
import { filesOf } from '../chunks.ts'
import type { SiteChunks } from '../types.ts'
import type { References } from './tree-references.ts'

/** Stands for all languages: which one is meant is worked out while running. */
export const ANY = '*'

/**
 * Files of the languages that a page's dates may be written in: that of the page, and those that its formulas name; all of
 * them where one is worked out while running. `undefined` when plain English is enough.
 */
export function languageFiles(
  { calledWith }: Pick<References, 'calledWith'>,
  page: Language,
  { localized, languages }: Pick<SiteChunks, 'localized' | 'languages'>,
): ChunkFiles | undefined {
  const wanted = new Set<string>()
  for (const [name, calls] of calledWith) {
    const position = Object.hasOwn(localized, name) ? localized[name] : undefined
    if (position === undefined) continue
    for (const given of calls) wanted.add(languageFor(given, position, page))
  }
  return filesOf(wanted.has(ANY) ? [ANY] : wanted, languages)
}

/** Name of the file that one call needs. `position`: of the argument that names the language; below 0: there is none. */
function languageFor(given: readonly unknown[], position: number, page: Language): string {
  const before = given.slice(0, position + 1)
  if (before.some((tree) => kindOf(tree) === 's')) return ANY
  const argument = position < 0 ? undefined : given[position]
  if (argument === undefined) return fileName(page)
  if (!Array.isArray(argument) || kindOf(argument) !== 'l') return ANY
  return typeof argument[1] === 'string' && argument[1] !== '' ? fileName(argument[1]) : fileName(page)
}

/** Regions stand in the file of their language; only English without one needs none. */
export function fileName(tag: string): string {
  return tag === 'en' ? '' : (tag.toLowerCase().split(/[-_]/, 1)[0] ?? '')
}

function kindOf(tree: unknown): unknown {
  return Array.isArray(tree) ? tree[0] : undefined
}
