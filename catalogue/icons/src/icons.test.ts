import { expect, it } from 'vitest'
import { iconNames, iconSvg } from './index.ts'

it('lists the icons of the set in order', () => {
  const names = iconNames()
  expect(names.length).toBeGreaterThan(1_000)
  expect(names).toContain('arrow-right')
  expect(names).toEqual(names.toSorted())
})

it('S7-06 gives an icon on one line, drawn in the current colour, without class names', () => {
  const svg = iconSvg('arrow-right')
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M5 12h14"/><path d="m12 5 7 7-7 7"/></svg>',
  )
})

it('knows nothing of names outside the set, and reads no other file', () => {
  for (const name of ['no-such-icon', '../package', '..', '', 'Arrow-Right', 'arrow-right.svg', 'a/b', 'a\0b'])
    expect(iconSvg(name)).toBeUndefined()
})
