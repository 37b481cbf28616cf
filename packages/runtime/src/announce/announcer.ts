/** Tells visitors what happened without taking their focus. */
export interface Announcer {
  /** Tells who cannot see it that another page is on show. */
  readonly page: (title: string) => void
  /** Shows and tells what is wrong, until it is told that nothing is (`undefined`). */
  readonly trouble: (text: string | undefined) => void
}

/** Live regions of the document; they stand outside of the body, which is React's. */
export function createAnnouncer(): Announcer {
  const title = liveRegion({ position: 'fixed', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' })
  const trouble = liveRegion({
    position: 'fixed',
    insetInlineStart: '12px',
    bottom: '12px',
    maxWidth: 'min(420px, calc(100vw - 24px))',
    zIndex: '2147483001',
    background: '#23262d',
    color: '#fff',
    font: '14px/20px system-ui,sans-serif',
  })
  const box = document.createElement('div')
  Object.assign(box.style, { padding: '8px 12px', border: '1px solid #fff' })
  return {
    page: (text) => void (title.textContent = text),
    trouble(text) {
      box.textContent = text ?? ''
      trouble.replaceChildren(...(text === undefined ? [] : [box]))
    },
  }
}

/** Empty at first: what comes into a region is told, what comes with it is not. */
function liveRegion(style: Partial<CSSStyleDeclaration>): HTMLElement {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  Object.assign(region.style, style)
  document.documentElement.append(region)
  return region
}
