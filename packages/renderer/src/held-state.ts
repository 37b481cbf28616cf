import { HOLE_ATTRIBUTE } from '@heddle/document/published'

/**
 * Remembers what a visitor did to a page that is about to be drawn anew: what its controls hold, what is open, selected,
 * scrolled and focused.
 * @returns puts it in place, to be called as soon as the page is drawn and before its elements look at their controls
 */
export function holdState(body: HTMLElement): () => void {
  return stateHolder(body)([...body.children])
}

/**
 * The same for a page that is about to be adopted section by section, to be called before the first of them is.
 * @param sections uids, in the order of the page
 * @returns remembers a section as it is then, and puts that in place
 */
export function holdSections(body: HTMLElement, sections: readonly string[]): (uid: string) => () => void {
  const hold = stateHolder(body)
  const elements = boundariesIn(body)
  const places = new Map(sections.map((uid, index) => [uid, index]))
  return (uid) => hold(elements[places.get(uid) ?? -1] ?? [])
}

/** What stands between React's marks of each boundary at the top of the page. */
function boundariesIn(body: HTMLElement): readonly (readonly Element[])[] {
  const boundaries: Element[][] = []
  let open: Element[] | undefined
  for (const child of body.childNodes) {
    if (child.nodeType === child.COMMENT_NODE && child.nodeValue === '$') boundaries.push((open = []))
    else if (child.nodeType === child.COMMENT_NODE && child.nodeValue === '/$') open = undefined
    else if (child.nodeType === child.ELEMENT_NODE) open?.push(child as Element)
  }
  return boundaries
}

/** Where things stand now is looked up when a section is first remembered, once for all of them. */
function stateHolder(body: HTMLElement): (sections: readonly Element[]) => () => void {
  const page = body.ownerDocument
  const window = page.defaultView
  const places = placesIn(body)

  return (sections) => {
    const inside = (selector: string): readonly Element[] =>
      sections.flatMap((section) => [...(section.matches(selector) ? [section] : []), ...section.querySelectorAll(selector)])
    const controls = inside('input, select, textarea, details').map((element) => ({
      element,
      place: places.of(element),
      write: readState(element),
    }))
    const scrolled = inside('*').flatMap((element) => {
      const { scrollLeft: left, scrollTop: top } = element
      return left !== 0 || top !== 0 ? [{ element, place: places.of(element), left, top }] : []
    })
    const [left, top] = [window?.scrollX ?? 0, window?.scrollY ?? 0]
    const { activeElement } = page
    const focused = sections.some((section) => section.contains(activeElement)) ? activeElement : null
    const focus = focused && { element: focused, place: places.of(focused) }

    return () => {
      if (sections.every((section) => section.isConnected)) {
        // React gives a text area that it adopts its first text.
        for (const { element, write } of controls)
          if (isOf('textarea', element) && element.value === element.defaultValue) write(element)
        return
      }
      const present = placesIn(body)
      const now = ({ element, place }: { readonly element: Element; readonly place: Place }): Element | undefined =>
        element.isConnected ? element : present.at(place)
      for (const { element, place, write } of controls) {
        if (element.isConnected) continue
        const drawn = present.at(place)
        // React may have taken a control for another one before it gave up; what was done to the others since then counts.
        if (drawn) (kindOf(element) === place.kind ? readState(element) : write)(drawn)
      }
      for (const { left: x, top: y, ...held } of scrolled) now(held)?.scrollTo({ left: x, top: y, behavior: 'instant' })
      window?.scrollTo({ left, top, behavior: 'instant' })
      const target = focus && page.activeElement === body ? now(focus) : undefined
      if (target && 'focus' in target) (target as HTMLElement).focus({ preventScroll: true })
    }
  }
}

/** Where an element stands, so that it is found again in the same page drawn anew: which one it is of its kind. */
interface Place {
  readonly kind: string
  readonly tag: string
  readonly index: number
}

/** Elements by kind, in the order of the page. What holes hold is left out: it is not drawn anew. */
function placesIn(body: HTMLElement): {
  readonly of: (element: Element) => Place
  readonly at: (place: Place) => Element | undefined
} {
  const byTag = new Map<string, Map<string, Element[]>>()
  const kindsOf = (tag: string): ReadonlyMap<string, readonly Element[]> => {
    const known = byTag.get(tag)
    if (known) return known
    const kinds = new Map<string, Element[]>()
    byTag.set(tag, kinds)
    for (const element of body.querySelectorAll(tag)) {
      if (element.parentElement?.closest(`[${HOLE_ATTRIBUTE}]`)) continue
      const kind = kindOf(element)
      const others = kinds.get(kind)
      if (others) others.push(element)
      else kinds.set(kind, [element])
    }
    return kinds
  }
  return {
    of(element) {
      const [kind, tag] = [kindOf(element), element.localName]
      return { kind, tag, index: kindsOf(tag).get(kind)?.indexOf(element) ?? -1 }
    },
    at: ({ kind, tag, index }) => kindsOf(tag).get(kind)?.[index],
  }
}

/** What strangers add is of other kinds than what the page has. */
function kindOf(element: Element): string {
  const attributes = ['id', 'class', 'type', 'name', 'href', 'aria-label'].map((name) => element.getAttribute(name))
  return JSON.stringify([element.localName, ...attributes])
}

// By name: a page in a frame has classes of its own.
const isOf = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, element: Element): element is HTMLElementTagNameMap[Tag] =>
  element.localName === tag

/** What a control holds now, as what gives it to another one. */
function readState(from: Element): (to: Element) => void {
  if (isOf('details', from)) {
    const { open } = from
    return (to) => isOf('details', to) && (to.open = open)
  }
  if (isOf('select', from)) {
    const chosen = [...from.options].map(({ selected }) => selected)
    return (to) => {
      if (isOf('select', to)) for (const [at, option] of [...to.options].entries()) option.selected = chosen[at] ?? false
    }
  }
  if (isOf('textarea', from)) return readText(from)
  if (!isOf('input', from)) return () => {}
  const { type, files, checked } = from
  if (type === 'file') return (to) => isOf('input', to) && (to.files = files)
  if (type === 'checkbox' || type === 'radio') return (to) => isOf('input', to) && (to.checked = checked)
  return readText(from)
}

/** A text with what is selected in it: kinds of inputs that know no selection have `null`. */
function readText({ value, selectionStart, selectionEnd, selectionDirection }: HTMLInputElement | HTMLTextAreaElement) {
  return (to: Element): void => {
    if (!isOf('input', to) && !isOf('textarea', to)) return
    if (to.value !== value) to.value = value
    if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  }
}
