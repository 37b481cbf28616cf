import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawTracks } from './use-media.tsx'

const draw = (tracks: unknown): string =>
  renderToStaticMarkup(
    <video>
      {drawTracks(tracks, (reference) => (reference.startsWith('asset:') ? `/files/${reference.slice(6)}` : reference))}
    </video>,
  )
    .replace('<video>', '')
    .replace('</video>', '')

test.each([
  ['captions', 'captions'],
  ['subtitles', 'subtitles'],
  ['descriptions', 'descriptions'],
  ['chapters', 'chapters'],
  ['metadata', 'captions'],
  [null, 'captions'],
])('of the kind %s words are %s', (kind, said) =>
  expect(draw([{ src: '/a.vtt', kind }])).toBe(`<track src="/a.vtt" kind="${said}"/>`),
)

test('an upload has the address of its file', () => {
  expect(draw([{ src: 'asset:abc' }])).toContain('src="/files/abc"')
})

test.each([null, undefined, 7, 'a.vtt', {}, [], [null], [7], ['a.vtt'], [{}], [{ src: null }], [{ src: '' }]])(
  'of %j there are no words',
  (tracks) => expect(draw(tracks)).toBe(''),
)

test('what others gave stays in its place', () => {
  const html = draw([{ src: '/a.vtt" onload="x', language: '"><script>', label: '<b>' }])
  expect(html.match(/<[a-z]+/g)).toEqual(['<track'])
  expect(html).not.toContain('" onload')
})
