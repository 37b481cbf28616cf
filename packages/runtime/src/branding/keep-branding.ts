/** Specification section 1: the branding link is put back when it is missing or altered. */
export function keepBranding(link: Element | null): void {
  if (!link) return
  const original = link.cloneNode(true)
  let current: Element = link
  const observer = new MutationObserver(() => {
    if (current.isConnected && current.isEqualNode(original)) return
    observer.disconnect()
    current.remove()
    current = original.cloneNode(true) as Element
    document.body.append(current)
    watch()
  })
  const watch = (): void => {
    observer.observe(document.body, { childList: true })
    observer.observe(current, { attributes: true, childList: true, characterData: true, subtree: true })
  }
  watch()
}
