import { expect, test } from 'vitest'
import { nested } from './headings.ts'

const heading = (text: string, level: number) => ({ id: text, text, level })
type Trees = ReturnType<typeof nested>
const drawn = (trees: Trees): string =>
  trees.map(({ text, inside }) => `${text}${inside.length > 0 ? `(${drawn(inside)})` : ''}`).join(' ')

test.each([
  [[], ''],
  [
    [
      ['a', 2],
      ['b', 2],
    ],
    'a b',
  ],
  [
    [
      ['a', 2],
      ['b', 3],
      ['c', 3],
      ['d', 2],
    ],
    'a(b c) d',
  ],
  [
    [
      ['a', 2],
      ['b', 4],
      ['c', 3],
    ],
    'a(b c)',
  ],
  [
    [
      ['a', 3],
      ['b', 2],
      ['c', 3],
    ],
    'a b(c)',
  ],
  [
    [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 1],
    ],
    'a(b(c)) d',
  ],
] as const)('headings %j are nested as %s', (headings, trees) => {
  expect(drawn(nested(headings.map(([text, level]) => heading(text, level))))).toBe(trees)
})
