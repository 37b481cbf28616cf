/** Pixels by which a finger that leads to another slide moves. */
const SWIPE = 40
const KEYS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Slides that lie on each other do not scroll: fingers and arrow keys lead on all the same.
 * @param lead 1 for to the right, -1 for to the left
 */
export function leadByHand(track: HTMLElement, lead: (by: 1 | -1) => void, signal: AbortSignal): void {
  let from: number | undefined
  const begin = ({ pointerType, clientX }: PointerEvent): void => {
    from = pointerType === 'mouse' ? undefined : clientX
  }
  const end = ({ clientX }: PointerEvent): void => {
    const moved = from === undefined ? 0 : from - clientX
    if (Math.abs(moved) >= SWIPE) lead(moved > 0 ? 1 : -1)
    from = undefined
  }
  const press = (event: KeyboardEvent): void => {
    const by = KEYS[event.key]
    if (by === undefined || event.target !== track) return
    event.preventDefault()
    lead(by)
  }
  track.addEventListener('pointerdown', begin, { signal })
  track.addEventListener('pointerup', end, { signal })
  track.addEventListener('keydown', press, { signal })
}
