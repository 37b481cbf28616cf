import type { ElementWords } from '../../lib/words/element-words.ts'

/** What a person is told who chose too few or too many. */
export const ENGLISH: ElementWords['counts'] = { min: 'Choose at least {count}.', max: 'Choose at most {count}.' }
