import { INLINE_DATA_ID } from '@heddle/document/published'
import { createRecorder, type Recording } from '@heddle/workflow/trace'
import type { EditorMessage, WatchedPage } from '@heddle/workflow/watch'
import type { Watch, WatchedSite } from '../watch/watch.ts'
import { createHolding } from './holding.ts'
import { createTelling, type Telling } from './telling.ts'
import { createWatchedValues, type WatchedValues } from './watch-values.ts'

export interface DraftWatch {
  readonly watch: Watch
  readonly telling: Telling
  /** What the editor asks for. */
  readonly receive: (message: EditorMessage) => void
  /** The document is there: one without anything alive is all there will be. */
  readonly standStill: () => void
}

/** Watches one document of a draft. */
export function createDraftWatch(): DraftWatch {
  const now = (): number => performance.now()
  const telling = createTelling()
  const holding = createHolding({
    onHold: (step) => telling.say({ type: 'held', step }),
    onRelease: (run) => telling.say({ type: 'released', run }),
  })
  const trace = createRecorder(
    // What was told is kept by the editor.
    { runs: 1 },
    {
      begin: (run, { workflowId, input }) => telling.tell({ kind: 'run', at: now(), run, workflowId, input }),
      step(run, entry) {
        holding.step(run, entry)
        telling.tell({ kind: 'step', run, entry })
      },
      end: (run, recording) => telling.tell({ kind: 'end', at: now(), run, recording: withoutEntries(recording) }),
    },
  )
  let site: WatchedSite | undefined
  let values: WatchedValues | undefined

  function sayPage(page: Omit<WatchedPage, 'path'>): void {
    const { pathname, search, hash } = location
    telling.say({
      type: 'page',
      began: performance.timeOrigin,
      at: now(),
      page: { ...page, path: pathname + search + hash },
      variables: values?.list() ?? [],
    })
  }
  function attach(given: WatchedSite): void {
    site = given
    const own = createWatchedValues(given, (id, value) => telling.tell({ kind: 'value', at: now(), id, value }))
    values = own
    let shown: unknown
    const arrive = (): void => {
      const { page, lang } = given.showing.peek()
      if (!given.isReal.peek() || shown === given.showing.peek()) return
      shown = given.showing.peek()
      own.follow()
      sayPage({ id: page.id, lang })
    }
    given.isReal.subscribe(arrive)
    given.showing.subscribe(arrive)
  }
  return {
    watch: { trace, around: holding.around, attach },
    telling,
    standStill() {
      if (!document.getElementById(INLINE_DATA_ID)) sayPage({ id: '', lang: document.documentElement.lang })
    },
    receive(message) {
      switch (message.type) {
        case 'breakpoints':
          return holding.setBreakpoints(message.list)
        case 'pause':
          return holding.pause()
        case 'go':
          return holding.go(message)
        case 'set':
          return values?.set(message.id, message.value)
        case 'look':
          holding.freeze(true)
          return values?.look(message.values)
        case 'now':
          values?.look(undefined)
          return holding.freeze(false)
        case 'theme':
          return site?.setTheme(message.theme)
        case 'open':
          return location.assign(new URL(message.path, location.origin))
        case 'try':
          return void site?.onEvent({
            uid: '',
            name: '',
            workflows: [message.workflowId],
            payload: message.event,
            scope: site.scope,
          })
      }
    },
  }
}

const withoutEntries = (recording: Recording): Recording => ({ ...recording, entries: [] })
