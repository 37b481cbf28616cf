import type { ElementComponent } from '@heddle/kit/react'

/** Loads the body of an element by its type. */
export type ElementLoaders = Readonly<Record<string, () => Promise<ElementComponent>>>

/** Bodies of elements by type, each loaded once; one that cannot be loaded is left out and said in the console. */
export function createElementBodies(
  loaders: ElementLoaders,
): (types: Iterable<string>) => Promise<Readonly<Record<string, ElementComponent>>> {
  const loaded: Record<string, ElementComponent> = {}
  return async (types) => {
    const missing = [...new Set(types)].filter((type) => !Object.hasOwn(loaded, type))
    await Promise.all(missing.map((type) => load(type)))
    return { ...loaded }
  }

  async function load(type: string): Promise<void> {
    try {
      const body = await loaders[type]?.()
      if (body) loaded[type] = body
    } catch (error) {
      console.error(`Heddle could not load the element "${type}"`, error)
    }
  }
}
