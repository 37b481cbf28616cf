import { expect, it } from 'vitest'
import { readBreakpoints } from './slice.ts'

it('breakpoints with their conditions are what a tab kept of them; whatever else stands there is none', () => {
  expect([
    ...readBreakpoints(
      JSON.stringify([
        ['w a', ''],
        ['w b', 'total > 3'],
      ]),
    ),
  ]).toEqual([
    ['w a', ''],
    ['w b', 'total > 3'],
  ])
  for (const text of [undefined, '', 'w a,w b', '{}', '[1,["w"],["w",2],null]']) expect(readBreakpoints(text).size).toBe(0)
})
