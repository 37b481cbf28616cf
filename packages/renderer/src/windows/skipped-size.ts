import { SKIPPED_SIZE } from '@heddle/document/published'
import type { StandingRow } from './tell-places.ts'

/** Rows that are measured. */
const SAMPLE = 10

/** Rows that the browser leaves out until they are seen take the room of some that it is made to draw. */
export function writeSkippedSize(list: HTMLElement, rows: readonly StandingRow[]): void {
  const sample = rows.slice(0, SAMPLE).map(({ element }) => element as HTMLElement)
  for (const { style } of sample) style.setProperty('content-visibility', 'visible')
  const heights = sample.map((row) => {
    const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(row)
    const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
    return edges.reduce((height, edge) => height - parseFloat(edge), row.getBoundingClientRect().height)
  })
  for (const { style } of sample) style.removeProperty('content-visibility')
  const mean = heights.reduce((sum, height) => sum + height, 0) / Math.max(1, heights.length)
  list.style.setProperty(SKIPPED_SIZE, `${Math.max(0, mean)}px`)
}
