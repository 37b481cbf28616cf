import { CLOSE_POPUP, OPEN_POPUP, POPUP_LINK_ATTRIBUTE } from '@heddle/document/published'

interface PopupLinksInput {
  readonly open: (popupId: string) => void
  /** Closes the popup of an instance; what is none stays as it is. */
  readonly close: (uid: string) => void
}

/** Hears of presses on links to popups (specification section 2), wherever they stand, by mouse and by keyboard. */
export function hearPopupLinks({ open, close }: PopupLinksInput): void {
  document.addEventListener('click', ({ target }) => {
    const link = linkAt(target)
    const asked = link?.getAttribute(POPUP_LINK_ATTRIBUTE) ?? ''
    if (!link || link.ariaDisabled === 'true') return
    if (asked.startsWith(OPEN_POPUP)) open(asked.slice(OPEN_POPUP.length))
    else if (asked === CLOSE_POPUP) close(link.closest('dialog')?.id ?? '')
  })
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    // The browser presses its own buttons itself.
    if (!(target instanceof HTMLElement) || linkAt(target) !== target || target.role !== 'button') return
    if (event.defaultPrevented || event.repeat || (key !== 'Enter' && key !== ' ')) return
    event.preventDefault()
    target.click()
  })
}

function linkAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`[${POPUP_LINK_ATTRIBUTE}]`) : null
}
