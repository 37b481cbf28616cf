/** What asks a page in a frame for its height, as it may have told it before somebody listened. */
const ASKS = 'heddle:height'
const MOST_PIXELS = 20_000

interface Hearing {
  /** What is to be as tall as the page in the frame says; none where it keeps its height. */
  readonly box: HTMLElement | null
  readonly tell: (data: unknown, origin: string) => void
}

/**
 * Hears what the page in a frame says: that page alone, from the origin that the frame was made for. One in a sandbox of no origin
 * is known by its window only.
 * @returns what ends that
 */
export function hearFrame(frame: HTMLIFrameElement, { box, tell }: Hearing): () => void {
  const end = new AbortController()
  const origin = frame.sandbox.contains('allow-same-origin') ? new URL(frame.src).origin : 'null'
  const hear = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const height = box && heightIn(event.data)
    if (height) {
      box.style.height = 'auto'
      frame.style.height = `${height}px`
    }
    tell(event.data, event.origin)
  }
  addEventListener('message', hear, { signal: end.signal })
  // It says nothing that others may not know, and browsers complain where the page has not come yet.
  const ask = (): void => frame.contentWindow?.postMessage(ASKS, '*')
  if (box) {
    frame.addEventListener('load', ask, { signal: end.signal })
    ask()
  }
  return () => end.abort()
}

/** The number of pixels that a page says it needs. */
function heightIn(data: unknown): number | undefined {
  const said: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'height') : undefined
  return typeof said === 'number' && said > 0 ? Math.min(MOST_PIXELS, Math.ceil(said)) : undefined
}
