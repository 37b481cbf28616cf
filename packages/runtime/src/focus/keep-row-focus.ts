import { focusOnce } from './focus-once.ts'

/** Where a control stands among its like: the same one of another row is found by it. */
interface Place {
  readonly tag: string
  readonly className: string
  readonly index: number
}

const HEADINGS = 'caption,h1,h2,h3,h4,h5,h6,[role="heading"]'

let watching: MutationObserver | undefined

/**
 * Keeps the focus in a list: when the control that has it goes, by itself or with its row, the focus goes on to the same
 * control of the next row that has it, else of one before, else to the heading of the list. Called with the row each time
 * something in a row of a repeat takes the focus.
 */
export function keepRowFocus(row: Element): void {
  watching?.disconnect()
  watching = undefined
  const { ownerDocument: page, parentElement: list } = row
  const control = page.activeElement
  if (!list || !control || !row.contains(control)) return
  const place = placeOf(control, row)
  const rows = rowsLike(row, list)
  const observer = new MutationObserver(() => {
    if (control.isConnected) return
    observer.disconnect()
    const isLost = page.activeElement === null || page.activeElement === page.body
    if (isLost && list.isConnected) goOn(row, rows, list, place)
  })
  observer.observe(page.body, { childList: true, subtree: true })
  watching = observer
}

function goOn(row: Element, before: readonly Element[], list: Element, place: Place): void {
  const now = rowsLike(row, list)
  const at = before.indexOf(row)
  const nexts = before.slice(at + 1).filter((one) => now.includes(one))
  const others = now.filter((one) => one !== row && !nexts.includes(one)).toReversed()
  for (const one of [...nexts, ...others]) {
    const control = controlAt(one, place)
    control?.focus()
    if (control && control.ownerDocument.activeElement === control) return
  }
  for (let around: Element | null = list; around; around = around.parentElement) {
    const heading = around.querySelector<HTMLElement>(HEADINGS)
    if (heading) return focusOnce(heading)
  }
}

/** Rows of one repeat are drawn alike. */
function rowsLike({ localName, className }: Element, list: Element): readonly Element[] {
  return [...list.children].filter((one) => one.localName === localName && one.className === className)
}

function placeOf(control: Element, row: Element): Place {
  const { localName: tag, className } = control
  return { tag, className, index: alike(row, { tag, className }).indexOf(control) }
}

function controlAt(row: Element, place: Place): HTMLElement | undefined {
  const found = alike(row, place)[place.index]
  return found instanceof HTMLElement ? found : undefined
}

function alike(row: Element, { tag, className }: Omit<Place, 'index'>): readonly Element[] {
  return [row, ...row.getElementsByTagName(tag)].filter((one) => one.localName === tag && one.className === className)
}
