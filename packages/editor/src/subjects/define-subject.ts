import type { ComponentType } from 'react'
import type { Id, RecordKind } from '@heddle/document'
import type { ReadonlySignal } from '@preact/signals-core'
import type { EditorSession } from '../session/editor.ts'

export interface SubjectProps {
  /** The record that is shown; it exists. */
  readonly id: Id
}

/**
 * A kind of record that the inspector shows when one is picked, found by `subject.ts` in its folder: variables, collections,
 * formulas. What is wide stands in the dock below the canvas, or over it.
 */
export interface SubjectDefinition {
  readonly kind: RecordKind
  /** Fetches what the inspector shows of it: a file of its own. */
  readonly loadInspector: () => Promise<ComponentType<SubjectProps>>
  readonly wide?: {
    /** `dock`: below the canvas, as high as one likes; `canvas`: over the canvas; `cover`: over the panel and the canvas. */
    readonly place: 'dock' | 'canvas' | 'cover'
    /** Whether it stands; otherwise all that are wide open and close together. */
    readonly isOpen?: (session: EditorSession) => ReadonlySignal<boolean>
    readonly load: () => Promise<ComponentType<SubjectProps>>
  }
}

/** Declares a subject. */
export function defineSubject(subject: SubjectDefinition): SubjectDefinition {
  return subject
}
