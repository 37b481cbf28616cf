import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { emulateMedia } from '@heddle/testing/emulate-media'
import { publishedBinding } from '@heddle/testing'
import { openElement, type LiveElement } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { DonutProgress } from './component.tsx'
import { donutProgressDefinition } from './definition.ts'

const { fields } = donutProgressDefinition
const defaults = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]))

/** A donut of 100 pixels with its empty ring and its filled one. */
function show(props: object, rules = ''): readonly [empty: SVGElement, filled: SVGElement] {
  const body = <DonutProgress root={{ className: 'k' }} props={{ ...defaults, ...props } as never} />
  document.body.innerHTML = `<style>${elementStyles['donut-progress']} .k { display: grid; width: 100px; aspect-ratio: 1; ${rules} }</style>${renderToStaticMarkup(body)}`
  const [empty, filled] = document.querySelectorAll('circle')
  return [empty ?? expect.fail(), filled ?? expect.fail()]
}

/** Where a ring lies between the middle and the edge, in pixels: its inner and its outer side. */
function sidesOf(ring: SVGElement): readonly [number, number] {
  const half = Number.parseFloat(getComputedStyle(ring).strokeWidth) / 2
  const middle = ring.getBoundingClientRect().width / 2
  // The box of a circle is that of its line without the width of it.
  return [middle - half, middle + half]
}

let opened: LiveElement | undefined
afterEach(async () => {
  await opened?.close()
  opened = undefined
  document.body.replaceChildren()
})

describe('rings', () => {
  const widths = '--donut-thickness: 10px; --donut-empty-thickness: 4px; --donut-offset: 3px'

  test.each([
    ['center', [43, 47], [40, 50]],
    ['out', [33, 37], [40, 50]],
    ['out-over', [46, 50], [40, 50]],
    ['in', [46, 50], [33, 43]],
    ['in-over', [40, 44], [40, 50]],
  ])('S3-47 lie %s', (style, empty, filled) => {
    const rings = show({ style }, widths)
    expect(rings.map(sidesOf)).toEqual([empty, filled])
  })

  test('S3-47 have thickness and colours of their own, and are as large as the element', () => {
    const [empty, filled] = show({}, '--donut-fill: rgb(1, 2, 3); --donut-empty: rgb(4, 5, 6); width: 60px')
    expect([empty, filled].map((ring) => getComputedStyle(ring).stroke)).toEqual(['rgb(4, 5, 6)', 'rgb(1, 2, 3)'])
    expect(sidesOf(filled)).toEqual([22, 30])
  })
})

describe('S9-27 filling', () => {
  const times = (rules = '') => {
    const { animationDuration, animationDelay, transitionDuration } = getComputedStyle(show({}, rules)[1])
    return [animationDuration, animationDelay, transitionDuration]
  }

  test('takes 400 milliseconds after one, or as long as is asked for, from 1 to 999', () => {
    expect(times()).toEqual(['0.4s', '0.001s', '0.4s'])
    expect(times('--donut-time: 800; --donut-delay: 200')).toEqual(['0.8s', '0.2s', '0.8s'])
    expect(times('--donut-time: 0; --donut-delay: 5000')).toEqual(['0.001s', '0.999s', '0.001s'])
  })

  test('does not move for whoever asks for less motion', async () => {
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
    const { animationName, transitionDuration } = getComputedStyle(show({})[1])
    expect([animationName, transitionDuration]).toEqual(['none', '0s'])
  })
})

test('in forced colours both rings are seen and told apart', async () => {
  await emulateMedia({ 'forced-colors': 'active' })
  const strokes = show({}).map((ring) => getComputedStyle(ring).stroke)
  expect(new Set([...strokes, getComputedStyle(document.documentElement).backgroundColor]).size).toBe(3)
})

test('a bound value that becomes another one is followed, told and read; a workflow sets it without a word', async () => {
  opened = await openElement({
    definition: donutProgressDefinition,
    component: DonutProgress as ElementComponent,
    props: { value: publishedBinding('share'), label: 'percent' },
    values: { share: 20 },
  })
  const live = opened
  const seen = () => [live.element().querySelector('[role]')?.getAttribute('aria-valuenow'), live.element().textContent]
  expect(seen()).toEqual(['20', '20%'])
  await live.set({ share: 45.5 })
  await expect.poll(seen).toEqual(['45.5', '46%'])
  expect(live.saidOf('initValueChange')).toEqual([{ value: 45.5 }])
  await live.setVariable('value', 80)
  await expect.poll(seen).toEqual(['80', '80%'])
  expect([live.variable('value'), live.saidOf('initValueChange').length]).toEqual([80, 1])
  expect(live.complaints).toEqual([])
})
