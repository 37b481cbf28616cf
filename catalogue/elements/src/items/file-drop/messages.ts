import type { ElementWords } from '../../lib/words/element-words.ts'

/** What a person is told of the files they give. */
export const ENGLISH: ElementWords['files'] = {
  added: '{count} files added',
  addedOne: '1 file added',
  type: 'This type of file is not accepted.',
  tooLarge: 'The file is too large.',
  tooSmall: 'The file is too small.',
  totalTooLarge: 'The files are too large together.',
  tooMany: 'Too many files.',
  folder: 'Folders are not accepted.',
  remove: 'Remove {name}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
}
