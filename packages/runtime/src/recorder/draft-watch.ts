import { INLINE_DATA_ID } from '@heddle/document/published'
import { atPlace, createRecorder } from '@heddle/workflow/trace'
import type { EditorMessage, TryMessage, WatchedPage } from '@heddle/workflow/watch'
import type { Watch, WatchedSite } from '../watch/watch.ts'
import { givenAnswers, type GiveAnswer } from './given-answers.ts'
import { createHolding } from './holding.ts'
import { createStandingInstances } from './standing-instances.ts'
import { createTelling, type Telling } from './telling.ts'
import { createTypedPasswords, type TypedPage } from './typed-passwords.ts'
import { createTrying } from './trying.ts'
import { createWatchedCollections, type WatchedCollections } from './watch-rows.ts'
import { createWatchedValues, type WatchedValues } from './watch-values.ts'

export interface DraftWatch {
  readonly watch: Watch
  readonly telling: Telling
  /** What the editor asks for. */
  readonly receive: (message: EditorMessage) => void
  /** The document is there: one without anything alive is all there will be. */
  readonly standStill: () => void
  /** Nobody hears any more: the page goes on as it is now, and tells whoever hears next of itself first. */
  readonly leave: () => void
  /** What answers requests while something is tried with recorded answers. */
  readonly given: () => GiveAnswer | undefined
}

/** Watches one document of a draft. `page`: what is typed into it is heard; replaced where there is none. */
export function createDraftWatch(page: TypedPage = document): DraftWatch {
  const now = (): number => performance.now()
  const passwords = createTypedPasswords()
  passwords.watch(page)
  const telling = createTelling(undefined, passwords)
  const holding = createHolding({
    onHold: (step) => telling.say({ type: 'held', step }),
    onRelease: (run) => telling.say({ type: 'released', run }),
  })
  const trying = createTrying()
  const trace = createRecorder(
    // What was told is kept by the editor, which runs again and never replays.
    { runs: 1, isForRerun: true },
    {
      begin(run, { workflowId, input }) {
        const isTried = trying.isBeginning()
        telling.tell({ kind: 'run', at: now(), run, workflowId, input, ...(isTried && { isTried }) })
      },
      step(run, entry) {
        holding.step(run, entry)
        telling.step(run, entry)
      },
      end: (run, recording) => telling.tell({ kind: 'end', at: now(), run, recording: { ...recording, entries: [] } }),
    },
  )
  const standing = createStandingInstances((instance) => telling.say({ type: 'unfired', instance }))
  let site: WatchedSite | undefined
  let values: WatchedValues | undefined
  let rows: WatchedCollections | undefined
  /** Answers requests in place of the world. */
  let answering: GiveAnswer | undefined

  function sayPage(page: Omit<WatchedPage, 'path'>): void {
    const { pathname, search, hash } = location
    telling.say({
      type: 'page',
      began: performance.timeOrigin,
      at: now(),
      page: { ...page, path: pathname + search + hash },
      variables: values?.list() ?? [],
      collections: rows?.list() ?? [],
    })
  }
  /** Tells of the page as it is; one without anything alive by its address. */
  function sayAgain(): void {
    const { page, lang } = site?.showing.peek() ?? {}
    if (page && lang !== undefined) sayPage({ id: page.id, lang })
    else sayPage({ id: '', lang: document.documentElement.lang })
  }
  function leave(): void {
    values?.look(undefined)
    rows?.look(undefined)
    holding.letGo()
    telling.close()
    sayAgain()
  }
  function attach(given: WatchedSite): void {
    site = given
    const own = createWatchedValues(given, (id, value) => telling.tell({ kind: 'value', at: now(), id, value }))
    values = own
    const held = createWatchedCollections(given.logic, String(performance.timeOrigin), (told) =>
      telling.tell({ kind: 'rows', at: now(), rows: told }),
    )
    rows = held
    let shown: unknown
    const arrive = (): void => {
      const { page, lang } = given.showing.peek()
      if (!given.isReal.peek() || shown === given.showing.peek()) return
      shown = given.showing.peek()
      own.follow()
      held.follow()
      sayPage({ id: page.id, lang })
    }
    given.isReal.subscribe(arrive)
    given.showing.subscribe(arrive)
  }
  async function tryOut(asked: TryMessage): Promise<void> {
    const id = trying.prepare(asked)
    if (!site || id === undefined) return telling.say({ type: 'untried', workflowId: asked.workflowId })
    for (const [variable, value] of Object.entries(asked.values ?? {})) values?.set(variable, value)
    const own = asked.answers && givenAnswers(asked.answers)
    answering = own ?? answering
    const isInside = asked.place?.component?.uid !== undefined
    const scope = isInside ? await standing.at(site.scope, asked.place) : atPlace(site.scope, asked.place)
    await site.onEvent({ uid: '', name: '', workflows: [id], payload: asked.event, scope })
    if (answering === own) answering = undefined
  }
  return {
    watch: { trace: standing.recorder(trace), around: holding.around, find: trying.find, instance: standing.add, attach },
    telling,
    leave,
    given: () => answering,
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
          values?.look(message.values)
          return rows?.look(message.collections)
        case 'now':
          values?.look(undefined)
          rows?.look(undefined)
          return holding.freeze(false)
        case 'leave':
          return leave()
        case 'theme':
          return site?.visitor.setTheme(message.theme)
        case 'open':
          return location.assign(new URL(message.path, location.origin))
        case 'fire':
          return void standing.fire(message)
        case 'try':
          return void tryOut(message)
      }
    },
  }
}
