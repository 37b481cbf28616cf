import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addStop, moveStop, placesOf } from './gradient-stops.ts'

const stops = (...at: readonly string[]) => at.map((place, index) => ({ color: index === 0 ? '#000000' : '#ffffff', at: place }))

it('stops that say nothing are spread between their neighbours, as browsers do; other units have no place', () => {
  expect(placesOf(stops('', '', ''))).toEqual([0, 50, 100])
  expect(placesOf(stops('20%', '', '', '80%'))).toEqual([20, 40, 60, 80])
  expect(placesOf(stops('', '10px', '', ''))).toEqual([0, undefined, undefined, 100])
})

it('a stop is moved past another one, and never out of the gradient', () => {
  const moved = moveStop(stops('0%', '50%', '100%'), 0, 70)
  expect([moved.index, moved.stops.map(({ at }) => at)]).toEqual([1, ['50%', '70%', '100%']])
  expect(moveStop(stops('', ''), 1, 300).stops.map(({ at }) => at)).toEqual(['0%', '100%'])
})

it('a new stop has the colour that stands there', () => {
  const added = addStop(stops('', ''), 50)
  expect([added.index, added.stops]).toEqual([
    1,
    [
      { color: '#000000', at: '0%' },
      { color: '#808080', at: '50%' },
      { color: '#ffffff', at: '100%' },
    ],
  ])
  expect(
    addStop(
      [
        { color: 'var(--a)', at: '' },
        { color: 'red', at: '' },
      ],
      10,
    ).stops[1]?.color,
  ).toBe('var(--a)')
})

it('however stops are moved and added, they stand in order and none is lost', () => {
  const places = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(places, fc.nat(5), fc.integer({ min: -50, max: 150 }), (given, index, to) => {
      const before = stops(...given.toSorted((a, b) => a - b).map((place) => `${place}%`))
      for (const { stops: after } of [moveStop(before, index % before.length, to), addStop(before, to)]) {
        const at = placesOf(after).map((place) => place ?? Number.NaN)
        expect(at).toEqual(at.toSorted((a, b) => a - b))
        expect(after.length - before.length).toBeLessThanOrEqual(1)
      }
    }),
  )
})
