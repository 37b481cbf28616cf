import { MAX_FRAMES, type AnimationFrame, type AnimationFrames } from '@heddle/style'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addFrame, duplicateFrame, freePlace, moveFrame, propertiesOf, startOf, widestGap, withProperty } from './frames.ts'

const at = (place: number, styles: AnimationFrame['styles'] = {}): AnimationFrame => ({ at: place, styles })
const frames: AnimationFrames = { a: at(0, { opacity: 0 }), b: at(50, { rotate: '20deg' }), c: at(100) }

describe('where a frame stands', () => {
  it('goes to the place that is wanted, past one that stands there, and never beyond the ends', () => {
    expect(moveFrame(frames, 'a', 30)).toEqual({ a: { ...frames['a'], at: 30 } })
    expect(moveFrame(frames, 'a', 50)['a']?.at).toBe(51)
    expect(moveFrame(frames, 'c', 50)['c']?.at).toBe(49)
    expect(moveFrame(frames, 'b', 400)['b']?.at).toBe(50)
    expect(moveFrame(frames, 'b', -3)['b']?.at).toBe(50)
    expect(moveFrame(frames, 'gone', 3)).toEqual({})
  })

  it('is one that no other has, whatever is asked for', () => {
    const many = fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: MAX_FRAMES })
    fc.assert(
      fc.property(many, fc.double({ min: -50, max: 150, noNaN: true }), fc.nat(), (places, wanted, which) => {
        const all = Object.fromEntries(places.map((place, number) => [`f${number}`, at(place)]))
        const key = `f${which % places.length}`
        const moved = { ...all, ...moveFrame(all, key, wanted) }
        const added = { ...all, ...addFrame(all, 'new', wanted), ...duplicateFrame(all, key, 'twin') }
        for (const next of [moved, { ...added, twin: null }, { ...added, new: null }]) {
          const taken = Object.values(next).flatMap((frame) => (frame ? [frame.at] : []))
          expect(new Set(taken).size).toBe(taken.length)
          for (const place of taken) expect(place).toBe(Math.min(Math.max(place, 0), 100))
        }
      }),
    )
    expect(freePlace({}, 12.34)).toBe(12.3)
  })
})

describe('a new frame', () => {
  it('looks as what is passed there, where numbers of the same units stand around it', () => {
    const ink = { type: 'token', id: 'ink0000000000000' } as const
    const from = {
      opacity: 0,
      translate: '0 24px',
      scale: '1 2',
      rotate: '10deg',
      color: ink,
      filter: 'blur(2px)',
      width: '10px',
    }
    const to = { opacity: 1, translate: '8px 0', scale: '2', rotate: '1turn', color: '#fff', filter: 'none' }
    const { n } = addFrame({ a: at(0, from), b: at(100, to) }, 'n', 25)
    expect(n).toEqual(at(25, { ...from, opacity: '0.25', translate: '2px 18px' }))
  })

  it('looks as the only one beside it, and a copy stands behind its pattern', () => {
    expect(addFrame(frames, 'n', 60)).toEqual({ n: at(60, { rotate: '20deg' }) })
    expect(addFrame({ c: at(40, { opacity: 1 }) }, 'n', 10)).toEqual({ n: at(10, { opacity: 1 }) })
    expect(addFrame({}, 'n', 0)).toEqual({ n: at(0) })
    expect(duplicateFrame({ ...frames, b: { ...at(50), easing: 'ease-in' } }, 'b', 'n')).toEqual({
      n: { ...at(60), easing: 'ease-in' },
    })
    expect(duplicateFrame(frames, 'c', 'n')['n']?.at).toBe(99)
    expect(duplicateFrame(frames, 'gone', 'n')).toEqual({})
  })

  it('without a place goes into the widest gap', () => {
    expect([{}, { a: at(0) }, { a: at(0), c: at(100) }, { a: at(10), c: at(30) }, frames].map(widestGap)).toEqual([
      0, 100, 50, 100, 25,
    ])
  })
})

describe('what a frame says', () => {
  it('begins with what another frame says of a property, or leaves the element as it is', () => {
    expect(startOf(frames, 'rotate')).toBe('20deg')
    expect(
      ['translate', 'scale', 'filter', 'box-shadow', 'width'].map((property) => startOf(frames, property as 'width')),
    ).toEqual(['0 0', '1', 'blur(0px)', 'none', 'auto'])
    expect(startOf(frames, 'color')).toMatch(/^#/)
  })

  it('is changed and taken away one by one; the rest is offered', () => {
    const said = withProperty(withProperty(at(0), 'scale', '2'), 'opacity', 0)
    expect(propertiesOf(said).said).toEqual(['opacity', 'scale'])
    expect(propertiesOf(said).left).not.toContain('scale')
    expect(withProperty(said, 'scale', null)).toEqual(at(0, { opacity: 0 }))
  })
})
