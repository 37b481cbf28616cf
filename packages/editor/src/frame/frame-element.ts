/** Address of the frame's document on the editor's origin; the sandbox gives it an opaque one. */
export const CANVAS_ADDRESS = '/canvas.html'
/** Scripts and nothing else: no origin, no navigation of the window, no forms, no popups. */
export const CANVAS_SANDBOX = 'allow-scripts'

/** The page's frame as an element that knows how often it has loaded, whoever listens when. */
export interface FrameElement {
  readonly element: HTMLIFrameElement
  /** Calls back once for every load, those that were before this call included. */
  readonly onLoad: (listener: () => void) => void
}

/** Makes a frame that begins to load as soon as its element is in the document. */
export function createFrameElement(address: string = CANVAS_ADDRESS): FrameElement {
  const element = document.createElement('iframe')
  element.src = address
  element.setAttribute('sandbox', CANVAS_SANDBOX)
  element.tabIndex = -1
  let loads = 0
  element.addEventListener('load', () => (loads += 1))
  return {
    element,
    onLoad: (listener) => {
      for (let load = 0; load < loads; load += 1) listener()
      element.addEventListener('load', listener)
    },
  }
}

/**
 * A frame that loads where nobody sees it until there is a place for it. `undefined` in a browser that cannot move a frame
 * without loading it anew.
 */
export function createHiddenFrame(address?: string): FrameElement | undefined {
  if (typeof document.body.moveBefore !== 'function') return undefined
  const frame = createFrameElement(address)
  const { style } = frame.element
  style.position = 'fixed'
  style.visibility = 'hidden'
  style.height = '100%'
  document.body.append(frame.element)
  return frame
}
