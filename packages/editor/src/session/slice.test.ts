import { describe, expect, test } from 'vitest'
import { readRemembered } from './slice.ts'

describe('what a tab kept is read with care', () => {
  const kept = readRemembered({ panel: 'pages', zoom: 2, wide: true, none: null })

  test('a text only when it is one, a choice only among those there are', () => {
    expect([kept.string('panel'), kept.string('zoom'), kept.string('other')]).toEqual(['pages', undefined, undefined])
    expect(kept.oneOf('panel', ['add', 'pages'])).toBe('pages')
    expect(kept.oneOf('panel', ['add'])).toBeUndefined()
  })

  test('a number only within its limits, which belong to it', () => {
    expect([kept.number('zoom', 0.1, 4), kept.number('zoom', 2, 2)]).toEqual([2, 2])
    expect([kept.number('zoom', 2.1, 4), kept.number('zoom', 0, 1.9), kept.number('panel', 0, 9)]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(readRemembered({ zoom: Number.NaN }).number('zoom', 0, 4)).toBeUndefined()
  })

  test('what was kept as nothing is told from what was not kept', () => {
    expect([kept.has('none'), kept.has('other'), kept.has('toString')]).toEqual([true, false, false])
  })

  test.each([undefined, null, 'a text', 7, ['panel']])('%j remembers nothing', (value) => {
    expect(readRemembered(value).string('panel')).toBeUndefined()
  })
})
