import type { Id } from '@heddle/document'
import { startInlineText, type InlineText } from './inline-text.ts'
import { rootsOf } from './marks.ts'
import type { FromCanvas } from './protocol.ts'

export interface TextEditing {
  readonly start: (id: Id, field: string, text: string | undefined) => void
  readonly stop: (keep: boolean) => void
  readonly isActive: () => boolean
}

export interface TextEditingOptions {
  readonly document: Document
  readonly send: (message: FromCanvas) => void
  /** Keeps the renderer away from a node; without a node, from none. */
  readonly hold: (id: Id | undefined) => void
}

/** One text at a time is typed in place; of repeated nodes the first. What cannot be typed is answered as thrown away. */
export function createTextEditing({ document, send, hold }: TextEditingOptions): TextEditing {
  let active: InlineText | undefined
  return {
    start: (id, field, text) => {
      active?.stop(true)
      const [element] = rootsOf(document, id)
      const refuse = (): void => send({ type: 'text-done', id, field, text: text ?? '', keep: false })
      if (!element || text === undefined) return refuse()
      hold(id)
      active = startInlineText({
        element,
        text,
        onInput: (typed) => send({ type: 'text-input', id, field, text: typed }),
        onDone: ({ text: typed, keep }) => {
          active = undefined
          hold(undefined)
          send({ type: 'text-done', id, field, text: typed, keep })
        },
      })
      if (active) return
      hold(undefined)
      refuse()
    },
    stop: (keep) => active?.stop(keep),
    isActive: () => active !== undefined,
  }
}
