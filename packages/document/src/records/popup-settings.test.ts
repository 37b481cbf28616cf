import { expect, test } from 'vitest'
import type { Json } from '@heddle/store'
import { popupSettings } from './popup-settings.ts'

test('document S3-10 the configuration of a popup says whether it is stacked, where, and whether it outlives a page', () => {
  expect(popupSettings({ popup: { isStacked: true, containerUid: 'el2', isKeptOnNav: true } })).toEqual({
    isStacked: true,
    containerUid: 'el2',
    isKeptOnNav: true,
  })
})

test.each<Record<string, Json>>([
  {},
  { popup: null },
  { popup: 'x' },
  { popup: [] },
  { popup: { isStacked: 'yes', containerUid: '', isKeptOnNav: 1 } },
])('document S3-10 %j is a popup of its own that closes with its page', (configuration) => {
  expect(popupSettings(configuration)).toEqual({ isStacked: false, isKeptOnNav: false })
})
