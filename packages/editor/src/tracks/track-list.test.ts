import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printTrackList, readTrackList } from './track-list.ts'

const tracks = (template: string) => readTrackList(template)?.tracks

describe('a template', () => {
  it.each([
    ['200px 1fr', ['200px', '1fr']],
    ['repeat(3, minmax(0, 1fr))', ['minmax(0, 1fr)', 'minmax(0, 1fr)', 'minmax(0, 1fr)']],
    ['10px repeat(2, 1fr 2fr) auto', ['10px', '1fr', '2fr', '1fr', '2fr', 'auto']],
    ['  fit-content(20%)\n  calc(1px + (2px * 3)) ', ['fit-content(20%)', 'calc(1px + (2px * 3))']],
    ['[a]1fr[b c] 2fr', ['1fr', '2fr']],
  ])('%s is read track by track', (template, read) => {
    expect(tracks(template)).toEqual(read)
  })

  it.each([
    'none',
    '',
    'subgrid',
    'subgrid [a]',
    'repeat(auto-fit, minmax(200px, 1fr))',
    'repeat(auto-fill, 100px) 1fr',
    'repeat(201, 1fr)',
    'repeat(100, 1fr 2fr 3fr)',
    'repeat(2 1fr)',
    'calc(1px 1fr',
    '1fr ) 2fr',
    '[a 1fr',
    '[a)',
  ])('%s is left as it is', (template) => {
    expect(readTrackList(template)).toBeUndefined()
  })

  it('is written with its names where they were, those of two tracks that meet joined', () => {
    const print = (template: string) => printTrackList(readTrackList(template) ?? expect.fail())
    expect(print('[first] 1fr [mid other] 2fr [last]')).toBe('[first] 1fr [mid other] 2fr [last]')
    expect(print('repeat(2, [a] 1fr [b])')).toBe('[a] 1fr [b a] 1fr [b]')
    expect(print('1fr 1fr 1fr')).toBe('repeat(3, 1fr)')
    expect(print('1fr')).toBe('1fr')
  })

  it('that was written is read as the same again', () => {
    const track = fc.constantFrom(
      '1fr',
      '200px',
      'auto',
      'minmax(0, 1fr)',
      'fit-content(10%)',
      '[a]',
      '[b c]',
      'repeat(2, 1fr [d] 3px)',
    )
    fc.assert(
      fc.property(fc.array(track, { maxLength: 20 }), (words) => {
        const list = readTrackList(words.join(' '))
        fc.pre(list !== undefined)
        expect(readTrackList(printTrackList(list))).toEqual(list)
      }),
    )
  })

  it('however long or odd is read in a time that grows with it', () => {
    for (const odd of ['('.repeat(50_000), '[a]'.repeat(50_000), '1fr '.repeat(50_000), `repeat(${'9'.repeat(50_000)}, 1fr)`]) {
      const begun = performance.now()
      readTrackList(odd)
      expect(performance.now() - begun).toBeLessThan(1000)
    }
  })
})
