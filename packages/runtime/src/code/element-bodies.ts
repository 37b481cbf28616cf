import type { ChunkFiles } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { heldIn, type LoadChunk } from './load-chunk.ts'

/**
 * Bodies of elements by type, each loaded once from the file that the page names; one that cannot be loaded is left out and
 * said in the console.
 */
export function createElementBodies(
  loadChunk: LoadChunk,
): (types: Iterable<string>, files: ChunkFiles | undefined) => Promise<Readonly<Record<string, ElementComponent>>> {
  const loaded: Record<string, ElementComponent> = {}
  return async (types, files = {}) => {
    const missing = [...new Set(types)].filter((type) => !Object.hasOwn(loaded, type))
    await Promise.all(missing.map((type) => load(type, files[type])))
    return { ...loaded }
  }

  async function load(type: string, file: string | undefined): Promise<void> {
    if (file === undefined) return
    try {
      loaded[type] = heldIn((await loadChunk(file)).elements, type)
    } catch (error) {
      console.error(`Heddle could not load the element "${type}"`, error)
    }
  }
}
