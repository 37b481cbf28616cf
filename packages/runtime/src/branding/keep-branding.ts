/** The branding link of a page (specification section 1). */
export interface Branding {
  /** Moves the link behind what React put after it, so that it comes last in the order of Tab. */
  readonly stayLast: () => void
}

/** Puts the link back when it is missing or altered. */
export function keepBranding(link: Element | null): Branding {
  if (!link) return { stayLast: () => {} }
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
  return {
    stayLast() {
      const { lastElementChild } = document.body
      if (current.isConnected && lastElementChild !== current) document.body.append(current)
    },
  }
}
