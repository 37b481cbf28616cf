import { LONG_LIST } from '@heddle/document/published'
import type { Stretch } from './stand-rows.ts'
import { leftOutOfPrint } from './texts.ts'

interface Printed {
  /** Of all rows; 0 where all of them stand. */
  readonly count: () => number
  readonly stretch: () => Stretch
  readonly stand: (stretch: Stretch) => void
  readonly during: (isPrinting: boolean) => void
}

/** Draws the first rows for printing, up to `LONG_LIST.printed`, and says behind the list how many it left. */
export function listenToPrinting(list: Element, signal: AbortSignal, { count, stretch, stand, during }: Printed): void {
  const page = list.ownerDocument
  const window = page.defaultView
  let before: Stretch | undefined
  let note: Element | undefined
  window?.addEventListener(
    'beforeprint',
    () => {
      const all = count()
      if (all === 0) return
      before = stretch()
      during(true)
      stand({ first: 0, end: Math.min(all, LONG_LIST.printed), held: [] })
      if (all <= LONG_LIST.printed) return
      note = page.createElement('p')
      note.textContent = leftOutOfPrint(page.documentElement.lang, LONG_LIST.printed, all)
      ;(list.closest('table') ?? list).after(note)
    },
    { signal },
  )
  window?.addEventListener(
    'afterprint',
    () => {
      note?.remove()
      during(false)
      if (before) stand(before)
      before = undefined
    },
    { signal },
  )
}
