import { isEditorHello, DRAFT_HELLO, type EditorMessage } from '@heddle/workflow/watch'
import { WATCH } from '../watch/watch.ts'
import { createDraftWatch } from './draft-watch.ts'
import { createGreeting } from './greeting.ts'
import { createLostBar } from './lost-bar.ts'
import { watchConsole } from './watch-console.ts'
import { watchedFetch } from './watch-requests.ts'

/** Where the server says which origin of the editor the draft speaks with. */
const MARK = 'data-heddle-editor'

const script = document.querySelector(`script[${MARK}]`)
const editor = script?.getAttribute(MARK) ?? ''
const window_ = window.parent === window ? (window.opener as Window | null) : window.parent

if (editor !== '' && window_) watchDraft(window_, editor)

/** What the editor does for a key that nothing on the page took. */
function keyFor({ key, ctrlKey, metaKey, target, defaultPrevented }: KeyboardEvent): 'run' | 'escape' | undefined {
  if (defaultPrevented) return undefined
  if (key === 'Enter' && (ctrlKey || metaKey)) return 'run'
  return key === 'Escape' && target === document.body ? 'escape' : undefined
}

/** Watches the page for the editor's window: says hello, and speaks with whoever answers from that window and origin. */
function watchDraft(other: Window, origin: string): void {
  const nonce = crypto.randomUUID()
  const { watch, telling, receive, standStill, leave, given } = createDraftWatch()
  const greeting = createGreeting({
    hello: () => other.postMessage({ type: DRAFT_HELLO, nonce }, origin),
    isClosed: () => other.closed,
    onState: createLostBar(() => greeting.again()),
  })
  /** The port of the editor that hears. */
  let heard: MessagePort | undefined
  function lose(port: MessagePort, isTold: boolean): void {
    if (heard !== port) return
    heard = undefined
    if (!isTold) leave()
    greeting.lost()
  }
  const now = (): number => performance.now()
  Reflect.set(globalThis, WATCH, watch)
  window.fetch = watchedFetch({ ask: window.fetch.bind(window), tell: telling.tell, now, given })
  watchConsole((level, message, data) => telling.tell({ kind: 'log', at: now(), level, message, data }), console, window)
  addEventListener('DOMContentLoaded', standStill, { once: true })
  addEventListener('keydown', (event) => {
    const key = keyFor(event)
    if (key !== undefined) telling.say({ type: 'key', key })
  })
  addEventListener('message', ({ data, source, origin: from, ports: [port] }) => {
    if (source !== other || from !== origin || !port || !isEditorHello(data) || data.nonce !== nonce) return
    heard = port
    port.addEventListener('message', ({ data: message }) => {
      const asked = message as EditorMessage
      receive(asked)
      if (asked.type === 'leave') lose(port, true)
    })
    // Browsers that know of it say so too when the other side is gone without a word.
    port.addEventListener('close', () => lose(port, false))
    port.start()
    telling.open(port)
    greeting.answered()
  })
  other.postMessage({ type: DRAFT_HELLO, nonce }, origin)
}
