import { afterEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node } from '@heddle/testing'
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
async function open(props: LiveElementOptions['props'] = {}, css = '', moves = false) {
  await emulateMedia({ 'prefers-reduced-motion': moves ? 'no-preference' : 'reduce' })
  opened = await openElement({
    definition: carouselDefinition,
    component: Carousel as ElementComponent,
    slots: { slides: ['a', 'b', 'c', 'd'].map((name) => node(name, { tag: 'p', text: name })) },
    css: `${elementStyles['carousel']}[data-element]{width:300px}p{height:60px;margin:0}${css}`,
    props,
  })
  const live = opened
  const find = (part: string) => live.element().querySelector<HTMLElement>(`.heddle-slides${part}`) ?? expect.fail(part)
  return {
    ...live,
    find,
    dots: () => [...find('-places').children] as HTMLElement[],
    at: () => Math.round(find('').scrollLeft),
    current: () => live.variable('currentSlide'),
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

describe('that goes on by itself', () => {
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
