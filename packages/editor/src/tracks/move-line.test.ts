import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveLine, shortTrack } from './move-line.ts'
import { readTrackList } from './track-list.ts'

interface Case {
  readonly sizes: readonly number[]
  readonly before?: number
  readonly delta: number
  readonly isFixing?: boolean
}

function move(template: string, { sizes, before = 0, delta, isFixing = false }: Case) {
  const list = readTrackList(template) ?? expect.fail('no list')
  const moved = moveLine({ list, sizes, before, delta, isFixing })
  return moved.ok ? moved.list.tracks.join(' ') : `held by ${moved.held}`
}

describe('a line between two tracks', () => {
  it.each([
    ['1fr 1fr', [200, 200], 50, '1.25fr 0.75fr'],
    ['1fr 2fr', [100, 200], -40, '0.6fr 2.4fr'],
    ['minmax(0, 1fr) minmax(0, 1fr)', [300, 300], 100, 'minmax(0, 1.333fr) minmax(0, 0.667fr)'],
    ['minmax(min(100%, 80px), 2fr) 2fr', [200, 200], 100, 'minmax(min(100%, 80px), 3fr) 1fr'],
    ['.5fr .5fr', [100, 100], 20, '0.6fr 0.4fr'],
  ])('of %s shares what both have together', (template, sizes, delta, moved) => {
    expect(move(template, { sizes, delta })).toBe(moved)
  })

  it.each([
    ['200px 1fr', [200, 400], 12.4, '212px 1fr'],
    ['200px 300px', [200, 300], -20, '180px 300px'],
    ['1fr 200px', [400, 200], 30, '1fr 170px'],
    ['25% 1fr', [100, 300], 20, '30% 1fr'],
    ['10rem 1fr', [160, 300], 8, '10.5rem 1fr'],
    ['1fr 50%', [200, 200], 20, '1fr 45%'],
    ['0 1fr', [0, 300], 20, '20px 1fr'],
    ['200px auto', [200, 60], 5, '205px auto'],
  ])('of %s changes the length in its own unit', (template, sizes, delta, moved) => {
    expect(move(template, { sizes, delta })).toBe(moved)
  })

  it.each([
    ['auto 1fr', 'auto', '130px 1fr'],
    ['1fr auto', 'auto', '1fr 170px'],
    ['minmax(100px, 300px) 1fr', 'minmax(100px, 300px)', '130px 1fr'],
    ['fit-content(50%) 200px', 'fit-content(50%)', '130px 200px'],
    ['calc(50% - 8px) 1fr', 'calc(50% - 8px)', '130px 1fr'],
  ])('of %s is held by what is as large as its content, unless that becomes pixels', (template, held, fixed) => {
    const sizes = [100, 200]
    expect(move(template, { sizes, delta: 30 })).toBe(`held by ${held}`)
    expect(move(template, { sizes, delta: 30, isFixing: true })).toBe(fixed)
  })

  it('changes its two neighbours alone', () => {
    expect(move('1fr 1fr 1fr 50px', { sizes: [100, 100, 100, 50], before: 1, delta: 50 })).toBe('1fr 1.5fr 0.5fr 50px')
  })

  it('stops before a track is gone, so that it can be taken hold of again', () => {
    expect(move('1fr 1fr', { sizes: [100, 100], delta: 5000 })).toBe('1.99fr 0.01fr')
    expect(move('1fr 1fr', { sizes: [1000, 1000], delta: -5000 })).toBe('0.001fr 1.999fr')
    expect(move('200px 1fr', { sizes: [200, 100], delta: -5000 })).toBe('1px 1fr')
    expect(move('1fr 50%', { sizes: [200, 200], delta: 5000 })).toBe('1fr 0.25%')
    expect(move('1fr 1fr', { sizes: [0, 0], delta: 10 })).toBe('1fr 1fr')
    expect(move('0fr 0fr', { sizes: [50, 50], delta: 10 })).toBe('0fr 0fr')
  })

  it('keeps what two shares have together and stands where the pointer is, as far as three digits tell', () => {
    const share = fc.integer({ min: 1, max: 400 }).map((hundredths) => hundredths / 100)
    fc.assert(
      fc.property(
        share,
        share,
        fc.integer({ min: 40, max: 2000 }),
        fc.double({ min: 0.05, max: 0.95, noNaN: true }),
        (a, b, room, part) => {
          const sizes = [(room * a) / (a + b), (room * b) / (a + b)] as const
          const delta = room * part - sizes[0]
          const [left = 0, right = 0] = move(`${a}fr ${b}fr`, { sizes, delta }).split(' ').map(Number.parseFloat)
          expect(left + right).toBeCloseTo(a + b, 3)
          expect(Math.abs((room * left) / (left + right) - room * part)).toBeLessThanOrEqual(1.1 + room / (1000 * (a + b)))
        },
      ),
    )
  })

  it('never writes less than nothing, whatever the pointer does', () => {
    const track = fc.constantFrom('1fr', '2.5fr', 'minmax(0, 1fr)', '120px', '20%', '3rem', 'auto')
    fc.assert(
      fc.property(
        fc.tuple(track, track),
        fc.tuple(fc.nat(900), fc.nat(900)),
        fc.integer({ min: -3000, max: 3000 }),
        fc.boolean(),
        (pair, sizes, delta, isFixing) => {
          const moved = move(pair.join(' '), { sizes, delta, isFixing })
          expect(moved).not.toMatch(/-\d|NaN|Infinity|e-/)
        },
      ),
    )
  })
})

it('a share is said without its least size, all else as it is written', () => {
  const tracks = ['minmax(0, 1.24fr)', '.5fr', '200px', 'minmax(10px, 20px)', 'auto']
  expect(tracks.map(shortTrack)).toEqual(['1.24fr', '0.5fr', '200px', 'minmax(10px, 20px)', 'auto'])
})
