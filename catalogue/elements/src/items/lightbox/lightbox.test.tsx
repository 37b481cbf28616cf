import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Lightbox } from './component.tsx'
import { lightboxDefinition } from './definition.ts'
import { LightboxLarge } from './large.body.tsx'

const defaults = Object.fromEntries(Object.entries(lightboxDefinition.fields).map(([name, field]) => [name, field.default]))
const draw = (props: object = {}) => renderToStaticMarkup(<Lightbox root={{}} props={{ ...defaults, ...props } as never} />)
const loaf = { url: '/loaf.jpg', alt: 'A loaf', caption: 'Fresh' }
const alone = (props: object, isRepeated = false) =>
  lightboxDefinition.alone?.({ ...defaults, ...props } as never, { isRepeated, holds: () => false })

describe('what the server writes of a lightbox', () => {
  test('is a button for each picture, and what it opens', () => {
    const html = draw({ pictures: [loaf, { ...loaf, alt: '', caption: '' }] })
    const targets = [
      ...html.matchAll(
        /command="show-modal" commandfor="([^"]+)" popoverTarget="\1" popoverTargetAction="show" class="heddle-lightbox-small"/g,
      ),
    ].map(([, id]) => id)
    const views = [...html.matchAll(/<dialog id="([^"]+)" class="heddle-lightbox-view" popover="auto"/g)]
    expect(targets).toHaveLength(2)
    expect(views.map(([, id]) => id)).toEqual(targets)
    expect(html).toContain('aria-label="Enlarge: A loaf"')
    expect(html).toContain('<img src="/loaf.jpg" alt="A loaf" loading="lazy"/><figcaption>Fresh</figcaption>')
  })

  test('a picture without words is named by its place, and has no empty caption', () => {
    const html = draw({ pictures: [{ url: '/a.jpg' }] })
    expect(html).toContain('aria-label="Enlarge: 1"')
    expect(html).not.toContain('figcaption')
  })

  test('buttons to go on stand there only where a script is to be', () => {
    expect(draw({ pictures: [loaf] })).not.toMatch(/heddle-lightbox-(?:back|on)/)
    expect(draw({ pictures: [loaf], arrows: true })).toMatch(/heddle-lightbox-back.*heddle-lightbox-on/)
  })

  test.each([null, 'pictures', 7, {}, [null, 7, 'a', { url: '' }, { url: null }]])('of %j there is nothing to see', (pictures) =>
    expect(draw({ pictures })).toBe('<div data-lightbox=""></div>'),
  )

  test('what others gave stays words', () => {
    const html = draw({ pictures: [{ url: '/a.jpg"onerror="x', alt: '"><script>', caption: '<b>' }] })
    expect(html).not.toMatch(/<script|<b>|"onerror/)
  })

  test('no more than 200 are drawn', () => {
    const pictures = Array.from({ length: 300 }, () => loaf)
    expect(draw({ pictures }).match(/heddle-lightbox-small/g)).toHaveLength(200)
  })
})

describe('films and pictures that people come nearer to', () => {
  const film = { ...loaf, film: 'https://youtu.be/M7lc1UVf-VE' }
  const drawLarge = (props: object = {}) =>
    renderToStaticMarkup(<LightboxLarge root={{}} props={{ ...defaults, ...props } as never} />)
  const { body, frames } = lightboxDefinition
  const bodyOf = (props: object) => body?.({ ...defaults, ...props } as never)
  const framesOf = (props: object) => frames?.({ ...defaults, ...props })

  test('have a body of their own, and are not still', () => {
    expect([bodyOf({}), bodyOf({ pictures: [loaf], arrows: true, group: 'a' })]).toEqual([undefined, undefined])
    for (const props of [{ zoom: true }, { films: true }, { pictures: [loaf, film] }]) {
      expect(bodyOf(props)).toBe('large')
      expect(alone({ arrows: false, ...props })).toBe(false)
    }
  })

  test('frames come from the sites of the films alone; from any of the known ones where rows are bound', () => {
    expect(framesOf({ pictures: [loaf, film, film, { ...loaf, film: '/film.mp4' }] })).toEqual([
      'https://www.youtube-nocookie.com',
    ])
    expect(framesOf({ pictures: undefined })).toEqual([])
    expect(framesOf({ pictures: undefined, films: true })).toHaveLength(6)
    expect(framesOf({ pictures: undefined, films: true })).toContain('https://player.vimeo.com')
  })

  test('a film is a frame that waits to be seen, or the player of the browser; its button says that it plays', () => {
    const html = drawLarge({ pictures: [film, { ...loaf, film: 'https://bakery.example/film.mp4' }], zoom: true })
    expect(html).toMatch(
      /<iframe class="heddle-lightbox-film" src="https:\/\/www\.youtube-nocookie\.com[^>]* loading="lazy"[^>]* sandbox="/,
    )
    expect(html).toMatch(
      /<video class="heddle-lightbox-film" src="https:\/\/bakery\.example\/film\.mp4" poster="\/loaf\.jpg"[^>]* preload="none"/,
    )
    expect(html.match(/heddle-lightbox-plays" aria-label="Play video: A loaf"/g)).toHaveLength(2)
    expect(html).not.toContain('heddle-lightbox-nearer')
  })

  test('pictures between films stay as they are, unless they are to be zoomed', () => {
    expect(drawLarge({ pictures: [loaf, film] })).toContain('<figure><img src="/loaf.jpg" alt="A loaf" loading="lazy"/>')
    const html = drawLarge({ pictures: [loaf], zoom: true })
    expect(html).toMatch(/heddle-lightbox-place"><img src="\/loaf\.jpg" alt="A loaf"/)
    expect(html).toContain('aria-label="Zoom in" aria-pressed="false"')
  })

  test('what is no film is no address that runs code', () =>
    expect(drawLarge({ pictures: [{ ...loaf, film: 'javascript:alert(1)' }] })).not.toContain('alert(1)'))
})

test('a small picture of its own stands for the large one, which is what is opened', () => {
  const html = draw({ pictures: [{ ...loaf, small: '/small.jpg' }] })
  expect(html).toMatch(/heddle-lightbox-small"[^>]*><img src="\/small\.jpg" alt=""/)
  expect(html).toContain('<figure><img src="/loaf.jpg" alt="A loaf"')
  expect(draw({ pictures: [{ small: '/small.jpg' }] })).toContain('<figure><img src="/small.jpg"')
})

test('it is still where the browser does it all, and its ids are alone', () => {
  expect(alone({})).toBe(true)
  expect(alone({ arrows: true })).toBe(false)
  expect(alone({}, true)).toBe(false)
})
