import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Audio } from '../audio/component.tsx'
import { audioDefinition } from '../audio/definition.ts'
import { Video } from './component.tsx'
import { videoDefinition } from './definition.ts'

const defaultsOf = ({ fields }: { readonly fields: object }) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, Reflect.get(Object(field), 'default')]))
const draw = (props: object = {}) =>
  renderToStaticMarkup(<Video root={{}} props={{ ...defaultsOf(videoDefinition), ...props } as never} />)
const drawAudio = (props: object = {}) =>
  renderToStaticMarkup(<Audio root={{}} props={{ ...defaultsOf(audioDefinition), ...props } as never} />)

describe('a film of a file', () => {
  test('has the player of the browser, its picture and its name, and loads no more than its size', () => {
    const html = draw({ url: '/film.mp4', poster: '/first.jpg', title: 'How we bake' })
    for (const part of ['src="/film.mp4"', 'controls=""', 'playsInline=""', 'preload="metadata"', 'poster="/first.jpg"'])
      expect(html).toContain(part)
    expect(html).toContain('aria-label="How we bake"')
    expect(html).not.toMatch(/autoplay|muted|loop|iframe/i)
  })

  test('that plays by itself is muted', () => expect(draw({ autoplay: true })).toMatch(/autoPlay="" .*muted=""/))

  test.each([
    [12, '/film.mp4#t=12'],
    [-3, '/film.mp4'],
    [99_999_999, '/film.mp4#t=86400'],
    ['soon', '/film.mp4'],
  ])('beginning at %s it is %s', (start, address) => expect(draw({ url: '/film.mp4', start })).toContain(`src="${address}"`))

  test('has its captions, in their languages', () => {
    const tracks = [
      { src: '/en.vtt', language: 'en', label: 'English', kind: 'captions', isDefault: true },
      { src: '/ru.vtt', language: 'ru', label: 'Русский', kind: 'subtitles', isDefault: false },
      { src: '', language: 'de', label: 'nothing', kind: 'captions' },
      null,
      7,
    ]
    const html = draw({ tracks })
    expect(html.match(/<track /g)).toHaveLength(2)
    expect(html).toContain('<track src="/en.vtt" kind="captions" srcLang="en" label="English" default=""/>')
    expect(html).toContain('<track src="/ru.vtt" kind="subtitles" srcLang="ru" label="Русский"/>')
    expect(draw({ tracks: 'none' })).not.toContain('<track')
  })
})

describe('a film of another site', () => {
  test('stands behind a press, in a frame that is loaded when it is opened', () => {
    const html = draw({ provider: 'youtube', address: 'M7lc1UVf-VE', title: 'How we bake' })
    expect(html).toContain('<details><summary aria-label="Play video: How we bake"></summary><iframe')
    expect(html).toContain('src="https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1"')
    expect(html).toContain('loading="lazy"')
    expect(html).not.toContain('<video')
  })

  test('of Twitch brings a script, which tells it where it is shown', () => {
    expect(draw({ provider: 'twitch', address: 'bakery' })).toContain(
      'src="https://player.twitch.tv/?channel=bakery&amp;parent="',
    )
    const alone = (provider: string) => videoDefinition.alone?.({ provider }, { isRepeated: false, holds: () => false })
    expect(['file', 'youtube', 'twitch'].map(alone)).toEqual([true, true, false])
  })

  test('that is none is an empty place', () =>
    expect(draw({ provider: 'vimeo', address: 'javascript:alert(1)' })).toBe('<div data-video="vimeo"></div>'))
})

test('a recording has the player of the browser and never begins by itself', () => {
  const html = drawAudio({ url: '/a.mp3', title: 'The oven', loop: true, start: 3 })
  expect(html).toContain('<audio src="/a.mp3#t=3" aria-label="The oven" controls="" loop="" preload="metadata">')
  expect(html).not.toMatch(/autoplay/i)
})
