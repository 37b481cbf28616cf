/** Takes slides that nobody sees out of reach of keys and screen readers. The focus in one goes to the track, not to nothing. */
export function keepInReach(
  track: HTMLElement,
  slides: readonly HTMLElement[],
  isSeen: (slide: HTMLElement, at: number) => boolean,
): void {
  for (const [at, slide] of slides.entries()) {
    const isOut = !isSeen(slide, at)
    if (slide.inert === isOut) continue
    if (isOut && slide.contains(track.ownerDocument.activeElement)) track.focus({ preventScroll: true })
    slide.inert = isOut
  }
}
