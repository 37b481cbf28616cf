import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import type { Id, WorkflowRecord } from '@heddle/document'
import { isDraftHello, type DraftMessage, type EditorMessage } from '@heddle/workflow/watch'
import { messageOf } from '../server/request.ts'
import type { Editor } from '../session/editor.ts'
import { nodeName } from '../session/tree.ts'
import { connectDraft, type DraftConnection } from './draft-connection.ts'
import { waitsAt } from './condition.ts'
import { pagePath } from './page-path.ts'
import { workflowName } from './run-names.ts'
import { collectionsAt, stepsOf, valuesAt } from './run-steps.ts'
import { words } from './words.ts'

/** Milliseconds after which a draft that did not answer is said to be silent. */
const PATIENCE = 8000

/** A draft that runs: in the frame in the place of the canvas, or in a tab. */
export interface Running {
  /** Where its frame begins; `undefined` while it is made. */
  readonly url: Signal<string | undefined>
  readonly state: Signal<'starting' | 'alive' | 'silent'>
  /** The page that it shows. */
  readonly pageId: Signal<string | undefined>
  /** It was ended. */
  readonly isOver: Signal<boolean>
  /** The project was changed since it was made. */
  readonly isEdited: Signal<boolean>
  /** The window of its frame while that stands. */
  readonly window: { current: Window | null }
  /** The workflows that it was made of. */
  readonly drawn: { current: ReadonlyMap<Id, WorkflowRecord> }
  readonly send: DraftConnection['send']
  readonly stop: () => void
}

/** Everything saved is on the server, or it cannot be now. */
async function untilSaved({ client: { status } }: Editor): Promise<void> {
  const isUnderWay = (): boolean => status.value === 'saving' || status.value === 'connecting'
  if (!isUnderWay()) return
  await new Promise<void>((resolve) => {
    const stop = status.subscribe(() => {
      if (isUnderWay()) return
      stop()
      resolve()
    })
  })
}

/** The address of a new draft of what is saved, at the page on show. */
async function newDraft(editor: Editor, { drawn }: Running): Promise<string> {
  await untilSaved(editor)
  drawn.current = new Map(editor.view.of('workflow').map((record) => [record.id, record]))
  const url = new URL(await editor.server.preview())
  url.pathname = pagePath(editor)
  return url.href
}

/** Runs the draft in the place of the canvas. */
export async function startRun(editor: Editor): Promise<void> {
  const { session } = editor
  session.running.peek()?.stop()
  const running = createRunning(editor, true)
  session.running.value = running
  session.isRunsOpen.value = true
  try {
    const url = await newDraft(editor, running)
    if (session.running.peek() === running) running.url.value = url
  } catch (error) {
    if (session.running.peek() !== running) return
    stopRun(editor)
    session.notice.value = { text: messageOf(error), tone: 'danger' }
  }
}

/** The way to each document of a draft that holds a step, of a tab too. */
const waysTo = new WeakMap<object, Running['send']>()

/** Windows of tabs that are spoken with, each for its editor. */
const tabs = new Map<object, { readonly editor: Editor; readonly running: Running }>()

/** Lets the step that waits begin, with what was tried. */
export function goOn({ session }: Editor, isStep: boolean): void {
  const held = session.runLog.held.peek()
  if (!held) return
  waysTo.get(held.source)?.({ type: 'go', run: held.run, isStep, args: session.triedArguments.peek() })
  session.triedArguments.value = {}
}

/** Back to drawing. */
export function stopRun({ session }: Editor): void {
  session.running.peek()?.stop()
  session.running.value = undefined
  session.looked.value = undefined
}

/** Runs the draft in a tab of its own, which stays connected. */
export async function runInTab(editor: Editor): Promise<void> {
  const { session } = editor
  // The tab is opened before the answer: a browser refuses to open one later than the press.
  const tab = window.open('about:blank', '_blank')
  if (!tab) {
    session.notice.value = { text: words.tabBlocked, tone: 'danger' }
    return
  }
  const running = createRunning(editor, false)
  try {
    const url = await newDraft(editor, running)
    running.window.current = tab
    tabs.set(tab, { editor, running })
    running.url.value = url
    const { origin } = new URL(url)
    session.draftTabs.value = new Set([...session.draftTabs.peek(), origin])
    tab.location.replace(url)
  } catch (error) {
    running.stop()
    tab.close()
    session.notice.value = { text: messageOf(error), tone: 'danger' }
  }
}

/**
 * Hears drafts in tabs that a document before this one opened from this window, at the very origins that it kept. What they do is
 * told from then on; runs of them have no drawing of their own, as nobody knows any more what they were made of.
 */
