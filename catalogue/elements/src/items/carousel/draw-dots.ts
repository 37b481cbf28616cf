/** A dot for each place to stop at; those that are there already stay. */
export function drawDots(places: HTMLElement, wanted: number, nameOf: (at: number) => string, goTo: (at: number) => void): void {
  if (places.children.length === wanted) return
  const dots = Array.from({ length: wanted }, (_, at) => {
    const dot = places.ownerDocument.createElement('button')
    dot.type = 'button'
    dot.ariaLabel = nameOf(at)
    dot.addEventListener('click', () => goTo(at))
    return dot
  })
  places.replaceChildren(...dots)
}
