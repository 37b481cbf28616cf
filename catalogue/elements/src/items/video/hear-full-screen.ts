/** Tells when a film, or the frame of one, fills the screen and when it does not any more. Gives back what ends that. */
export function hearFullScreen(box: HTMLElement, tell: (isFull: boolean) => void): () => void {
  const end = new AbortController()
  const hear = (name: string, isFull: () => boolean): void =>
    // The player of phones tells of itself, and does not bubble.
    box.addEventListener(name, () => tell(isFull()), { capture: true, signal: end.signal })
  hear('fullscreenchange', () => box.contains(box.ownerDocument.fullscreenElement))
  hear('webkitbeginfullscreen', () => true)
  hear('webkitendfullscreen', () => false)
  return () => end.abort()
}
