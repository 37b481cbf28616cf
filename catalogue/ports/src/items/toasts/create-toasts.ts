import type { Toast } from './contract.ts'
import { SHEET } from './sheet.ts'
import { toastsElementOf, type ToastsElement } from './toasts-element.ts'

export interface Toasts {
  readonly show: (toast: Toast) => void
  readonly end: () => void
}

/** How it is where no element says anything else. More than the most are not kept: the oldest goes. */
const USUAL = { duration: 5000, most: 5, isNewestFirst: false } as const

/**
 * A stack of messages over the page: announced as they come, waiting while somebody points at them or is in them, closed by
 * their button or by Escape. It stands in the browser's top layer, above dialogs, in a shadow that no style of the page reaches.
 * Where the page has a Toasts element it stands in that, which hands its place, colours and font down.
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
  let count = 0
  const timers = new Map<HTMLElement, { left: number; from: number; timer?: ReturnType<typeof setTimeout> }>()
  let isHeld = false

  const drop = (one: HTMLElement): void => {
    clearTimeout(timers.get(one)?.timer)
    timers.delete(one)
    one.remove()
    if (timers.size === 0) {
      isHeld = false
      moves.disconnect()
      if (host.popover) host.hidePopover()
    }
  }
  /** Where messages stand now. Shown again they stand above what was opened since. */
  const settle = (): ToastsElement | undefined => {
    const element = toastsElementOf(document)
    const parent = element?.root ?? document.body
    if (host.matches(':popover-open')) host.hidePopover()
    if (host.parentElement !== parent) parent.append(host)
    if (element) host.dataset['place'] = element.place
    else delete host.dataset['place']
    host.popover = element?.place === 'here' ? null : 'manual'
    if (host.popover) host.showPopover()
    return element
  }
  // An element goes with its page, what was said last on that does not.
  const moves = new MutationObserver(() => {
    if (!host.isConnected || (host.popover && !host.matches(':popover-open'))) settle()
  })
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
  // Nothing that stands around the element is pressed by its button.
  stack.addEventListener('click', (event) => {
    if (host.dataset['place'] === undefined) return
    event.stopPropagation()
    event.preventDefault()
  })
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
      const { most, isNewestFirst, ...usual } = settle() ?? USUAL
      for (const oldest of [...timers.keys()].slice(0, Math.max(0, timers.size - most + 1))) drop(oldest)
      const stays = duration ?? usual.duration
      timers.set(one, { left: stays > 0 ? stays : Number.POSITIVE_INFINITY, from: performance.now() })
      if (host.popover && !host.matches(':popover-open')) host.showPopover()
      moves.observe(document.body, { childList: true, subtree: true })
      count += 1
      one.style.order = String(isNewestFirst ? -count : count)
      const part = kind === 'error' || kind === 'warning' ? urgent : polite
      if (isNewestFirst) part.prepend(one)
      else part.append(one)
      run()
    },
    end() {
      for (const one of timers.keys()) drop(one)
      moves.disconnect()
      host.remove()
    },
  }
}
