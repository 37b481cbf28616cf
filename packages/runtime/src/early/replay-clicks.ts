import { EARLY_CLICKS } from '@heddle/document/published'

/** What the page's first script keeps, in order, until its listener is taken away. */
interface EarlyClicks extends Array<MouseEvent> {
  readonly hear: (event: MouseEvent) => void
  again?: Event
}

/**
 * Gives the page what was clicked before it was alive, in order, each when the one before was drawn; what comes meanwhile waits
 * behind. Whatever is gone by then is left out.
 */
export async function replayClicks(): Promise<void> {
  const early = Reflect.get(window, EARLY_CLICKS) as EarlyClicks | undefined
  if (!early) return
  for (let click = early.shift(); click; click = early.shift()) {
    const { target } = click
    if (!(target instanceof Element) || !target.isConnected) continue
    early.again = click.defaultPrevented ? new MouseEvent('click', click) : withoutDefault(click)
    target.dispatchEvent(early.again)
    await new Promise((resolve) => setTimeout(resolve))
  }
  removeEventListener('click', early.hear, true)
}

/**
 * A click for which the browser did its own part already: it ticks no box, opens no menu and follows no link again. An event
 * of the mouse would do so, whatever is said of it before.
 */
function withoutDefault(click: MouseEvent): Event {
  const again = new Event('click', click)
  again.preventDefault()
  for (const name in click) {
    const value: unknown = Reflect.get(click, name)
    if (!(name in again) && typeof value !== 'function') Reflect.set(again, name, value)
  }
  return again
}
