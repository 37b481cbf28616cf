import type { CancelSignal } from '@heddle/kit'
import type { Toast, ToastEnd } from './contract.ts'
import { SHEET } from './sheet.ts'
import { toastsElementOf, type ToastsElement } from './toasts-element.ts'

export interface Toasts {
  readonly show: (toast: Toast, signal?: CancelSignal) => Promise<ToastEnd>
  readonly end: () => void
}

/** A message that stands. */
interface Entry {
  /** Milliseconds that are left to it, as they were when it was last looked at. */
  left: number
  from: number
  timer?: ReturnType<typeof setTimeout>
  readonly tell: (end: ToastEnd) => void
}

/** How it is where no element says anything else. More than the most are not kept: the oldest goes. */
const USUAL = { duration: 5000, most: 5, isNewestFirst: false } as const

/**
 * A stack of messages over the page: announced as they come, waiting while somebody points at them or is in them, closed by
 * their button or by Escape. It stands in the browser's top layer, above dialogs, in a shadow that no style of the page reaches.
 * Where the page has a Toasts element it stands in that, which hands its place, colours and font down; where it has not, in the
 * dialog that keeps the rest of the page out of reach, if there is one.
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
  const timers = new Map<HTMLElement, Entry>()
  let isHeld = false
  /** What had the focus before it came into a message: gets it back when that goes. */
  let before: HTMLElement | undefined

  const drop = (one: HTMLElement, end: ToastEnd): void => {
    const entry = timers.get(one)
    clearTimeout(entry?.timer)
    timers.delete(one)
    take(one)
    entry?.tell(end)
    if (timers.size === 0) {
      isHeld = false
      moves.disconnect()
      if (host.popover) host.hidePopover()
    }
  }
  /** Takes a message or its button away, and the focus in it to where it came from. */
  const take = (part: HTMLElement): void => {
    if (part.contains(shadow.activeElement)) before?.focus({ preventScroll: true })
    part.remove()
  }
  /** Where messages stand now. Shown again they stand above what was opened since. */
  const settle = (): ToastsElement | undefined => {
    const element = toastsElementOf(document)
    const parent = element?.root ?? [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
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
  // Nor with the dialog that it stands in, which may stay where it is.
  const closings = new AbortController()
  document.addEventListener('close', () => timers.size > 0 && settle(), { capture: true, signal: closings.signal })
  const run = (): void => {
    for (const [one, entry] of timers) {
      clearTimeout(entry.timer)
      if (isHeld || !Number.isFinite(entry.left)) continue
      entry.from = performance.now()
      entry.timer = setTimeout(() => drop(one, 'timeout'), entry.left)
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
  host.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement) before = relatedTarget
  })
  // The next one has the focus only after that.
  stack.addEventListener('focusout', () => setTimeout(hold(false)))
  // Nothing that stands around it is pressed by its buttons.
  stack.addEventListener('click', (event) => {
    event.stopPropagation()
    event.preventDefault()
  })
  stack.addEventListener('keydown', (event) => {
    const one = event.target instanceof Element ? event.target.closest<HTMLElement>('.toast') : null
    if (event.key !== 'Escape' || !one) return
    event.stopPropagation()
    drop(one, 'closed')
  })
  const buttonOf = (one: HTMLElement, end: ToastEnd): HTMLButtonElement => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = end
    button.addEventListener('click', () => drop(one, end))
    return button
  }

  return {
    show({ text, kind, duration, button, closeLabel }, signal) {
      const one = document.createElement('div')
      one.className = `toast ${kind}`
      const words = document.createElement('span')
      words.textContent = text
      const close = buttonOf(one, 'closed')
      close.ariaLabel = closeLabel
      one.append(words)
      if (button !== undefined) {
        const own = buttonOf(one, 'button')
        own.textContent = button
        one.append(own)
        signal?.addEventListener('abort', () => take(own), { once: true })
      }
      one.append(close)
      const { most, isNewestFirst, ...usual } = settle() ?? USUAL
      for (const oldest of [...timers.keys()].slice(0, Math.max(0, timers.size - most + 1))) drop(oldest, 'timeout')
      const stays = duration ?? usual.duration
      const ended = new Promise<ToastEnd>((tell) => {
        timers.set(one, { left: stays > 0 ? stays : Number.POSITIVE_INFINITY, from: performance.now(), tell })
      })
      if (host.popover && !host.matches(':popover-open')) host.showPopover()
      moves.observe(document.body, { childList: true, subtree: true })
      count += 1
      one.style.order = String(isNewestFirst ? -count : count)
      const part = kind === 'error' || kind === 'warning' ? urgent : polite
      if (isNewestFirst) part.prepend(one)
      else part.append(one)
      run()
      return ended
    },
    end() {
      for (const one of timers.keys()) drop(one, 'timeout')
      moves.disconnect()
      closings.abort()
      host.remove()
    },
  }
}
