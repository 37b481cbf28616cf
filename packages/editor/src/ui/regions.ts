/** The regions of the screen in the order F6 walks them; each is marked with `data-region`. */
export const REGIONS = ['top', 'rail', 'panel', 'canvas', 'dock', 'action', 'inspector', 'bottom'] as const
export type RegionId = (typeof REGIONS)[number]

/** An edge that can be dragged is none of a region's controls: it may stand before the others have come. */
const FOCUSABLE = 'button:not([disabled]), a[href], input:not([disabled]), textarea, [tabindex="0"]:not([role="separator"])'

/** Moves the focus to the next region that is on screen, or the one before; to its first control, or the one marked to start at. */
export function focusNextRegion(root: ParentNode, active: Element | null, direction: 1 | -1): void {
  const regions = REGIONS.map((id) => root.querySelector<HTMLElement>(`[data-region="${id}"]`)).filter(
    (region) => region !== null,
  )
  const current = regions.findIndex((region) => region.contains(active))
  const start = current === -1 && direction === -1 ? 0 : current
  for (let step = 1; step <= regions.length; step++) {
    const region = regions[(start + direction * step + regions.length * 2) % regions.length]
    if (region && enter(region)) return
  }
}

/** Moves the focus to a region, where it starts. */
export function focusRegion(root: ParentNode, id: RegionId): void {
  const region = root.querySelector<HTMLElement>(`[data-region="${id}"]`)
  if (region) enter(region)
}

function enter(region: HTMLElement): boolean {
  const target =
    region.querySelector<HTMLElement>('[data-region-start]') ?? region.querySelector<HTMLElement>(FOCUSABLE) ?? region
  if (target === region) takeFocus(region)
  target.focus({ preventScroll: true })
  return region.contains(document.activeElement)
}

/** A region in which nothing can have the focus, as what it shows is on its way, has it itself until it goes on. */
function takeFocus(region: HTMLElement): void {
  region.tabIndex = -1
  region.addEventListener('blur', () => region.removeAttribute('tabindex'), { once: true })
}
