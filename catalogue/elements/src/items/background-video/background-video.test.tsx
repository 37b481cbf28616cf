import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BackgroundVideo } from './component.tsx'

const usual = { url: '/film.mp4', poster: '', fills: 'parent', size: 'cover', loop: true, preload: 'auto' } as const
const draw = (props: object = {}) =>
  renderToStaticMarkup(<BackgroundVideo root={{ id: 'film' }} props={{ ...usual, ...props }} />)

test('S3-24 S4-15 S9-20 a background video is muted, is started by the browser once it is loaded, begins again, and is nothing to a keyboard or a screen reader', () => {
  const html = draw()
  for (const part of [
    'muted=""',
    'autoPlay=""',
    'playsInline=""',
    'loop=""',
    'preload="auto"',
    'tabindex="-1"',
    'aria-hidden="true"',
  ])
    expect(html.toLowerCase()).toContain(part.toLowerCase())
  expect(html).not.toContain('poster')
  expect(html).not.toContain('controls')
})

test('whoever asks for less motion has no film to play, and sees the picture', () => {
  const html = draw({ poster: '/first.jpg' })
  expect(html).toContain('<source src="/film.mp4" media="(prefers-reduced-motion: no-preference)"/>')
  expect(html).toContain('poster="/first.jpg"')
  expect(html).not.toMatch(/<video[^>]* src=/)
})

test('without a film there is nothing to load', () => {
  expect(draw({ url: '' })).not.toContain('<source')
})

test.each([
  [{ loop: false }, 'loop'],
  [{ size: 'contain' }, 'tabindex="-1">'],
  [{ fills: 'window' }, 'data-background-video="parent"'],
  [{ preload: 'none' }, 'preload="auto"'],
])('%j is said to the browser', (props, usually) => {
  expect(draw()).toContain(usually)
  expect(draw(props)).not.toContain(usually)
})
