import { copyValue } from '@heddle/workflow/trace'
import type { DraftMessage, Told } from '@heddle/workflow/watch'

/** What happened goes to the editor together, after this many milliseconds. */
const PAUSE = 40
/** What nobody heard yet: beyond, the oldest goes. */
const MOST_UNHEARD = 20_000

export interface Telling {
  /** Something happened; told soon, in this order. */
  readonly tell: (item: Told) => void
  /** Tells what happened so far, then this. */
  readonly say: (message: Exclude<DraftMessage, { readonly type: 'told' }>) => void
  /** The editor hears from now on; what happened before is told first. */
  readonly open: (port: Pick<MessagePort, 'postMessage'>) => void
}

/** Keeps what is to be told until the editor hears, within bounds. */
export function createTelling(later: (work: () => void) => void = (work) => void setTimeout(work, PAUSE)): Telling {
  let port: Pick<MessagePort, 'postMessage'> | undefined
  let items: Told[] = []
  const waiting: DraftMessage[] = []
  let isDue = false

  function flush(): void {
    isDue = false
    if (!port || items.length === 0) return
    const sent = items
    items = []
    post({ type: 'told', items: sent.map(safe) })
  }
  function post(message: DraftMessage): void {
    if (port) port.postMessage(message)
    else waiting.push(message)
  }
  return {
    tell(item) {
      items.push(item)
      if (!port && items.length > MOST_UNHEARD) items.splice(0, items.length - MOST_UNHEARD)
      if (isDue) return
      isDue = true
      later(flush)
    },
    say(message) {
      flush()
      post(copyValue(message).value as DraftMessage)
    },
    open(opened) {
      port = opened
      for (const message of waiting.splice(0)) port.postMessage(message)
      flush()
    },
  }
}

/** What a page holds may be anything; steps and recordings are copies already. */
function safe(item: Told): Told {
  if (item.kind === 'value') return { ...item, value: copyValue(item.value).value }
  return item.kind === 'log' ? { ...item, data: item.data.map((part) => copyValue(part).value) } : item
}
