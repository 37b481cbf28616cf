import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layTracks } from './lay-tracks.ts'

const lay = (place: string, room = 400) => layTracks({ sizes: [100, 50], gap: 10, room, place }).map(({ at }) => at)

describe('canvas-C61 tracks of a grid', () => {
  it.each([
    ['normal', [0, 110]],
    ['stretch', [0, 110]],
    ['start', [0, 110]],
    ['flex-start', [0, 110]],
    ['center', [120, 230]],
    ['safe center', [120, 230]],
    ['end', [240, 350]],
    ['unsafe flex-end', [240, 350]],
    ['space-between', [0, 350]],
    ['space-around', [60, 290]],
    ['space-evenly', [80, 270]],
  ])('stand where %s puts them', (place, at) => {
    expect(lay(place)).toEqual(at)
  })

  it('that are larger than the grid begin at its edge, unless they are in its middle or at its end', () => {
    expect(lay('space-between', 100)).toEqual([0, 110])
    expect(lay('space-evenly', 100)).toEqual([0, 110])
    expect(lay('center', 100)).toEqual([-30, 80])
    expect(lay('end', 100)).toEqual([-60, 50])
  })

  it('are none where there are none, and one that is spread stands as a single one does', () => {
    expect(layTracks({ sizes: [], gap: 10, room: 100, place: 'center' })).toEqual([])
    const one = (place: string) => layTracks({ sizes: [40], gap: 10, room: 100, place })[0]?.at
    expect(['space-between', 'space-around', 'space-evenly'].map(one)).toEqual([0, 30, 30])
  })

  it('follow one another without overlap, keep their sizes and stay inside as long as there is room', () => {
    const places = ['start', 'center', 'end', 'space-between', 'space-around', 'space-evenly']
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 40 }),
        fc.integer({ min: 0, max: 500 }),
        fc.constantFrom(...places),
        (sizes, gap, more, place) => {
          const room = sizes.reduce((sum, size) => sum + size, 0) + gap * (sizes.length - 1) + more
          const tracks = layTracks({ sizes, gap, room, place })
          expect(tracks.map(({ size }) => size)).toEqual(sizes)
          expect(tracks[0]?.at).toBeGreaterThanOrEqual(0)
          const last = tracks.at(-1)
          expect((last?.at ?? 0) + (last?.size ?? 0)).toBeLessThanOrEqual(room + 0.001)
          for (const [at, track] of tracks.slice(1).entries())
            expect(track.at - (tracks[at]?.at ?? 0) - (tracks[at]?.size ?? 0)).toBeGreaterThanOrEqual(gap - 0.001)
        },
      ),
    )
  })
})
