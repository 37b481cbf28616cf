import { drawDots } from './draw-dots.ts'
import { keepInReach } from './keep-in-reach.ts'
import { leadByHand } from './lead-by-hand.ts'
import type { Slides, SlidesOptions } from './types.ts'

const LESS_MOTION = '(prefers-reduced-motion: reduce)'

/** Brings slides that scroll to life (WAI-ARIA Authoring Practices, carousel): buttons, dots, places, going on by themselves. */
export function createSlides(box: HTMLElement, { loop, fades, first, every, slideLabel, onChange }: SlidesOptions): Slides {
  const stop = new AbortController()
  const { signal } = stop
  const find = (part: string): HTMLElement | undefined =>
    box.querySelector<HTMLElement>(`:scope > .heddle-slides-${part}, :scope > * > .heddle-slides-${part}`) ?? undefined
  const track = box.querySelector<HTMLElement>(':scope > .heddle-slides')
  const [back, on, stopper, places] = [find('back'), find('on'), find('stop'), find('places')]
  const all = (): HTMLElement[] => [...(track?.children ?? [])].filter((one): one is HTMLElement => one instanceof HTMLElement)
  const motion = matchMedia(LESS_MOTION)
  let current = fades ? first : 0
  let goesOn = every !== undefined
  let isHeld = false
  let timer: ReturnType<typeof setInterval> | undefined

  /** How many places there are to stop at: fewer than slides where several are seen. */
  const lastPlace = (): number => {
    const slides = all()
    if (fades) return Math.max(0, slides.length - 1)
    const room = (track?.scrollWidth ?? 0) - (track?.clientWidth ?? 0)
    const found = slides.findIndex((slide) => distance(slide) >= room - 1)
    return found < 0 ? Math.max(0, slides.length - 1) : found
  }
  /** From where the first slide begins, in the direction of reading. */
  const distance = (slide: HTMLElement): number => Math.abs(slide.offsetLeft - (all()[0]?.offsetLeft ?? 0))

  /** 1 where reading goes from left to right, -1 where it does not. */
  const sign = (): 1 | -1 => (track && getComputedStyle(track).direction === 'rtl' ? -1 : 1)
  const goTo = (index: number): void => {
    const to = Math.max(0, Math.min(index, lastPlace()))
    if (fades) return turn(to)
    const slide = all()[to]
    if (slide) track?.scrollTo({ left: sign() * distance(slide), behavior: motion.matches ? 'instant' : 'smooth' })
  }
  const step = (by: 1 | -1): void => {
    const [next, last] = [current + by, lastPlace()]
    if (next >= 0 && next <= last) goTo(next)
    else if (loop || goesOn) goTo(next < 0 ? last : 0)
  }

  const nameOf = (at: number, count: number): string =>
    slideLabel.replaceAll('{index}', String(at + 1)).replaceAll('{count}', String(count))
  const draw = (): void => {
    const slides = all()
    const last = lastPlace()
    for (const [at, slide] of slides.entries()) {
      slide.role ??= 'group'
      if (slide.role === 'group') slide.ariaRoleDescription = 'slide'
      slide.ariaLabel ??= nameOf(at, slides.length)
    }
    back?.toggleAttribute('disabled', !loop && current === 0)
    on?.toggleAttribute('disabled', !loop && current >= last)
    if (places) drawDots(places, last > 0 ? last + 1 : 0, (at) => nameOf(at, slides.length), goTo)
    for (const [at, dot] of [...(places?.children ?? [])].entries()) dot.ariaCurrent = at === current ? 'true' : null
    hide()
  }
  const hide = (): void => {
    if (!track) return
    const { clientWidth, scrollLeft } = track
    keepInReach(track, all(), (slide, at) => {
      const from = distance(slide) - Math.abs(scrollLeft)
      return fades ? at === current : from < clientWidth - 1 && from + slide.offsetWidth > 1
    })
  }
  const turn = (to: number): void => {
    if (to < 0 || to === current) return
    const direction = to > current ? 'next' : 'previous'
    current = to
    draw()
    onChange(current, direction)
  }
  const look = (): void => {
    const at = Math.abs(track?.scrollLeft ?? 0)
    const distances = all().map((slide) => Math.abs(distance(slide) - at))
    turn(Math.min(distances.indexOf(Math.min(...distances)), lastPlace()))
    hide()
  }

  const wait = (): void => {
    clearInterval(timer)
    const isOn = goesOn && !motion.matches && every !== undefined
    if (isOn && !isHeld) timer = setInterval(() => step(1), every)
    // What goes on by itself is not read out.
    track?.setAttribute('aria-live', isOn && !isHeld ? 'off' : 'polite')
    if (stopper) {
      stopper.ariaPressed = String(!goesOn)
      stopper.hidden = motion.matches
    }
  }
  const play = (asked: boolean): void => {
    goesOn = asked
    wait()
  }
  const hold = (holds: boolean) => () => {
    isHeld = holds || box.matches(':hover') || box.contains(box.ownerDocument.activeElement)
    wait()
  }

  // Whoever scrolled before there was a script finds the slide that was come to.
  if (fades && box.dataset['carousel'] !== 'live') look()
  box.dataset['carousel'] = 'live'
  back?.addEventListener('click', () => step(-1), { signal })
  on?.addEventListener('click', () => step(1), { signal })
  stopper?.addEventListener('click', () => play(!goesOn), { signal })
  if (fades && track) leadByHand(track, (by) => step(by === sign() ? 1 : -1), signal)
  else track?.addEventListener('scroll', look, { signal, passive: true })
  box.addEventListener('pointerenter', hold(true), { signal })
  box.addEventListener('pointerleave', hold(false), { signal })
  box.addEventListener('focusin', hold(true), { signal })
  box.addEventListener('focusout', hold(false), { signal })
  motion.addEventListener('change', wait, { signal })
  const [watcher, sizes] = [new MutationObserver(draw), new ResizeObserver(draw)]
  if (track) {
    watcher.observe(track, { childList: true })
    sizes.observe(track)
  }
  draw()
  if (!fades) look()
  wait()
  return {
    step,
    goTo,
    play,
    end() {
      stop.abort()
      watcher.disconnect()
      sizes.disconnect()
      clearInterval(timer)
      places?.replaceChildren()
      for (const slide of all()) slide.inert = false
    },
  }
}
