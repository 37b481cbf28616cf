import type { ElementWords } from './element-words.ts'
import { wordsIn } from './words.ts'

const ENGLISH: ElementWords['inputs'] = {
  check: 'Check this value.',
  required: 'Fill this in.',
  incomplete: 'Fill this in completely.',
  phone: 'Enter a whole phone number.',
}

/** What people are told of what they filled in, where the browser says nothing itself. */
export function inputWords(language: string): ElementWords['inputs'] {
  return wordsIn(language, 'inputs', ENGLISH)
}