export function reconnectTabs(editor: Editor, host: Window = window): () => void {
  const { draftTabs, notice } = editor.session
  const hear = ({ data, origin, source }: MessageEvent): void => {
    if (!isDraftHello(data) || !draftTabs.peek().has(origin) || !isTabOf(source, host) || tabs.has(source)) return
    const running = createRunning(editor, false)
    tabs.set(source, { editor, running })
    running.window.current = source
    // It says hello again until it is answered.
    running.url.value = origin
    notice.value = { text: words.tabAgain, tone: 'info' }
  }
  host.addEventListener('message', hear)
  return () => {
    host.removeEventListener('message', hear)
    for (const [tab, one] of tabs) {
      if (one.editor !== editor) continue
      one.running.stop()
      tabs.delete(tab)
    }
  }
}

/** Whether a window is a tab that was opened from another one: nobody but the browser says what opened it. */
function isTabOf(source: unknown, host: Window): source is Window {
  return typeof source === 'object' && source !== null && Reflect.get(source, 'opener') === host
}

function createRunning(editor: Editor, isFrame: boolean): Running {
  const { session, store } = editor
  const url = signal<string | undefined>(undefined)
  const state = signal<'starting' | 'alive' | 'silent'>('starting')
  const [isEdited, isOver] = [signal(false), signal(false)]
  const pageId = signal<string | undefined>(undefined)
  const place: Running['window'] = { current: null }
  const drawn: Running['drawn'] = { current: new Map() }
  const stops: (() => void)[] = []
  let connection: DraftConnection | undefined
  let patience: ReturnType<typeof setTimeout> | undefined
  const send: DraftConnection['send'] = (message) => connection?.send(message)
  const gone = new WeakSet<object>()
  function hear(source: object, message: DraftMessage): void {
    switch (message.type) {
      case 'key':
        if (session.running.peek() === running) leaveBy(running, message.key, session)
        return
      case 'untried':
        session.notice.value = { text: words.untried(workflowName(editor, message.workflowId)), tone: 'danger' }
        return
      case 'unfired':
        session.notice.value = { text: words.unfired(nodeName(editor, message.instance.split('.').at(-1) ?? '')), tone: 'danger' }
        return
      case 'held':
        void hold(source, message)
        return
      default:
        session.runLog.receive(source, message, drawn.current)
        if (message.type !== 'page') return
        state.value = 'alive'
        pageId.value = message.page.id
    }
  }
  /** A step that came to a breakpoint goes on by itself where the condition does not hold. */
  async function hold(source: object, message: Extract<DraftMessage, { readonly type: 'held' }>): Promise<void> {
    const { step } = message
    const { waits, mistake } = await waitsAt(editor, session.runLog.runOf(source, step.run), step)
    if (gone.has(source)) return
    session.heldMistake.value = mistake
    waysTo.set(source, send)
    if (waits) session.runLog.receive(source, message)
    else send({ type: 'go', run: step.run, isStep: false })
  }
  const sendBreakpoints = (): void =>
    send({
      type: 'breakpoints',
      list: [...session.breakpoints.value.keys()].map((key) => {
        const [workflowId = '', actionId = ''] = key.split(' ')
        return { workflowId, actionId }
      }),
    })
  const running: Running = {
    url,
    state,
    pageId,
    isOver,
    isEdited,
    window: place,
    drawn,
    send,
    stop() {
      isOver.value = true
      clearTimeout(patience)
      for (const stop of stops) stop()
      connection?.close()
    },
  }
  stops.push(
    store.listen(() => (isEdited.value = true)),
    effect(() => {
      if (url.value === undefined || connection) return
      const { origin } = new URL(url.value)
      patience = setTimeout(() => state.value === 'starting' && (state.value = 'silent'), PATIENCE)
      connection = connectDraft({
        window: () => place.current,
        origin,
        isTab: !isFrame,
        onMessage: hear,
        onLeave(source) {
          gone.add(source)
          pageId.value = undefined
          session.runLog.leave(source)
        },
        onConnect: sendBreakpoints,
      })
    }),
    effect(sendBreakpoints),
  )
  if (isFrame) stops.push(followPast(session, send))
  return running
}

/** A key that the page did not want. */
function leaveBy(running: Running, key: 'run' | 'escape', session: Editor['session']): void {
  if (key === 'escape' && session.looked.peek()) session.looked.value = undefined
  else {
    running.stop()
    session.running.value = undefined
    session.looked.value = undefined
  }
}

/** The page is shown as it was at the step that is looked at. */
function followPast({ looked, runLog }: Editor['session'], send: DraftConnection['send']): () => void {
  const values: ReadonlySignal<Omit<Extract<EditorMessage, { readonly type: 'look' }>, 'type'> | undefined> = computed(() => {
    const at = looked.value
    const run = at && runLog.runs.value.find(({ number }) => number === at.run)
    if (!run || run.isHeld) return undefined
    const step = at.step === undefined ? undefined : stepsOf(run)[at.step]
    return { values: Object.fromEntries(valuesAt(run, step)), collections: [...collectionsAt(run, step).values()] }
  })
  let isPast = false
  return effect(() => {
    const past = values.value
    if (past) send({ type: 'look', ...past })
    else if (isPast) send({ type: 'now' })
    isPast = past !== undefined
  })
}
