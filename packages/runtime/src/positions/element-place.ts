import { percent } from '../scope/percent.ts'

/** Where an element stands in the window (logic reference 1.3). Lengths in CSS pixels. */
export interface ElementPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** 0: about to come in at the end of the window; 100: just gone at its beginning. */
  readonly xPercent: number
  readonly yPercent: number
}

/** The place of the first element with this HTML id; empty when the page has none. */
export function elementPlace(id: string): ElementPlace | Readonly<Record<string, never>> {
  const element = document.getElementById(id)
  if (!element) return {}
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    x,
    y,
    width,
    height,
    xPercent: percent(innerWidth - x, innerWidth + width),
    yPercent: percent(innerHeight - y, innerHeight + height),
  }
}
