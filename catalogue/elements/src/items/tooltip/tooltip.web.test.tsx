import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node } from '@heddle/testing'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Button } from '../button/component.tsx'
import { Tooltip } from './component.tsx'
import { tooltipDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  document.querySelector('#after')?.remove()
  expect(complaints).toEqual([])
})

async function open(more: Partial<LiveElementOptions> = {}) {
  document.body.insertAdjacentHTML('beforeend', '<button id="after" style="position:fixed;top:0;right:0">After</button>')
  const after = document.querySelector<HTMLElement>('#after') as HTMLElement
  // The mouse may rest where the element is about to stand.
  await userEvent.hover(after)
  opened = await openElement({
    definition: tooltipDefinition,
    component: Tooltip as ElementComponent,
    components: { button: Button as ElementComponent },
    slots: { children: [node('press', { text: 'Send', buttonType: 'button' }, undefined, { type: 'button' })] },
    css: elementStyles['tooltip'] ?? '',
    props: { text: 'By post', openDelay: 0, closeDelay: 0, offsetY: '6px', arrow: false },
    ...more,
  })
  const live = opened
  document.body.append(after)
  const tip = live.element().querySelector<HTMLElement>('[role=tooltip]') as HTMLElement
  return { ...live, after, tip, isShown: () => getComputedStyle(tip).visibility === 'visible' }
}

test('is shown on focus and under the pointer, above what it is about, and hidden by Escape until they come back', async () => {
  const { after, tip, isShown, element } = await open()
  const button = element().querySelector('button') as HTMLElement
  expect(isShown()).toBe(false)
  expect(button.getAttribute('aria-describedby')).toBe(tip.id)
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => isShown()).toBe(true)
  expect(Math.abs(tip.getBoundingClientRect().bottom + 6 - button.getBoundingClientRect().top)).toBeLessThan(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => isShown()).toBe(false)
  expect(document.activeElement).toBe(button)
  await userEvent.keyboard('{Tab}')
  await userEvent.hover(button)
  await expect.poll(() => isShown()).toBe(true)
  await userEvent.hover(after)
  await expect.poll(() => isShown()).toBe(false)
})

test('on a canvas it takes no part in the layout until it is shown there', async () => {
  const { tip } = await open()
  const displayOn = (isMarked: boolean): string => {
    document.documentElement.toggleAttribute('data-canvas', isMarked)
    return getComputedStyle(tip).display
  }
  const [ofVisitors, hidden] = [displayOn(false), displayOn(true)]
  tip.classList.add('heddle-tooltip-on')
  const shown = displayOn(true)
  document.documentElement.removeAttribute('data-canvas')
  expect([ofVisitors, hidden, shown]).toEqual(['block', 'none', 'block'])
})

test('around what cannot be focused it is reached by keyboard, and read with it; a workflow hides it', async () => {
  const { tip, isShown, run, element } = await open({ slots: { children: [node('word', { tag: 'b', text: 'VAT' })] } })
  await userEvent.keyboard('{Tab}')
  expect(element().contains(document.activeElement)).toBe(true)
  expect(document.activeElement?.getAttribute('aria-describedby')).toBe(tip.id)
  await expect.poll(() => isShown()).toBe(true)
  await run('close')
  await expect.poll(() => isShown()).toBe(false)
})

/** How large the arrows are that show, in the order of before and after. */
const arrowsOf = (tip: HTMLElement): readonly string[] =>
  ['::before', '::after'].map((pseudo) => {
    const { content, width, height } = getComputedStyle(tip, pseudo)
    return content === 'none' ? 'none' : `${width} ${height}`
  })
const MIDDLE = '[data-element]{position:fixed;top:50%;left:50%}'

test.each([
  ['top', ['12px 6px', '12px 0px']],
  ['bottom', ['12px 0px', '12px 6px']],
  ['left', ['6px 12px', '0px 12px']],
  ['right', ['0px 12px', '6px 12px']],
])('its arrow at the %s points at what it is about, between both', async (position, arrows) => {
  const { tip, element, isShown } = await open({
    css: `${elementStyles['tooltip']}${MIDDLE}`,
    props: { text: 'By post', openDelay: 0, closeDelay: 0, position, offsetX: '0px', offsetY: '0px', arrow: true },
  })
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => isShown()).toBe(true)
  expect(arrowsOf(tip)).toEqual(arrows)
  const of = tip.getBoundingClientRect()
  const about = (element().querySelector('button') as HTMLElement).getBoundingClientRect()
  const gap = Math.max(about.top - of.bottom, of.top - about.bottom, about.left - of.right, of.left - about.right)
  expect(Math.abs(gap - 6)).toBeLessThan(1)
})

test('without room on its side it flips, its arrow too', async () => {
  const { tip, isShown } = await open({
    css: `${elementStyles['tooltip']}[data-element]{position:fixed;top:0;left:50%}`,
    props: { text: 'By post', openDelay: 0, closeDelay: 0, position: 'top', offsetY: '0px', arrow: true },
  })
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => isShown()).toBe(true)
  expect(arrowsOf(tip)).toEqual(['12px 0px', '12px 6px'])
})

test('no arrow is drawn where it is switched off', async () => {
  expect(arrowsOf((await open()).tip)).toEqual(['none', 'none'])
})
