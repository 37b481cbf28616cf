import { toText } from '@heddle/kit/react'
import { rowsOf } from '../../lib/read-options.ts'
import { cleanSvg, sheetOf } from './clean-svg.ts'
import { findRegions, type Region } from './find-regions.ts'

/** A map that stands on the page: its regions and how each of them looks. */
export interface DrawnMap {
  readonly svg: SVGElement
  readonly regions: readonly Region[]
  readonly get: (id: string) => Region | undefined
  /** The region that an event came from. */
  readonly at: (event: Event) => Region | undefined
  readonly paint: (colors: unknown, keepsColors: boolean) => void
  readonly select: (ids: readonly string[], isMeant: boolean) => void
  readonly hover: (id: string) => void
  readonly highlight: (ids: readonly string[], color: string) => void
  readonly focus: (region: Region) => void
}

/**
 * Looks of regions, by properties that stand on the place (`component.css`); the drawing's own give way unless they are wanted.
 * Only regions that were touched (`t`) go from look to look in time: thousands that may would be a third more work for the browser.
 */
const LOOKS = `div,svg{display:block;width:100%;height:100%}
[role]{cursor:pointer;outline:none}
.t,.t *{transition:var(--t) var(--e);transition-property:fill,opacity,stroke}
:is([role],[role] *):not([fill=none]){stroke:var(--stroke)!important;stroke-width:var(--width)!important;vector-effect:non-scaling-stroke}
svg:not(.own) :is([role],[role] *):not([fill=none]),.c,.c :not([fill=none]){fill:var(--c,var(--fill))!important}
.h{opacity:var(--hover-opacity)}
svg:not(.own) .h.h,svg:not(.own) .h.h :not([fill=none]),.k.h,.k.h :not([fill=none]){fill:var(--h,var(--hover,var(--c,var(--fill))))!important}
.s{opacity:var(--selected-opacity)}
.s.s.s.s,.s.s.s.s :not([fill=none]){fill:var(--selected)!important;stroke:var(--selected-stroke)!important}
.l.l.l.l.l,.l.l.l.l.l :not([fill=none]){fill:var(--l,var(--highlight))!important}
:focus-visible{outline:2px solid var(--ring);outline-offset:1px}`

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

/**
 * Draws a map into the shadow of an element, where neither its names nor its rules meet those of the page.
 * @param onReach a pointer or the focus is on another region, or on none
 * @returns `undefined` where the text holds no drawing
 */
export function drawMap(
  host: HTMLElement,
  text: string,
  left: ReadonlySet<string>,
  onReach: (region: Region | undefined, event: PointerEvent | FocusEvent) => void,
): DrawnMap | undefined {
  const view = host.ownerDocument.defaultView ?? window
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const clean = cleanSvg(text, view)
  if (!clean) {
    // The picture below shows through, also one that waited to be read.
    shadow.adoptedStyleSheets = [sheetOf('::slotted(*){display:block!important}', view)]
    shadow.replaceChildren(view.document.createElement('slot'))
    return undefined
  }
  const { svg } = clean
  const regions = findRegions(svg, left)
  const byId = new Map(regions.map((region) => [region.id, region]))
  const byElement = new Map<EventTarget, Region>(regions.map((region) => [region.element, region]))
  let isPainted = false
  svg.setAttribute('role', 'presentation')
  for (const [at, { element, title }] of regions.entries()) {
    element.setAttribute('tabindex', at === 0 ? '0' : '-1')
    element.setAttribute('role', 'button')
    element.setAttribute('aria-label', title)
  }
  shadow.adoptedStyleSheets = [...clean.sheets, sheetOf(LOOKS, view)]
  // Not on the drawing: browsers take one that hears of the focus for something to come to.
  const frame = view.document.createElement('div')
  frame.append(svg)
  shadow.replaceChildren(frame)
  let reached = regions[0]
  /** Gives some regions a class, and takes it from the others that had it. */
  const mark = (name: string, ids: readonly string[]): readonly Region[] => {
    for (const element of svg.querySelectorAll(`.${name}`)) element.classList.remove(name)
    const marked = ids.flatMap((id) => byId.get(id) ?? [])
    for (const { element } of marked) element.classList.add(name, 't')
    return marked
  }
  const at = (event: Event): Region | undefined =>
    event
      .composedPath()
      .map((target) => byElement.get(target))
      .find(Boolean)
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
    regions,
    get: (id) => byId.get(id),
    at,
    paint(given, keepsColors) {
      svg.classList.toggle('own', keepsColors)
      const colors = colorsOf(given)
      // A region that is told nothing has no style of its own, and is looked at by the browser with all others like it.
      if (colors.size === 0 && !isPainted) return
      for (const { id, element } of regions) {
        const [color = '', hover = ''] = colors.get(id) ?? []
        element.style.setProperty('--c', color)
        element.style.setProperty('--h', hover)
        element.classList.toggle('c', color !== '')
        element.classList.toggle('k', hover !== '')
        element.classList.toggle('t', isPainted)
      }
      isPainted = colors.size > 0
    },
    select(ids, isMeant) {
      mark('s', ids)
      const chosen = new Set(ids)
      for (const { id, element } of regions) {
        element.ariaPressed = isMeant ? String(chosen.has(id)) : null
      }
    },
    hover: (id) => void mark('h', [id]),
    highlight(ids, color) {
      for (const { element } of mark('l', ids)) element.style.setProperty('--l', colorOf(color))
    },
    focus(region) {
      reached?.element.setAttribute('tabindex', '-1')
      reached = region
      region.element.setAttribute('tabindex', '0')
      region.element.focus()
    },
  }
}
