import { useEffect, useRef, type ReactNode } from 'react'
import { toText, useElementAction, useNode, useRoot, type ElementProps } from '@heddle/kit/react'
import type { paginatorDefinition } from './definition.ts'
import { count, rangeText, shownPages, toPages } from './shown-pages.ts'

export function Paginator({ root, props }: ElementProps<typeof paginatorDefinition>): ReactNode {
  const node = useNode()
  const { useCustomPagination, accessibleLabel, showEnds, showRange } = props
  const source: Paging = useCustomPagination ? props : collectionOf(props.collection)
  const shown = toPages(source.total, source.limit, source.offset)
  const { page, pages, limit, total } = shown
  const isFirst = page === 1
  const isLast = page === pages

  const go = (wanted: number): void => {
    if (Number.isNaN(wanted)) return
    const next = Math.min(pages, Math.max(1, Math.floor(wanted)))
    const offset = (next - 1) * limit
    if (offset === count(source.offset)) return
    if (!useCustomPagination && typeof source.id === 'string') node.showRows(source.id, offset)
    node.emit('change', { context: { page: next, offset, limit, total } })
  }
  useElementAction('go-to-page', (wanted) => go(Number(wanted ?? Number.NaN)))

  // A button that has just led to the first or the last page is gone: the focus stays in the list of pages.
  const [nav, ref] = useRoot<HTMLElement>(root.ref)
  const isPressed = useRef(false)
  useEffect(() => {
    const wasPressed = isPressed.current
    isPressed.current = false
    const { current } = nav
    if (!wasPressed || !current || current.ownerDocument.activeElement !== current.ownerDocument.body) return
    current.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [nav, page])
  const press = (wanted: number): void => {
    isPressed.current = true
    go(wanted)
  }
  const step = (key: string, sign: string, label: unknown, wanted: number): ReactNode => (
    <button key={key} type="button" className="heddle-page" aria-label={toText(label) || undefined} onClick={() => press(wanted)}>
      {sign}
    </button>
  )
  return (
    <nav {...root} ref={ref} aria-label={toText(accessibleLabel) || root['aria-label']}>
      {showRange && (
        <span key="range" className="heddle-page-range" aria-live="polite">
          {rangeText(toText(props.rangeText), shown)}
        </span>
      )}
      {!isFirst && showEnds && step('first', '«', props.firstLabel, 1)}
      {!isFirst && step('previous', '‹', props.previousLabel, page - 1)}
      {shownPages(shown).map((number, place) =>
        number === undefined ? (
          <span key={`gap ${place}`} className="heddle-page-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            className="heddle-page"
            aria-current={number === page ? 'page' : undefined}
            onClick={() => press(number)}
          >
            {number}
          </button>
        ),
      )}
      {!isLast && step('next', '›', props.nextLabel, page + 1)}
      {!isLast && showEnds && step('last', '»', props.lastLabel, pages)}
    </nav>
  )
}

interface Paging {
  readonly id?: unknown
  readonly total?: unknown
  readonly limit?: unknown
  readonly offset?: unknown
}

function collectionOf(value: unknown): Paging {
  return typeof value === 'object' && value !== null ? value : {}
}
