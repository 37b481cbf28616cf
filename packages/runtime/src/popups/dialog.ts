import { TARGET_ATTRIBUTE, type PublishedPopup } from '@heddle/document/published'
import type { PopupClosing } from '@heddle/kit/react/popup-closing'

/** The dialog that is the root of a popup: it carries the uid of its instance. */
export function dialogOf(uid: string): HTMLDialogElement | undefined {
  const element = document.getElementById(uid)
  return element instanceof HTMLDialogElement ? element : undefined
}

/** Opens it as it is meant: above everything, with the page behind it out of reach or not, or where it stands. */
export function show(dialog: HTMLDialogElement, isInPlace: boolean): void {
  if (isInPlace) dialog.show()
  else if (dialog.popover === null) dialog.showModal()
  else dialog.showPopover()
}

/** Whether it is open, as what it is. */
export function isShown(dialog: HTMLDialogElement): boolean {
  return dialog.open || dialog.matches(':popover-open')
}

/** Tells a dialog, as the browser does, that it is to close. @returns whether it takes care of that itself. */
export function tellClosing(dialog: Element, detail: PopupClosing): boolean {
  return !dialog.dispatchEvent(new CustomEvent('cancel', { cancelable: true, detail }))
}

/** Closes it; the browser gives the focus back. */
export function hide(dialog: HTMLDialogElement): void {
  if (dialog.matches(':popover-open')) dialog.hidePopover()
  else dialog.close()
}

/** Calls back once it was closed, by whomever, and has moved away. Gives back what ends that. */
export function onClosed(dialog: HTMLDialogElement, callback: () => void): () => void {
  const end = new AbortController()
  const leave = (): void => {
    const moving = dialog.getAnimations({ subtree: true }).filter(({ effect }) => isOwn(effect, dialog))
    void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => end.signal.aborted || callback())
  }
  dialog.addEventListener('close', ({ target }) => target === dialog && leave(), end)
  dialog.addEventListener('toggle', (event) => event.target === dialog && isPopoverClosed(event) && leave(), end)
  return () => end.abort()
}

/** Animations of what it holds may go on for ever; its background is a part of itself. */
function isOwn(effect: AnimationEffect | null, dialog: Element): boolean {
  return effect instanceof KeyframeEffect && effect.target === dialog
}

function isPopoverClosed(event: Event): boolean {
  return event instanceof ToggleEvent && event.newState === 'closed' && (event.target as HTMLElement).popover !== null
}

/** The element on the page that instances of a popup stand in; nothing where it is not there. */
export function containerOf({ containerUid }: PublishedPopup): Element | null {
  return containerUid === undefined ? null : document.querySelector(`[${TARGET_ATTRIBUTE}="${CSS.escape(containerUid)}"]`)
}
