import type { ElementWords } from '../../lib/words/element-words.ts'

/** What a person is told who moves rows: `{name}` stands for the row, `{place}` and `{count}` for where it is of how many. */
export const ENGLISH: ElementWords['rows'] = {
  grip: 'Move {name}',
  pickedUp: '{name} is picked up, {place} of {count}. Arrow keys move it, Space puts it down, Escape puts it back.',
  moved: '{name}: {place} of {count}',
  dropped: '{name} is put down, {place} of {count}',
  putBack: '{name} is back where it was, {place} of {count}',
  sorted: 'Rows cannot be moved while they are sorted.',
  filtered: 'Rows cannot be moved while they are filtered.',
  grouped: 'Rows in groups cannot be moved.',
  ofCollection: 'The collection decides the order of these rows.',
}
