import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Lightbox } from './component.tsx'
import { lightboxDefinition } from './definition.ts'

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

test('it is still where the browser does it all, and its ids are alone', () => {
  expect(alone({})).toBe(true)
  expect(alone({ arrows: true })).toBe(false)
  expect(alone({}, true)).toBe(false)
})
