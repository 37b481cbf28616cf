import type { ReactNode } from 'react'
import { toText, usePartId } from '@heddle/kit/react'
import type { GridProps } from '../grid-fields.ts'
import { pageSizes, pageWords, type GridPages } from './pages.ts'

/** What is shown of how many, how many at a time, and the way to the other pages. */
export function GridFoot({
  props,
  pages,
  told,
  most = Number.POSITIVE_INFINITY,
  onPage,
  onSize,
}: {
  readonly props: GridProps
  readonly pages: GridPages
  /** The same in words. */
  readonly told: GridPages
  /** Greater sizes are not offered. */
  readonly most?: number | undefined
  readonly onPage: (page: number) => void
  readonly onSize: (size: number) => void
}): ReactNode {
  const id = usePartId('size')
  const { page, pages: count, size } = pages
  const sizes = pageSizes(toText(props.pageSizes), size).filter((one) => one <= most)
  // A step that leads nowhere keeps the focus that led there.
  const step = (sign: string, label: unknown, wanted: number): ReactNode => (
    <button
      type="button"
      className="heddle-grid-step"
      aria-label={toText(label) || undefined}
      aria-disabled={wanted === page || wanted < 1 || wanted > count || undefined}
      onClick={() => onPage(wanted)}
    >
      {sign}
    </button>
  )
  return (
    <div className="heddle-grid-foot">
      <span className="heddle-grid-range" aria-live="polite">
        {pageWords(toText(props.rangeText), told)}
      </span>
      {sizes.length > 1 && (
        <span className="heddle-grid-sizes">
          <label htmlFor={id}>{toText(props.sizeText)}</label>
          <select
            id={id}
            className="heddle-grid-choice"
            value={size}
            onChange={({ currentTarget }) => onSize(Number(currentTarget.value))}
          >
            {sizes.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </span>
      )}
      <nav aria-label={toText(props.pagesLabel) || undefined}>
        {step('«', props.firstLabel, 1)}
        {step('‹', props.previousLabel, page - 1)}
        {step('›', props.nextLabel, page + 1)}
        {step('»', props.lastLabel, count)}
      </nav>
    </div>
  )
}
