import { expect, it } from 'vitest'
import { checkStyleValue } from '@heddle/style'
import { printTracks, readTracks, TRACKS_MODES, tracksIn } from './grid-tracks.ts'

it.each([
  ['repeat(3, minmax(0, 1fr))', { mode: 'count', count: 3 }],
  ['repeat(24,1fr)', { mode: 'count', count: 24 }],
  ['repeat(auto-fit, minmax(min(100%, 240px), 1fr))', { mode: 'auto-fit', least: '240px' }],
  ['repeat(auto-fill, minmax(12rem, 1fr))', { mode: 'auto-fill', least: '12rem' }],
  ['1fr 2fr', { mode: 'template', text: '1fr 2fr' }],
  ['repeat(25, 1fr)', { mode: 'template', text: 'repeat(25, 1fr)' }],
  ['repeat(0, 1fr)', { mode: 'template', text: 'repeat(0, 1fr)' }],
  ['[a] minmax(0, calc(1fr - (2px + 1px))) [b]', { mode: 'template', text: '[a] minmax(0, calc(1fr - (2px + 1px))) [b]' }],
])('%s is read as what a person chose', (text, tracks) => {
  expect(readTracks(text)).toEqual(tracks)
})

it('what is chosen is written as a value that is read as the same again', () => {
  for (const tracks of [
    { mode: 'count', count: 4 },
    { mode: 'auto-fit', least: '200px' },
    { mode: 'auto-fill', least: '10rem' },
    { mode: 'template', text: '200px 1fr' },
  ] as const) {
    expect(readTracks(printTracks(tracks))).toEqual(tracks)
    expect(checkStyleValue('grid-template-columns', printTracks(tracks))).toBeUndefined()
  }
})

it('another way begins with what the one before can tell it', () => {
  expect(tracksIn('auto-fill', { mode: 'auto-fit', least: '320px' })).toEqual({ mode: 'auto-fill', least: '320px' })
  expect(tracksIn('auto-fit', { mode: 'count', count: 3 })).toEqual({ mode: 'auto-fit', least: '200px' })
  expect(tracksIn('template', { mode: 'count', count: 3 })).toEqual({ mode: 'template', text: 'repeat(3, minmax(0, 1fr))' })
  expect(tracksIn('count', { mode: 'template', text: '' })).toEqual({ mode: 'count', count: 2 })
  for (const mode of TRACKS_MODES) expect(tracksIn(mode, { mode, count: 1, least: '1px', text: '' } as never).mode).toBe(mode)
})
