import { expect, it } from 'vitest'
import { words } from './words.ts'

const none = { texts: 0, paths: 0, facts: 0, pages: 0 }

it('says what goes with a language, and nothing of what it had not', () => {
  expect(words.deleted('French', none)).toBe('French is deleted. It had no texts of its own. Undo brings it back.')
  expect(words.deleted('French', { ...none, texts: 1_234, facts: 1 })).toBe(
    'French is deleted. Gone with it: 1,234 texts and 1 title or description. Undo brings it back.',
  )
  expect(words.deleted('French', { texts: 1, paths: 2, facts: 3, pages: 2 })).toBe(
    'French is deleted. Gone with it: 1 text, 2 paths and 3 titles and descriptions. 2 pages that had no other language are in the default one now. Undo brings it back.',
  )
})
