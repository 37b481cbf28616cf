import type { DocumentRecord } from '@heddle/document'
import type { OperationResult } from '@heddle/document/operations'
import { reverseDiff, squashDiffs, type Diff } from '@heddle/store'
import type { Editor } from '../session/editor.ts'

/** A drag: everything it shows is saved at once, and together it is one entry of the history. */
export interface Gesture {
  /** Makes the operation's change; a refused one leaves what was shown last. */
  readonly show: (label: string, operation: OperationResult) => void
  readonly finish: () => void
  /** Ends the gesture and gives the document its old values. */
  readonly cancel: () => void
}

/** Begins a gesture. One that shows nothing leaves no trace. */
export function createGesture({ client, change }: Pick<Editor, 'client' | 'change'>): Gesture {
  const stop = client.startGesture()
  let shown: Diff<DocumentRecord> | undefined
  let lastLabel = ''
  return {
    show(label, result) {
      if (!result.ok || !change(label, result)) return
      shown = shown ? squashDiffs(shown, result.diff) : result.diff
      lastLabel = label
    },
    finish: stop,
    cancel() {
      if (shown) change(lastLabel, reverseDiff(shown))
      stop()
    },
  }
}
