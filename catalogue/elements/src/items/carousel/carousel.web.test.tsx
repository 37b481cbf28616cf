import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { LIVE } from '@heddle/document/published'
import { node, publishedBinding } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Carousel } from './component.tsx'
import { carouselDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  vi.useRealTimers()
  expect(complaints).toEqual([])
})

/** Four slides, 300 pixels wide together with the window they are seen through; they jump, unless motion is asked for. */
async function open(props: LiveElementOptions['props'] = {}, css = '', moves = false, before?: LiveElementOptions['before']) {
  await emulateMedia({ 'prefers-reduced-motion': moves ? 'no-preference' : 'reduce' })
  opened = await openElement({
    definition: carouselDefinition,
    component: Carousel as ElementComponent,
    slots: {
      slides: ['a', 'b', 'c', 'd'].map((name) =>
        node(
          name,
          {
            tag: 'button',
            text: publishedBinding('(context.local.data.slide.index + 1) + " of " + context.local.data.slide.count'),
          },
          undefined,
          { live: LIVE.text },
        ),
      ),
    },
    css: `${elementStyles['carousel']}[data-element]{width:300px}.heddle-slides>*{height:60px;margin:0}${css}`,
    props,
    values: { variables: { seconds: 5 } },
    ...(before && { before }),
  })
  const live = opened
  const find = (part: string) => live.element().querySelector<HTMLElement>(`.heddle-slides${part}`) ?? expect.fail(part)
  return {
    ...live,
    find,
    dots: () => [...find('-places').children] as HTMLElement[],
    at: () => Math.round(find('').scrollLeft),
    current: () => live.variable('currentSlide'),
    slides: () => [...find('').children] as HTMLElement[],
    inert: () => [...find('').children].map((one) => (one as HTMLElement).inert),
  }
}

test('says what it is, and what each slide is', async () => {
  const { element, find, dots } = await open({ accessibleLabel: 'Breads' })
  expect([element().role, element().ariaRoleDescription, element().ariaLabel]).toEqual(['group', 'carousel', 'Breads'])
  const slides = [...find('').children]
  expect(slides.map(({ role, ariaRoleDescription, ariaLabel }) => [role, ariaRoleDescription, ariaLabel])[1]).toEqual([
    'group',
    'slide',
    '2 of 4',
  ])
  expect(dots().map(({ ariaLabel, ariaCurrent }) => [ariaLabel, ariaCurrent])[0]).toEqual(['1 of 4', 'true'])
  expect(find('').tabIndex).toBe(0)
})

test('buttons lead from slide to slide and end at the ends', async () => {
  const { find, current, at, saidOf } = await open()
  const [back, on] = ['-back', '-on'].map((part) => find(part) as HTMLButtonElement)
  expect([back?.disabled, on?.disabled]).toEqual([true, false])
  for (const place of [1, 2, 3]) {
    await userEvent.click(on as HTMLElement)
    await expect.poll(current).toBe(place)
  }
  expect([at(), back?.disabled, on?.disabled]).toEqual([948, false, true])
  await userEvent.click(back as HTMLElement)
  await expect.poll(current).toBe(2)
  expect(saidOf('change')).toEqual([
    { index: 1, direction: 'next' },
    { index: 2, direction: 'next' },
    { index: 3, direction: 'next' },
    { index: 2, direction: 'previous' },
  ])
})

test('that goes round comes to the first after the last', async () => {
  const { find, current } = await open({ loop: true })
  await userEvent.click(find('-back'))
  await expect.poll(current).toBe(3)
  await userEvent.click(find('-on'))
  await expect.poll(current).toBe(0)
})

test('dots and workflows lead to a slide; a finger that scrolls is told, too', async () => {
  const { dots, current, run, find } = await open()
  dots()[2]?.click()
  await expect.poll(current).toBe(2)
  expect(dots().map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, null, 'true', null])
  await run('go-to', 0)
  await expect.poll(current).toBe(0)
  await run('go-to', 99)
  await expect.poll(current).toBe(3)
  await run('previous')
  await expect.poll(current).toBe(2)
  find('').scrollLeft = 316
  await expect.poll(current).toBe(1)
})

