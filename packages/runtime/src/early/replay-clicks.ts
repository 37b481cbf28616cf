import { EARLY_CLICKS, HELD_ATTRIBUTE } from '@heddle/document/published'

/** What the page's first script keeps, in order, until its listener is taken away. */
interface EarlyClicks extends Array<MouseEvent> {
  readonly hear: (event: MouseEvent) => void
  again?: Event
}

/**
 * Gives the page what was clicked before it was alive, in order, each when the one before was drawn; what comes meanwhile waits
 * behind. Whatever is gone by then is left out. A click on a part that React has not adopted yet makes React adopt that first.
 * @param real the page has the visitor's own values and has begun its workflows: links that lead away wait for it
 */
export async function replayClicks(real: Promise<void>): Promise<void> {
  const early = Reflect.get(window, EARLY_CLICKS) as EarlyClicks | undefined
  if (!early) return
  const hear = (event: MouseEvent): void => {
    if (early.length > 0 || isOnLink(event)) early.hear(event)
  }
  removeEventListener('click', early.hear, true)
  addEventListener('click', hear, true)
  await giveClicks(early, isOnLink)
  await real
  await giveClicks(early, () => false)
  removeEventListener('click', hear, true)
}

/** @param isLeft whether a click waits, and what stands behind it with it */
async function giveClicks(early: EarlyClicks, isLeft: (click: MouseEvent) => boolean): Promise<void> {
  for (let [click] = early; click && !isLeft(click); [click] = early) {
    const { target } = click
    if (target instanceof Element && target.isConnected) {
      early.again = click.defaultPrevented ? new MouseEvent('click', click) : withoutDefault(click)
      target.dispatchEvent(early.again)
      await new Promise((resolve) => setTimeout(resolve))
    }
    early.shift()
  }
}

function isOnLink({ target }: Event): boolean {
  return target instanceof Element && target.closest(`a[href],[${HELD_ATTRIBUTE}]`) !== null
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
