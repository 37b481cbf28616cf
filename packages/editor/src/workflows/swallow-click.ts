/** What ends a drag is no click; the next press is one again. */
export function swallowClick(): void {
  const over = new AbortController()
  const { signal } = over
  const swallow = (event: Event) => {
    event.stopPropagation()
    over.abort()
  }
  window.addEventListener('click', swallow, { capture: true, signal })
  window.addEventListener('pointerdown', () => over.abort(), { capture: true, signal })
}
