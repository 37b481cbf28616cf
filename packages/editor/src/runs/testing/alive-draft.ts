import { signal } from '@preact/signals-core'
import type { Id } from '@heddle/document'
import type { Running } from '../running.ts'

/** A draft that shows a page and takes what it is told; the test sees it in `send`. */
export function aliveDraft(pageId: Id, send: Running['send']): Running {
  return {
    url: signal('x'),
    state: signal('alive'),
    pageId: signal(pageId),
    isOver: signal(false),
    isEdited: signal(false),
    window: { current: null },
    drawn: { current: new Map() },
    send,
    stop: () => undefined,
  }
}
