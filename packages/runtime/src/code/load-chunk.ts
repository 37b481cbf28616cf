import type { FormulaFunctions } from '@heddle/formula/functions'
import type { ActionBody, PluginBrowser, Port } from '@heddle/kit'
import type { ElementComponent } from '@heddle/kit/react'

/** What a file of the catalogue holds, by kind and by the name that pages use. */
export interface ChunkContents {
  readonly elements?: Readonly<Record<string, ElementComponent>>
  readonly functions?: FormulaFunctions
  readonly actions?: Readonly<Record<string, ActionBody>>
  readonly ports?: Readonly<Record<string, Port>>
  /** Browser sides by namespace. */
  readonly plugins?: Readonly<Record<string, PluginBrowser>>
}

/** Loads a file of the release; one that was loaded before is the same object again. */
export type LoadChunk = (file: string) => Promise<ChunkContents>

/**
 * What a file holds under a name.
 * @throws when it does not hold it
 */
export function heldIn<T>(contents: Readonly<Record<string, T>> | undefined, name: string): T {
  const held = contents && Object.hasOwn(contents, name) ? contents[name] : undefined
  if (held === undefined) throw new Error(`A file of the site does not hold "${name}"`)
  return held
}
