import { effect, signal } from '@preact/signals-core'
import type { Id, SiteRecord } from '@heddle/document'
import { readMemory, writeMemory } from '../memory.ts'
import type { EditorSession } from '../session/editor.ts'
import { readRemembered } from '../session/slice.ts'
import type { Slice, SliceStart } from '../session/slice.ts'
import { slices } from './slices.gen.ts'

export interface SessionStart {
  readonly projectId: Id
  readonly site: SiteRecord
  readonly pageId: Id
  readonly selection: readonly Id[]
  readonly storage: Storage | undefined
}

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never
type OwnParts = Pick<EditorSession, 'pageId' | 'selection' | 'hover' | 'notice'>
type FeatureParts = Intersection<ReturnType<(typeof slices)[number]['create']>>

/** The window's own state: from the address and what this tab remembers. Returns a function that stops remembering. */
export function createSession({
  projectId,
  site,
  pageId,
  selection,
  storage,
}: SessionStart): readonly [EditorSession, () => void] {
  const key = `heddle-session-${projectId}`
  const own: OwnParts = {
    pageId: signal(pageId),
    selection: signal(selection),
    hover: signal<Id | undefined>(undefined),
    notice: signal(undefined),
  }
  const parts = createParts(slices, { site, remembered: readRemembered(readMemory(storage, key)) })
  // A signal that is declared and made by no slice is a type error here.
  const session: EditorSession = { ...own, ...(Object.assign({}, ...parts.map(({ part }) => part)) as FeatureParts) }
  const stops = [
    ...parts.map(({ follow }) => follow?.(session)),
    effect(() => writeMemory(storage, key, Object.assign({}, ...parts.map(({ remember }) => remember?.())))),
  ]
  return [session, () => stops.forEach((stop) => stop?.())]
}

type AnySlice = Slice<Partial<EditorSession>>

function createParts(all: readonly AnySlice[], start: SliceStart) {
  return all.map(({ create, remember, follow }) => {
    const part = create(start)
    return { part, follow, remember: remember && (() => remember(part)) }
  })
}
