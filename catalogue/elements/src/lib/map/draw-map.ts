import { toText } from '@heddle/kit/react'
import type { CleanDrawing } from '../drawing/clean-svg.ts'
import { rowsOf } from '../read-options.ts'
import { LOOKS } from './looks.ts'

/** A part of a drawing that people can point at. */
export interface Region {
  readonly id: string
  readonly title: string
  readonly element: SVGElement
}

/** A map that stands on the page: its regions and how each of them looks. */
export interface DrawnMap {
  readonly svg: SVGElement
  /** Their ids, in the order of the drawing. */
  readonly ids: readonly string[]
  readonly get: (id: string) => Region | undefined
  /** The region that an event came from. */
  readonly at: (event: Event) => Region | undefined
  readonly paint: (colors: unknown, keepsColors: boolean) => void
  readonly select: (ids: readonly string[], isMeant: boolean) => void
  readonly hover: (id: string) => void
  readonly highlight: (ids: readonly string[], color: string) => void
  /** The focus goes some regions on from one, at most to the first or the last. */
  readonly lead: (from: Region, step: number) => void
}

const REGION = '[role=button]'
const idOf = (element: SVGElement): string => element.getAttribute('data-region-id') || element.id
/** Far outside where it says none. */
const pointOf = (event: Event): readonly [x: number, y: number] => {
  const { clientX = -1, clientY = -1 } = event as Partial<MouseEvent>
  return [clientX, clientY]
}
const colorOf = (value: unknown): string => (CSS.supports('color', toText(value)) ? toText(value) : '')

/** Colours by region, as far as they are any. */
function colorsOf(given: unknown): ReadonlyMap<string, readonly [color: string, hover: string]> {
  return new Map(
    rowsOf(given).map((one) => {
      const { regionId, color, hoverColor } = Object(one) as Readonly<Record<string, unknown>>
      return [toText(regionId), [colorOf(color), colorOf(hoverColor)]]
    }),
  )
}

function sheetOf(css: string, { CSSStyleSheet: Sheet }: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new Sheet()
  sheet.replaceSync(css)
  return sheet
}

/**
 * Draws a map into the shadow of an element, where neither its names nor its rules meet those of the page.
 * @param drawing `null`: what stands in the shadow already
 * @param onReach a pointer or the focus is on another region, or on none
 * @returns `undefined` where there is no drawing
 */
export function drawMap(
  host: HTMLElement,
  drawing: CleanDrawing | null | undefined,
  onReach: (region: Region | undefined, event: PointerEvent | FocusEvent) => void,
): DrawnMap | undefined {
  const view = host.ownerDocument.defaultView ?? window
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  // Not on the drawing: browsers take one that hears of the focus for something to come to.
  const frame = (drawing === null && shadow.querySelector('div')) || view.document.createElement('div')
  if (drawing) frame.innerHTML = drawing.html
  const svg = frame.querySelector('svg')
  if (!svg) {
    // The picture below shows through, also one that waited to be read.
    shadow.adoptedStyleSheets = [sheetOf('::slotted(*){display:block!important}', view)]
    shadow.replaceChildren(view.document.createElement('slot'))
    return undefined
  }
  if (drawing) {
    shadow.adoptedStyleSheets = [sheetOf(drawing.css, view), sheetOf(LOOKS, view)]
    shadow.replaceChildren(frame)
  }
  const elements = Array.from(svg.querySelectorAll<SVGElement>(REGION))
  const byId = new Map(elements.map((element) => [idOf(element), element]))
  let reached = elements[0]
  let [isPainted, wasMeant] = [false, true]
  const regionOf = (element: SVGElement | null | undefined): Region | undefined =>
    element ? { id: idOf(element), title: element.ariaLabel ?? '', element } : undefined
  /** Gives some regions a class, and takes it from the others that had it. */
  const mark = (name: string, marked: readonly string[], change?: (element: SVGElement, isMarked: boolean) => void): void => {
    for (const element of svg.querySelectorAll<SVGElement>(`.${name}`)) {
      element.classList.remove(name)
      change?.(element, false)
    }
    for (const element of marked.flatMap((id) => byId.get(id) ?? [])) {
      element.classList.add(name, 't')
      change?.(element, true)
    }
  }
  const at = (event: Event): Region | undefined => {
    const [from] = event.composedPath()
    // A click that was kept until there was a map tells where it was, and no longer on what.
    const hit = from === host || !from ? shadow.elementFromPoint(...pointOf(event)) : (from as Element)
    return regionOf(hit?.closest<SVGElement>(REGION))
  }
  // What goes from region to region is told inside of the shadow alone.
  frame.addEventListener('pointerover', (event) => onReach(at(event), event))
  frame.addEventListener('focusin', (event) => onReach(at(event), event))
  frame.addEventListener('focusout', (event) => onReach(undefined, event))
  frame.addEventListener('pointerleave', (event) => {
    // A finger that is lifted leaves what it touched to be read.
    if (event.pointerType !== 'touch') onReach(undefined, event)
  })
  return {
    svg,
    ids: [...byId.keys()],
    get: (id) => regionOf(byId.get(id)),
    at,
    paint(given, keepsColors) {
      frame.classList.toggle('own', keepsColors)
      const colors = colorsOf(given)
      // A region that is told nothing has no style of its own, and is looked at by the browser with all others like it.
      if (colors.size === 0 && !isPainted) return
      for (const [id, element] of byId) {
        const [color = '', hover = ''] = colors.get(id) ?? []
        element.style.setProperty('--c', color)
        element.style.setProperty('--h', hover)
        element.classList.toggle('c', color !== '')
        element.classList.toggle('k', hover !== '')
        element.classList.toggle('t', isPainted)
      }
      isPainted = colors.size > 0
    },
    select(chosen, isMeant) {
      if (isMeant !== wasMeant) for (const element of elements) element.ariaPressed = isMeant ? 'false' : null
      wasMeant = isMeant
      mark('s', chosen, (element, isMarked) => void (element.ariaPressed = isMeant ? String(isMarked) : null))
    },
    hover: (id) => mark('h', [id]),
    highlight: (some, color) =>
      mark('l', some, (element, isMarked) => isMarked && element.style.setProperty('--l', colorOf(color))),
    lead(from, step) {
      const to = elements[Math.max(0, Math.min(elements.length - 1, elements.indexOf(from.element) + step))]
      reached?.setAttribute('tabindex', '-1')
      reached = to
      to?.setAttribute('tabindex', '0')
      to?.focus()
    },
  }
}
