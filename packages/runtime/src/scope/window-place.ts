import { percent } from './percent.ts'

/** Where the window stands on its page (logic reference 1.3, screen). Lengths in CSS pixels. */
export interface WindowPlace {
  readonly scroll: { readonly x: number; readonly y: number; readonly xPercent: number; readonly yPercent: number }
  readonly screenSize: { readonly width: number; readonly height: number }
  readonly pageSize: { readonly width: number; readonly height: number }
}

export function windowPlace(): WindowPlace {
  const page = document.documentElement
  const [width, height] = [innerWidth, innerHeight]
  return {
    scroll: {
      x: scrollX,
      y: scrollY,
      xPercent: percent(scrollX, page.scrollWidth - width),
      yPercent: percent(scrollY, page.scrollHeight - height),
    },
    screenSize: { width, height },
    pageSize: { width: page.scrollWidth, height: page.scrollHeight },
  }
}

/** Before a page is adopted nothing is known of the window. */
export const NOWHERE: WindowPlace = {
  scroll: { x: 0, y: 0, xPercent: 0, yPercent: 0 },
  screenSize: { width: 0, height: 0 },
  pageSize: { width: 0, height: 0 },
}
