import { isPublishedBinding } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'

/** Other sites that elements of a page show in frames or ask, as a policy names them; none for the site itself. */
export function elementSources(
  what: 'frames' | 'reaches',
  compiled: readonly CompiledNode[],
  definitions: ReadonlyMap<string, ElementDefinition>,
): readonly string[] {
  const sources = compiled.flatMap(({ published: { type, props } }) => {
    const told = definitions.get(type)?.[what]
    if (!told) return []
    const entries = Object.entries(props).map(([name, value]) => [name, isPublishedBinding(value) ? undefined : value] as const)
    return told(Object.fromEntries(entries))
  })
  return [...new Set(sources)].toSorted()
}
