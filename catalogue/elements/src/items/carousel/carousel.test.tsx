import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { SlotContext, type RootAttributes } from '@heddle/kit/react'
import { Carousel } from './component.tsx'
import { carouselDefinition } from './definition.ts'

const defaults = Object.fromEntries(Object.entries(carouselDefinition.fields).map(([name, field]) => [name, field.default]))
const draw = (props: object = {}, root: RootAttributes = {}) =>
  renderToStaticMarkup(
    <SlotContext value={{ draw: () => <p>slides</p>, isFilled: () => true }}>
      <Carousel root={root} props={{ ...defaults, ...props } as never} />
    </SlotContext>,
  )
const alone = (props: object) =>
  carouselDefinition.alone?.({ ...defaults, ...props } as never, { isRepeated: false, holds: () => false })

describe('what the server writes of a carousel', () => {
  test('is slides that scroll, which the keys come to, named twice as screen readers want it', () => {
    const html = draw({ accessibleLabel: 'Breads' })
    expect(html).toMatch(/^<div data-carousel="still" role="group" aria-roledescription="carousel" aria-label="Breads">/)
    expect(html).toContain('class="heddle-slides heddle-slides-pressed heddle-slides-dots" tabindex="0" role="group"')
    expect(html).toContain('data-label="Previous slide" data-title="Next slide"><p>slides</p></div>')
  })

  test.each([
    [{ buttons: false }, /heddle-slides-pressed|heddle-slides-back|heddle-slides-on/],
    [{ dots: false }, /heddle-slides-dots|heddle-slides-places/],
    [{}, /heddle-slides-stop/],
  ])('with %j there is nothing of what is not wanted', (props, part) => expect(draw(props)).not.toMatch(part))

  test('that goes on by itself has the button that stops it first', () => {
    const html = draw({ autoplay: true })
    expect(html.indexOf('heddle-slides-stop')).toBeLessThan(html.indexOf('heddle-slides-back'))
    expect(html).toContain('aria-label="Stop the slides"')
  })

  test('is never without a name', () => {
    expect(draw({ accessibleLabel: null }, { 'aria-label': 'Mine' })).toContain('aria-label="Mine"')
    expect(draw({ accessibleLabel: '', previousLabel: '', nextLabel: null })).toMatch(/aria-label="Slides".*aria-label="‹".*"›"/)
  })
})

test.each([
  [{}, true],
  [{ loop: true }, false],
  [{ autoplay: true }, false],
  [{ effect: 'fade' }, false],
  [{ dots: false, buttons: false, slidesPerView: 3 }, true],
])('with %j it is still: %s', (props, isStill) => expect(alone(props)).toBe(isStill))
