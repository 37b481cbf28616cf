import { copyValue, type TraceEntry } from '@heddle/workflow/trace'
import { addStep, newSteps, type DraftMessage, type GrowingSteps, type Told } from '@heddle/workflow/watch'
import { createTypedPasswords, type TypedPasswords } from './typed-passwords.ts'

/** What happened goes to the editor together, after this many milliseconds. */
const PAUSE = 40
/** What nobody heard yet, steps counted one by one: beyond, the oldest goes. */
const MOST_UNHEARD = 20_000
/** Steps that are told as one: of a run without an end the oldest can go. */
const MOST_TOGETHER = 500

export interface Telling {
  /** Something happened; told soon, in this order. */
  readonly tell: (item: Told) => void
  /** A step of a run, which nobody changes any more. */
  readonly step: (run: number, entry: TraceEntry) => void
  /** Tells what happened so far, then this. */
  readonly say: (message: Exclude<DraftMessage, { readonly type: 'told' }>) => void
  /** The editor hears from now on; what happened before is told first. */
  readonly open: (port: Pick<MessagePort, 'postMessage'>) => void
  /** Nobody hears any more: what happens from now on is kept for whoever hears next. */
  readonly close: () => void
}

/** Keeps what is to be told until the editor hears, within bounds. Passwords never leave the draft: a mark stands for each. */
export function createTelling(
  later: (work: () => void) => void = (work) => void setTimeout(work, PAUSE),
  passwords: Pick<TypedPasswords, 'mask' | 'read'> = createTypedPasswords(),
): Telling {
  let port: Pick<MessagePort, 'postMessage'> | undefined
  let items: Told[] = []
  /** The last item, while it takes more steps. */
  let steps: GrowingSteps | undefined
  let count = 0
  const waiting: DraftMessage[] = []
  let isDue = false

  function flush(): void {
    isDue = false
    if (!port || items.length === 0) return
    const sent = items
    items = []
    steps = undefined
    count = 0
    post({ type: 'told', items: sent.map(safe) })
  }
  const marked = (message: DraftMessage): DraftMessage => passwords.mask(message) as DraftMessage
  function post(message: DraftMessage): void {
    if (port) port.postMessage(marked(message))
    else waiting.push(message)
  }
  function keep(item: Told): void {
    items.push(item)
    if (isDue) return
    isDue = true
    later(flush)
  }
  function makeRoom(): void {
    if (port || count <= MOST_UNHEARD) return
    let first = 0
    // Some more than has to: what goes one by one moves all others each time.
    while (count > MOST_UNHEARD - MOST_TOGETHER && first < items.length - 1) {
      count -= sizeOf(items[first])
      first += 1
    }
    items.splice(0, first)
  }
  return {
    tell(item) {
      if (item.kind === 'run') passwords.read({ kind: 'arguments', value: item.input })
      steps = undefined
      count += 1
      keep(item)
      makeRoom()
    },
    step(run, entry) {
      passwords.read(entry)
      if (steps?.run !== run || steps.ids.length >= MOST_TOGETHER) {
        steps = newSteps(run)
        keep(steps)
      }
      addStep(steps, entry)
      count += 1
      makeRoom()
    },
    say(message) {
      flush()
      post(copyValue(message).value as DraftMessage)
    },
    open(opened) {
      port = opened
      for (const message of waiting.splice(0)) port.postMessage(marked(message))
      flush()
    },
    close() {
      flush()
      port = undefined
    },
  }
}

const sizeOf = (item: Told | undefined): number => (item?.kind === 'steps' ? item.ids.length : 1)

/** What a page holds may be anything; steps and recordings are copies already. */
function safe(item: Told): Told {
  if (item.kind === 'value') return { ...item, value: copyValue(item.value).value }
  return item.kind === 'log' ? { ...item, data: item.data.map((part) => copyValue(part).value) } : item
}
