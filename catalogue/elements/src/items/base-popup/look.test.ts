import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'
import { closedBy, durationOf, placeOf } from './look.ts'

test('S9-24 S9-25 a popup moves for 300 ms, at most 10,000, evenly unless it is told otherwise', () => {
  expect(LIMITS.duration).toEqual({ min: 0, max: 10_000, default: 300 })
  expect([undefined, '', 'x', null, Number.NaN].map(durationOf)).toEqual([300, 300, 300, 300, 300])
  expect([-1, 0, 5, '250', 10_000, 99_999].map(durationOf)).toEqual([0, 0, 5, 250, 10_000, 10_000])
  expect(placeOf({ animation: 'fade' }).variables).toMatchObject({ '--heddle-time': '300ms', '--heddle-easing': 'linear' })
  expect(placeOf({ animation: 'fade', animationEasing: 'ease-out' }).variables).toMatchObject({ '--heddle-easing': 'ease-out' })
})

test.each([
  [{}, ['modal', 'center', 'at-center']],
  [{ side: 'left', align: 'bottom' }, ['modal', 'left', 'at-bottom']],
  // A side that a modal does not have.
  [{ side: 'top' }, ['modal', 'center', 'at-center']],
  [{ type: 'sheet' }, ['sheet', 'top']],
  [{ type: 'sheet', side: 'right', align: 'bottom' }, ['sheet', 'right']],
  [
    { animation: 'slide-in', slideInDirection: 'left', preventScroll: true },
    ['modal', 'center', 'at-center', 'slide-in', 'from-left', 'locks'],
  ],
  [{ type: 5, side: null, animation: 'spin' }, ['modal', 'center', 'at-center']],
])('S3-51 %j stands where it is told, and where that makes no sense as usual', (props, words) => {
  expect(placeOf(props).words).toEqual(words)
})

test('S3-51 exact places are values; the cover has the colour of its rule, and without a cover nothing is covered', () => {
  expect(placeOf({ side: 'custom', align: 'custom', customPositionX: '10px', overlay: true }).variables).toEqual({
    '--heddle-x': '10px',
    '--heddle-y': '0%',
  })
  expect(placeOf({ overlay: false }).variables).toEqual({ '--heddle-cover': 'transparent' })
})

test.each([
  [{ overlay: true, overlayClickCloses: true, escClose: false }, 'any', true],
  [{ overlay: true, overlayClickCloses: false, escClose: true, clickOutsideCloses: true }, 'closerequest', false],
  [{ overlay: true, overlayClickCloses: false, escClose: false }, 'none', false],
  [{ overlay: false, overlayClickCloses: true, escClose: true }, 'closerequest', false],
  [{ overlay: false, clickOutsideCloses: true }, 'any', true],
])('S3-51 %j is closed by %s', (props, attribute, byPress) => {
  expect(closedBy(props)).toEqual({ attribute, byPress })
})