test('of several at a time the last stands at the end, and there are as many dots as places', async () => {
  const { dots, current, find, at } = await open({}, '[data-element]{--slides:2;--slides-gap:0px}')
  expect(dots()).toHaveLength(3)
  for (const place of [1, 2]) {
    await userEvent.click(find('-on'))
    await expect.poll(current).toBe(place)
  }
  expect([at(), (find('-on') as HTMLButtonElement).disabled]).toEqual([300, true])
})

test('from right to left it goes the other way', async () => {
  const { find, current, at } = await open({}, '[data-element]{direction:rtl}')
  await userEvent.click(find('-on'))
  await expect.poll(current).toBe(1)
  expect(at()).toBe(-316)
})

test('a slide knows its number, and how many there are', async () => {
  const { slides } = await open()
  expect(slides().map(({ textContent }) => textContent)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4'])
})

test('slides that nobody sees are out of reach of keys and screen readers', async () => {
  const { inert, find, slides, current } = await open()
  expect(inert()).toEqual([false, true, true, true])
  slides()[0]?.focus()
  await userEvent.click(find('-on'))
  await expect.poll(current).toBe(1)
  await expect.poll(inert).toEqual([true, false, true, true])
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(find(''))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(slides()[1])
  // The one that has the focus goes out of sight: its track has the focus then, rather than nothing.
  find('').scrollLeft = 948
  await expect.poll(inert).toEqual([true, true, true, false])
  expect(document.activeElement).toBe(find(''))
  await opened?.close()
  const two = await open({}, '[data-element]{--slides:2;--slides-gap:0px}')
  expect(two.inert()).toEqual([false, false, true, true])
})

describe('that fades', () => {
  const seen = (slides: readonly HTMLElement[]) => slides.map((one) => one.checkVisibility({ visibilityProperty: true }))

  test('shows one at a time where all of them lie on each other, led by buttons, dots and workflows', async () => {
    const { slides, find, dots, current, inert, run, saidOf } = await open({ effect: 'fade' })
    expect(new Set(slides().map((one) => one.getBoundingClientRect().left)).size).toBe(1)
    expect([seen(slides()), inert()]).toEqual([
      [true, false, false, false],
      [false, true, true, true],
    ])
    await userEvent.click(find('-on'))
    expect([seen(slides()).indexOf(true), current()]).toEqual([1, 1])
    dots()[3]?.click()
    expect(seen(slides())).toEqual([false, false, false, true])
    expect([dots()[3]?.ariaCurrent, (find('-on') as HTMLButtonElement).disabled]).toEqual(['true', true])
    await run('go-to', 0)
    expect(seen(slides()).indexOf(true)).toBe(0)
    expect(saidOf('change')).toEqual([
      { index: 1, direction: 'next' },
      { index: 3, direction: 'next' },
      { index: 0, direction: 'previous' },
    ])
  })

  test.each([
    ['ltr', '{ArrowRight}{ArrowRight}{ArrowLeft}', -60, 60],
    ['rtl', '{ArrowLeft}{ArrowLeft}{ArrowRight}', 60, -60],
  ])('is led by arrow keys and by a finger, %s', async (direction, keys, on, back) => {
    const { find, current } = await open({ effect: 'fade' }, `[data-element]{direction:${direction}}`)
    find('').focus()
    await userEvent.keyboard(keys)
    expect(current()).toBe(1)
    const swipe = (by: number, pointerType = 'touch') => {
      for (const [type, clientX] of [
        ['pointerdown', 150],
        ['pointerup', 150 + by],
      ] as const)
        find('').dispatchEvent(new PointerEvent(type, { clientX, pointerType, bubbles: true }))
    }
    swipe(on)
    expect(current()).toBe(2)
    swipe(back)
    expect(current()).toBe(1)
    swipe(on / 2)
    swipe(on, 'mouse')
    expect(current()).toBe(1)
  })

  test('fades, and does not for those who want less motion', async () => {
    const still = await open({ effect: 'fade' })
    expect(getComputedStyle(still.slides()[0] as Element).transitionDuration).toBe('0s')
    await still.close()
    const moving = await open({ effect: 'fade' }, '', true)
    await moving.run('next')
    expect(moving.slides()[0]?.getAnimations().length).toBeGreaterThan(0)
  })

  test('shows at first what somebody scrolled to before the page was alive', async () => {
    const { current, slides } = await open({ effect: 'fade' }, '', false, (body) => {
      const track = body.querySelector('.heddle-slides')
      if (track) track.scrollLeft = 316
    })
    expect([current(), seen(slides())]).toEqual([1, [false, true, false, false]])
  })

  test('stays where it is when its time becomes another', async () => {
    const { run, set, current, slides } = await open({
      effect: 'fade',
      autoplay: true,
      timing: publishedBinding('variables.seconds'),
    })
    await run('go-to', 2)
    await set({ variables: { seconds: 9 } })
    expect([current(), seen(slides()).indexOf(true)]).toEqual([2, 2])
  })
})

describe('that goes on by itself', () => {
  test.each([
    [60, 52],
    [200, 0],
  ])('its button stands clear of the arrow: %i pixels high, %i from the edge of the arrow', async (height, beside) => {
    const { find, element } = await open({ autoplay: true }, `.heddle-slides>*{height:${height}px}`, true)
    const [stop, on] = [find('-stop'), find('-on')].map((button) => button.getBoundingClientRect())
    expect([on?.right, (on?.right ?? 0) - (stop?.right ?? 0)]).toEqual([element().getBoundingClientRect().right - 8, beside])
    const isApart = (stop?.right ?? 0) <= (on?.left ?? 0) - 8 || (stop?.bottom ?? 0) <= (on?.top ?? 0) - 8
    expect(isApart).toBe(true)
  })

  test('goes on, waits while somebody points at it or is in it, and is stopped by its button', async () => {
    await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
    const { element, find } = await open({ autoplay: true, timing: 1 }, '.heddle-slides{scroll-behavior:auto!important}', true)
    const stop = find('-stop')
    const live = () => find('').getAttribute('aria-live')
    expect([stop.hidden, stop.ariaPressed, live()]).toEqual([false, 'false', 'off'])
    element().dispatchEvent(new PointerEvent('pointerenter'))
    expect(live()).toBe('polite')
    element().dispatchEvent(new PointerEvent('pointerleave'))
    expect(live()).toBe('off')
    find('').focus()
    expect(live()).toBe('polite')
    find('').blur()
    expect(live()).toBe('off')
    await expect.poll(() => opened?.variable('currentSlide')).toBe(1)
    stop.click()
    expect([stop.ariaPressed, live()]).toEqual(['true', 'polite'])
    await opened?.run('play')
    expect(stop.ariaPressed).toBe('false')
    // The first that the keys come to.
    expect(element().querySelector('button, [tabindex]')).toBe(stop)
  })

  test('does not for those who want less motion, and has no button for it then', async () => {
    const { find } = await open({ autoplay: true, timing: 1 })
    expect([find('-stop').hidden, find('').getAttribute('aria-live')]).toEqual([true, 'polite'])
  })
})

test('without a script the browser draws buttons and dots, and those of the script are not seen', async () => {
  const { element, find } = await open()
  element().dataset['carousel'] = 'still'
  expect([find('-bar').checkVisibility(), find('-places').checkVisibility()]).toEqual([false, false])
  expect(CSS.supports('selector(::scroll-button(*))')).toBe(true)
  const button = getComputedStyle(find(''), '::scroll-button(inline-end)')
  expect([button.width, button.position]).toEqual(['44px', 'absolute'])
  // What comes next on the page begins below them.
  const bottomOf = (one: HTMLElement) => one.getBoundingClientRect().bottom
  await expect.poll(() => bottomOf(element()) - bottomOf(find(''))).toBe(24)
})
