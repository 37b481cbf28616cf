import type { DocumentRecord } from '@heddle/document'
import type { Diff } from '@heddle/store'

/** What goes with a screen size, in how many elements and classes. */
export interface Lost {
  readonly styles: number
  readonly values: number
  readonly records: number
}

/** What a change that takes a screen size away takes along. */
export function lostWithScreen({ set = {} }: Diff<DocumentRecord>): Lost {
  let [styles, values, records] = [0, 0, 0]
  for (const changes of Object.values(set)) {
    const paths = Object.keys(changes)
    const [ofStyles, ofValues] = ['styles', 'props'].map((part) => paths.filter((path) => path.split('/').includes(part)).length)
    styles += ofStyles ?? 0
    values += ofValues ?? 0
    if ((ofStyles ?? 0) + (ofValues ?? 0) > 0) records += 1
  }
  return { styles, values, records }
}
