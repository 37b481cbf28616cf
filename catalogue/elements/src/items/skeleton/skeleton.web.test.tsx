import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { elementStyles } from '../../styles.gen.ts'
import { Skeleton } from './component.tsx'

function show(animationType: string, dir = 'ltr'): HTMLElement {
  const root = { id: 'bone', style: { display: 'grid', minHeight: '16px' } }
  const html = renderToStaticMarkup(<Skeleton root={root} props={{ animationType, highlightColor: '' } as never} />)
  document.body.innerHTML = `<style>${elementStyles['skeleton']}</style><div dir="${dir}" style="width: 200px">${html}</div>`
  return document.querySelector<HTMLElement>('#bone') ?? document.body
}
const animationOf = (element: Element, part?: string) => {
  const { animationName, animationDuration, animationIterationCount } = getComputedStyle(element, part)
  return `${animationName} ${animationDuration} ${animationIterationCount}`
}

afterEach(() => document.body.replaceChildren())

test.each([
  ['wave', '::after', 'heddle-skeleton-wave 1.5s infinite'],
  ['shimmer', '::after', 'heddle-skeleton-shimmer 2s infinite'],
  ['pulse', undefined, 'heddle-skeleton-pulse 1.5s infinite'],
  ['a text of somebody', '::after', 'heddle-skeleton-wave 1.5s infinite'],
])('S3-33 %s moves for ever', (movement, part, animation) => {
  expect(animationOf(show(movement), part)).toBe(animation)
})

test('the light fills the shape, and goes the other way where one reads from the right', () => {
  const bone = show('wave')
  expect(getComputedStyle(bone, '::after').height).toBe('16px')
  expect(getComputedStyle(bone).getPropertyValue('--heddle-way')).toBe('1')
  expect(getComputedStyle(show('wave', 'rtl')).getPropertyValue('--heddle-way')).toBe('-1')
})

test('whoever asks for less motion sees a still shape', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  expect(getComputedStyle(show('wave'), '::after').content).toBe('none')
  expect(animationOf(show('pulse'))).toMatch(/^none/)
})

test('in forced colours the shape is still seen', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const { backgroundColor } = getComputedStyle(show('wave'))
  expect(backgroundColor).not.toBe(getComputedStyle(document.documentElement).backgroundColor)
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
})
