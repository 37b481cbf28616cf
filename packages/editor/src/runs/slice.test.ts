import { expect, it } from 'vitest'
import { readOrigins, readBreakpoints } from './slice.ts'

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

it('origins of drafts in tabs are kept by the tab; what is no origin is none', () => {
  expect([...readOrigins('http://a--preview.localhost:4000 https://b.example')]).toEqual([
    'http://a--preview.localhost:4000',
    'https://b.example',
  ])
  expect([...readOrigins('nonsense http://a.example/path javascript:alert(1) null')]).toEqual([])
  expect(readOrigins().size).toBe(0)
})
