/** Focuses an element that may not be focusable by itself, and leaves it as it was once the focus goes on. */
export function focusOnce(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  if (document.activeElement === element && element !== document.body) return
  const outline = element.style.outline
  element.setAttribute('tabindex', '-1')
  // Nothing can be done with it: a ring would promise otherwise.
  element.style.outline = 'none'
  element.focus({ preventScroll: true })
  const restore = (): void => {
    element.removeAttribute('tabindex')
    element.style.outline = outline
  }
  element.addEventListener('blur', restore, { once: true })
}
