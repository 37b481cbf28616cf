import { untilDrawn } from './react-complaints.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a person does to an element, one thing at a time: each of them, by what it is called. */
export type Gesture = readonly [name: string, act: () => unknown]

const key = (type: string, name: string): Event =>
  new KeyboardEvent(type, { key: name, code: name, bubbles: true, cancelable: true })
const press = (part: HTMLElement, name: string): void => {
  part.dispatchEvent(key('keydown', name))
  part.dispatchEvent(key('keyup', name))
}
const pointer = (part: HTMLElement, type: string, init: PointerEventInit = {}): void =>
  void part.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...init }))

/** As typing does: the control holds it, and says so. */
function fill(control: Control, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, 'value')?.set
  setter?.call(control, value)
  control.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }))
}

/** Parts of an element that a person can come to, itself among them. */
export function partsToUse(element: HTMLElement): readonly HTMLElement[] {
  const all = [element, ...element.querySelectorAll<HTMLElement>('input, textarea, select, button, summary, a[href], [tabindex]')]
  return all.filter((part) => part === element || part.tabIndex >= 0)
}

/**
 * All that can be done to a part of an element without knowing which element it is. What a browser would do by itself
 * beside it (follow a link, move the focus on) is not done.
 */
export function gesturesOn(part: HTMLElement): readonly Gesture[] {
  const gestures: Gesture[] = [
    ['comes near', () => pointer(part, 'pointerover')],
    ['focus', () => part.focus()],
  ]
  if (part instanceof HTMLSelectElement) {
    gestures.push([
      'choose',
      () => {
        part.selectedIndex = part.options.length - 1
        part.dispatchEvent(new Event('input', { bubbles: true }))
        part.dispatchEvent(new Event('change', { bubbles: true }))
      },
    ])
  } else if (part instanceof HTMLInputElement && part.type === 'range') {
    gestures.push(['slide', () => fill(part, part.value === part.max ? part.min : part.max)])
    gestures.push(['let go', () => part.dispatchEvent(new Event('change', { bubbles: true }))])
  } else if (part instanceof HTMLTextAreaElement || (part instanceof HTMLInputElement && isTyped(part))) {
    const data = new DataTransfer()
    data.setData('text/plain', '7')
    gestures.push(['paste', () => part.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: data }))])
    for (const text of ['7', '']) gestures.push([`type "${text}"`, () => fill(part, text)])
    gestures.push(['type "31"', () => fill(part, '31')])
  }
  gestures.push(['click', () => click(part)])
  for (const name of ['ArrowDown', 'Enter', 'Escape']) gestures.push([name, () => press(part, name)])
  gestures.push(['goes away', () => pointer(part, 'pointerout', { relatedTarget: document.body })])
  gestures.push(['blur', () => part.blur()])
  if (part instanceof HTMLFormElement) gestures.push(['send', () => part.requestSubmit()])
  return gestures
}

/** Of what it opened or closed by that a part is told a moment later. */
async function click(part: HTMLElement): Promise<void> {
  const details = part.localName === 'summary' ? part.closest('details') : null
  const before = details?.open
  part.click()
  if (details?.open !== before) await new Promise((resolve) => details?.addEventListener('toggle', resolve, { once: true }))
}

function isTyped({ type }: HTMLInputElement): boolean {
  return !['checkbox', 'radio', 'file', 'submit', 'button', 'color', 'hidden'].includes(type)
}

/** As a press beside it does; the browser tells of it a moment later. */
async function closeFloating(): Promise<void> {
  const open = [...document.querySelectorAll<HTMLElement>(':popover-open')]
  const told = open.map((part) => new Promise((resolve) => part.addEventListener('toggle', resolve, { once: true })))
  for (const part of open.toReversed()) part.hidePopover()
  await Promise.all(told)
}

/** Does all of it to all parts. @param after called with each thing done */
export async function useElementByHand(element: () => HTMLElement | undefined, after: (gesture: string) => void): Promise<void> {
  for (let at = 0; ; at++) {
    const found = element()
    const part = found && partsToUse(found)[at]
    // Enough of those that open a calendar of forty days.
    if (!part || at > 6) break
    const name = `${part.localName}${part.className ? `.${part.className}` : ''}`
    for (const [gesture, act] of gesturesOn(part)) {
      await untilDrawn(act)
      after(`${gesture} on ${name}`)
    }
  }
  await untilDrawn(closeFloating)
  after('everything closed')
}
