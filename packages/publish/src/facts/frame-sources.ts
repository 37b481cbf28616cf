import { isPublishedBinding } from '@heddle/document/published'
import type { ElementDefinition } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'

/** Other sites that a page shows in frames, as a policy names them; none for the site itself. */
export function frameSources(
  compiled: readonly CompiledNode[],
  definitions: ReadonlyMap<string, ElementDefinition>,
): readonly string[] {
  const sources = compiled.flatMap(({ published: { type, props } }) => {
    const frames = definitions.get(type)?.frames
    if (!frames) return []
    const entries = Object.entries(props).map(([name, value]) => [name, isPublishedBinding(value) ? undefined : value] as const)
    return frames(Object.fromEntries(entries))
  })
  return [...new Set(sources)].toSorted()
}
