/** A part of a drawing that people can point at. */
export interface Region {
  readonly id: string
  readonly title: string
  readonly element: SVGElement
}

/** Elements that may be regions. */
export const SHAPES = 'path|polygon|polyline|rect|circle|ellipse|g'
const IS_SHAPE = new RegExp(`^(?:${SHAPES})$`)

const idOf = (element: Element): string => element.getAttribute('data-region-id') || element.id

/** What a person calls it: its title, or one of the names that makers of maps give. */
function titleOf(element: Element): string {
  const own = element.querySelector(':scope > title')
  const title = own?.textContent || element.getAttribute('data-name') || element.getAttribute('title')
  // The browser would show it beside the tooltip.
  own?.remove()
  return title?.trim() || idOf(element)
}

/**
 * Regions of a drawing in its order: shapes and groups with an id, those inside of a region being parts of it. A group around
 * everything is none.
 */
export function findRegions(root: Element, left: ReadonlySet<string>): readonly Region[] {
  const found: SVGElement[] = []
  const seen = new Set<string>()
  const walk = (parent: Element): void => {
    for (const element of parent.children as HTMLCollectionOf<SVGElement>) {
      const id = idOf(element)
      const isRegion = id !== '' && IS_SHAPE.test(element.localName) && !left.has(id) && element.getAttribute('fill') !== 'none'
      // Of two with one id the first is meant.
      if (isRegion && !seen.has(id)) {
        seen.add(id)
        found.push(element)
      } else if (!isRegion && element.localName === 'g') walk(element)
    }
  }
  walk(root)
  const [only] = found
  if (found.length === 1 && only) {
    const inside = findRegions(only, left)
    if (inside.length > 0) return inside
  }
  return found.map((element) => ({ id: idOf(element), title: titleOf(element), element }))
}
