/** Colours of a page as a canvas needs them. */
export interface Inks {
  readonly legend: string
  readonly labels: string
  readonly grid: string
  /** What a CSS colour comes to here, `var()` and `light-dark()` too; `undefined` for what is none. */
  readonly of: (color: string) => string | undefined
  readonly font: string
  readonly end: () => void
}

const PARTS = ['legend', 'labels', 'grid'] as const
/** Colours that are followed: more are never told apart. */
const MOST = 64

/**
 * Reads colours where a chart stands, by elements nobody sees.
 * @param onChange one of them became another one: the theme, a state, a style
 */
export function createInks(place: HTMLElement, onChange: () => void): Inks {
  const box = document.createElement('span')
  box.setAttribute('aria-hidden', 'true')
  const add = (part: string): HTMLElement => {
    const ink = document.createElement('i')
    ink.className = `heddle-chart-ink heddle-chart-ink-${part}`
    box.append(ink)
    return ink
  }
  const [legend, labels, grid] = PARTS.map(add) as [HTMLElement, HTMLElement, HTMLElement]
  const known = new Map<string, HTMLElement>()
  place.append(box)
  // Each has a transition, which begins whenever its colour is another one, whoever changed it.
  box.addEventListener('transitionend', onChange)
  const read = (ink: HTMLElement): string => getComputedStyle(ink).color
  return {
    get legend() {
      return read(legend)
    },
    get labels() {
      return read(labels)
    },
    get grid() {
      return read(grid)
    },
    get font() {
      return getComputedStyle(place).fontFamily
    },
    of(color) {
      if (!CSS.supports('color', color)) return undefined
      let ink = known.get(color)
      if (!ink) {
        if (known.size >= MOST) return undefined
        ink = add('series')
        // It begins with its colour, so that nothing seems to change.
        ink.style.transition = 'none'
        ink.style.color = color
        read(ink)
        ink.style.transition = ''
        known.set(color, ink)
      }
      return read(ink)
    },
    end: () => box.remove(),
  }
}
