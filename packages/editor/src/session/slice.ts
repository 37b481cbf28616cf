import type { SiteRecord } from '@heddle/document'
import type { EditorSession } from './editor.ts'

/** What a feature's part of the session begins with. */
export interface SliceStart {
  readonly site: SiteRecord
  readonly remembered: Remembered
}

/**
 * A feature's part of the session: signals of its own, found by `slice.ts` in its folder. The same file adds their types to
 * `EditorSession` by `declare module`, so that whoever has an editor can read and set them.
 */
export interface Slice<Part extends Partial<EditorSession>> {
  readonly create: (start: SliceStart) => Part
  /** What this tab keeps of it until it is closed, by name; read again whenever a signal that it read changes. */
  remember?(part: NoInfer<Part>): Readonly<Record<string, string | number | null>>
  /** Keeps its signals in step with others while the project is open. Returns how to stop. */
  readonly follow?: (session: EditorSession) => () => void
}

/** Declares a feature's part of the session. */
export function defineSlice<Part extends Partial<EditorSession>>(slice: Slice<Part>): Slice<Part> {
  return slice
}

/** What a tab kept, read with care: storage may hold anything, an older version's memory or a stranger's. */
export interface Remembered {
  readonly has: (name: string) => boolean
  readonly string: (name: string) => string | undefined
  /** A number within limits; others are forgotten. */
  readonly number: (name: string, min: number, max: number) => number | undefined
  readonly oneOf: <T extends string>(name: string, options: readonly T[]) => T | undefined
}

export function readRemembered(value: unknown): Remembered {
  const kept = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const string = (name: string) => {
    const found = kept.get(name)
    return typeof found === 'string' ? found : undefined
  }
  return {
    has: (name) => kept.has(name),
    string,
    number(name, min, max) {
      const found = kept.get(name)
      return typeof found === 'number' && found >= min && found <= max ? found : undefined
    },
    oneOf: (name, options) => options.find((option) => option === string(name)),
  }
}
