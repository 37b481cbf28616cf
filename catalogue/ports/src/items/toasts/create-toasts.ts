import type { Toast } from './contract.ts'
import { SHEET } from './sheet.ts'

export interface Toasts {
  readonly show: (toast: Toast) => void
  readonly end: () => void
}

/** More than these are not kept: the oldest goes. */
const MOST = 5

/**
 * A stack of messages over the page: announced as they come, waiting while somebody points at them or is in them, closed by
 * their button or by Escape. It stands in the browser's top layer, above dialogs, in a shadow that no style of the page reaches.
 */
export function createToasts(document: Document): Toasts {
  const host = document.createElement('div')
  host.setAttribute('popover', 'manual')
  host.setAttribute('data-heddle-toasts', '')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(SHEET)
  shadow.adoptedStyleSheets = [sheet]
  const stack = document.createElement('div')
  stack.className = 'stack'
  // Each stands there before anything is said in it: only then is what comes announced.
  const partOf = (role: 'status' | 'alert'): HTMLElement => {
    const part = document.createElement('div')
    part.role = role
    stack.append(part)
    return part
  }
  const [polite, urgent] = [partOf('status'), partOf('alert')]
  shadow.append(stack)
  document.body.append(host)
  const timers = new Map<HTMLElement, { left: number; from: number; timer?: ReturnType<typeof setTimeout> }>()
  let isHeld = false

  const drop = (one: HTMLElement): void => {
    clearTimeout(timers.get(one)?.timer)
    timers.delete(one)
    one.remove()
    if (timers.size === 0) {
      isHeld = false
      host.hidePopover()
    }
  }
  const run = (): void => {
    for (const [one, entry] of timers) {
      clearTimeout(entry.timer)
      if (isHeld || !Number.isFinite(entry.left)) continue
      entry.from = performance.now()
      entry.timer = setTimeout(() => drop(one), entry.left)
    }
  }
  const hold = (holds: boolean) => (): void => {
    const next = holds || stack.matches(':hover') || shadow.activeElement !== null
    if (next && !isHeld) for (const entry of timers.values()) entry.left -= performance.now() - entry.from
    isHeld = next
    run()
  }
  stack.addEventListener('pointerenter', hold(true))
  stack.addEventListener('pointerleave', hold(false))
  stack.addEventListener('focusin', hold(true))
  // The next one has the focus only after that.
  stack.addEventListener('focusout', () => setTimeout(hold(false)))
  stack.addEventListener('keydown', (event) => {
    const one = event.target instanceof Element ? event.target.closest<HTMLElement>('.toast') : null
    if (event.key !== 'Escape' || !one) return
    event.stopPropagation()
    drop(one)
  })

  return {
    show({ text, kind, duration, closeLabel }) {
      const one = document.createElement('div')
      one.className = `toast ${kind}`
      const words = document.createElement('span')
      words.textContent = text
      const close = document.createElement('button')
      close.type = 'button'
      close.ariaLabel = closeLabel
      close.addEventListener('click', () => drop(one))
      one.append(words, close)
      const oldest = timers.size >= MOST ? timers.keys().next().value : undefined
      if (oldest) drop(oldest)
      timers.set(one, { left: duration > 0 ? duration : Number.POSITIVE_INFINITY, from: performance.now() })
      // Shown again it stands above what was opened since.
      if (host.matches(':popover-open')) host.hidePopover()
      host.showPopover()
      ;(kind === 'error' || kind === 'warning' ? urgent : polite).append(one)
      run()
    },
    end() {
      for (const one of timers.keys()) drop(one)
      host.remove()
    },
  }
}
