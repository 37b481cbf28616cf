import type { ReactNode } from 'react'
import type { Landing } from './move-row.ts'

/** Where a line stands in what scrolls. */
export interface Line {
  readonly top: number
  readonly width: number
}

/** The line where a row would land, as long as the table is wide. */
export function lineIn(box: HTMLElement, { y }: Landing): Line {
  const width = box.querySelector('table')?.offsetWidth ?? box.clientWidth
  return { top: y - box.getBoundingClientRect().top - box.clientTop + box.scrollTop, width }
}

export function LandingLine({ line }: { readonly line: Line | undefined }): ReactNode {
  return line && <div className="heddle-grid-landing" style={line} />
}
