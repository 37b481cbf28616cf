import { expect, test } from 'vitest'
import { lostWithScreen } from './lost-with-screen.ts'

test('styles and values that go with a screen size are counted, with the elements and classes that had them', () => {
  const site = { 'screens/mobile': [{ index: 'a0' }, null] }
  expect(lostWithScreen({ set: { site } as never })).toEqual({ styles: 0, values: 0, records: 0 })
  const set = {
    site,
    one: { 'styles/mobile/color': ['#fff', null], 'styles/mobile:hover/color': ['#000', null], 'props/size/mobile': ['s', null] },
    two: { 'overrides/x/styles/mobile/color': ['#fff', null] },
  }
  expect(lostWithScreen({ set } as never)).toEqual({ styles: 3, values: 1, records: 2 })
  expect(lostWithScreen({})).toEqual({ styles: 0, values: 0, records: 0 })
})
