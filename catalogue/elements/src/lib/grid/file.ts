import type { Column } from './column.ts'

/** What only grids need whose rows somebody takes as a file: it comes then. */
export interface FilePart {
  readonly csvOf: (columns: readonly Pick<Column, 'key' | 'title'>[], rows: Iterable<unknown>) => string
  readonly download: (name: string, text: string) => void
}
