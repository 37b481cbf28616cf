import { afterEach, expect, it } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { printRule, SCREENS, type Sheet } from './index.ts'

const MOVING: Sheet = {
  default: { 'animation-name': 'spin', transition: 'opacity 1s linear 20ms, color 2s ease' },
  'default:hover': { transition: 'opacity 3s linear' },
}
let around: HTMLElement | undefined
afterEach(() => around?.remove())

/** An element with the rules of a sheet, as a published page has it. */
function draw(sheet: Sheet): HTMLElement {
  around = document.body.appendChild(document.createElement('div'))
  around.innerHTML = `<style>${printRule('moving', sheet, SCREENS)}</style><p class="moving" style="transition-duration:5s">Moves</p>`
  return around.querySelector<HTMLElement>('.moving') ?? around
}

it('style-P14 what a builder moves stands still for who wants less motion, also what is said inline; its end is heard', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  const element = draw(MOVING)
  const { animationName, transitionDuration, transitionDelay } = getComputedStyle(element)
  expect([animationName, transitionDuration, transitionDelay]).toEqual(['none', '0.001s', '0.02s, 0s'])
  const ended = new Promise<string>((resolve) =>
    element.addEventListener('transitionend', ({ propertyName }) => resolve(propertyName)),
  )
  element.style.opacity = '0'
  expect(await ended).toBe('opacity')
})

it('style-P14 moves for everybody else', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' })
  const { animationName, transitionDuration } = getComputedStyle(draw(MOVING))
  expect([animationName, transitionDuration]).toEqual(['spin', '5s'])
})
