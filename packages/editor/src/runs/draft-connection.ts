import { EDITOR_HELLO, isDraftHello, type DraftMessage, type EditorMessage } from '@heddle/workflow/watch'

/** A way to a running draft, whichever of its documents is on show. */
export interface DraftConnection {
  /** Tells the document on show; nothing while none is there. */
  readonly send: (message: EditorMessage) => void
  readonly close: () => void
}

export interface DraftConnectionOptions {
  /** The draft's own window: of a frame or of a tab. */
  readonly window: () => Window | null
  /** It outlives this document: it is told when that goes, so that it greets the next one. */
  readonly isTab?: boolean
  /** The only origin that is spoken with. */
  readonly origin: string
  /** A document of the draft says something; `source` stands for it. */
  readonly onMessage: (source: object, message: DraftMessage) => void
  /** Another document came in its place, or none. */
  readonly onLeave: (source: object) => void
  /** A document answers. */
  readonly onConnect: () => void
  /** Where hellos arrive. */
  readonly host?: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Waits for the hello of each document of a draft, from that window and origin alone, and gives it one end of a channel. */
export function connectDraft({
  window: draft,
  origin,
  onMessage,
  onLeave,
  onConnect,
  isTab = false,
  host = globalThis.window,
}: DraftConnectionOptions): DraftConnection {
  let port: MessagePort | undefined

  function drop(): void {
    if (!port) return
    port.close()
    onLeave(port)
    port = undefined
  }
  function hear({ data, origin: from, source }: MessageEvent): void {
    const own = draft()
    if (from !== origin || !own || source !== own || !isDraftHello(data)) return
    drop()
    const channel = new MessageChannel()
    const mine = channel.port1
    port = mine
    mine.addEventListener('message', ({ data: message }) => onMessage(mine, message as DraftMessage))
    mine.start()
    own.postMessage({ type: EDITOR_HELLO, nonce: data.nonce }, { targetOrigin: origin, transfer: [channel.port2] })
    onConnect()
  }
  const leave = (): void => port?.postMessage({ type: 'leave' } satisfies EditorMessage)
  host.addEventListener('message', hear)
  if (isTab) host.addEventListener('pagehide', leave)
  return {
    send: (message) => port?.postMessage(message),
    close() {
      host.removeEventListener('message', hear)
      host.removeEventListener('pagehide', leave)
      drop()
    },
  }
}
