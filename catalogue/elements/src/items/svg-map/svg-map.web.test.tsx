import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { pointAway } from '@heddle/testing/point-away'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { readDrawing } from '../../lib/drawing/read-drawing.ts'
import { InteractiveMap, type MapProps } from '../../lib/map/interactive-map.tsx'
import { SvgMap } from './component.tsx'
import { svgMapDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const SIZE = '[data-map] { width: 360px; height: 240px }'
const CLICK = { type: 'click', clientX: expect.any(Number), clientY: expect.any(Number) }

// Elements are drawn where the mouse of a test before may rest.
beforeEach(pointAway)

async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  opened = await openElement({
    definition: svgMapDefinition,
    component: SvgMap as ElementComponent,
    css: `${elementStyles['svg-map'] ?? ''} ${SIZE}`,
    props,
    ...more,
  })
  const live = opened
  const place = () => live.element().querySelector('[role="group"]') as HTMLElement
  const shadow = () => place().shadowRoot as ShadowRoot
  await expect.poll(() => place().shadowRoot?.querySelector('[tabindex]')).toBeTruthy()
  return {
    ...live,
    place,
    shadow,
    region: (id: string) => shadow().querySelector(`#${id}`) as SVGElement,
    tip: () => live.element().querySelector('[role="status"]') as HTMLElement,
    focused: () => shadow().activeElement?.id,
  }
}

const click = (live: { readonly region: (id: string) => SVGElement }, id: string) =>
  userEvent.click(live.region(id) as unknown as HTMLElement)
const fillOf = (element: Element): string => getComputedStyle(element).fill

test('S3-52 tells that it is ready, with its regions', async () => {
  const live = await open()
  expect(live.saidOf('mapReady')).toEqual([
    { regionIds: ['north-west', 'north', 'north-east', 'south-west', 'south', 'south-east'] },
  ])
})

test('S3-52 a click selects one region and tells of it with its data, a second one deselects', async () => {
  const live = await open({ regionData: [{ id: 'north', sales: 12 }] })
  await click(live, 'north')
  expect(live.saidOf('regionClick')).toEqual([
    { regionId: 'north', title: 'North', data: { id: 'north', sales: 12 }, domEvent: CLICK },
  ])
  expect(live.saidOf('selectionChange')).toEqual([{ selected: ['north'], previous: [] }])
  expect(live.variable('selectedRegion')).toBe('north')
  await expect.poll(() => live.region('north').getAttribute('aria-pressed')).toBe('true')
  await click(live, 'south')
  expect(live.saidOf('selectionChange')[1]).toEqual({ selected: ['south'], previous: ['north'] })
  expect(live.saidOf('regionClick')[1]).toMatchObject({ data: null })
  await click(live, 'south')
  expect(live.saidOf('deselect').at(-1)).toEqual({ regionId: 'south' })
  expect(live.variable('selectedRegion')).toBe('')
})

test('S3-52 several are selected where that is wanted, none where it is not', async () => {
  const live = await open(
    { selectionMode: publishedBinding('mode'), initialSelection: 'north' },
    { values: { mode: 'multiple' } },
  )
  await click(live, 'south')
  expect(live.variable('selectedRegion')).toEqual(['north', 'south'])
  await live.set({ mode: 'none' })
  await click(live, 'south-east')
  expect(live.saidOf('regionClick')).toHaveLength(2)
  expect(live.saidOf('selectionChange')).toHaveLength(1)
  expect(live.region('north').hasAttribute('aria-pressed')).toBe(false)
})

test('S3-52 a pointer on a region shows its words, and none once it left', async () => {
  const live = await open({ tooltipTemplate: '{title}: {sales}', regionData: [{ id: 'north', sales: '<b>12</b>' }] })
  await userEvent.hover(live.region('north') as unknown as HTMLElement)
  await expect.poll(() => live.tip().textContent).toBe('North: <b>12</b>')
  expect(live.variable('hoveredRegion')).toBe('north')
  expect(live.saidOf('regionHover')).toMatchObject([{ regionId: 'north', domEvent: { type: 'pointerover' } }])
  await userEvent.hover(live.region('south') as unknown as HTMLElement)
  await expect.poll(() => live.tip().textContent).toBe('South: ')
  expect(live.saidOf('regionHoverEnd')).toMatchObject([{ regionId: 'north' }])
  document.dispatchEvent(new Event('scroll'))
  expect(live.tip().textContent).toBe('')
  expect(live.variable('hoveredRegion')).toBe('')
})

test('S9-30 what is under the pointer has the opacity 0.8', async () => {
  const live = await open({ transitionDuration: 0 })
  await userEvent.hover(live.region('north') as unknown as HTMLElement)
  await expect.poll(() => getComputedStyle(live.region('north')).opacity).toBe('0.8')
  expect(getComputedStyle(live.region('south')).opacity).toBe('1')
})

test('colours come from the list, for the pointer too; what is no region or no colour is left out', async () => {
  const live = await open(
    { regionColors: publishedBinding('colors'), transitionDuration: 0 },
    {
      values: { colors: [{ regionId: 'north', color: 'rgb(1, 2, 3)', hoverColor: 'rgb(4, 5, 6)' }, { regionId: 'moon' }, null] },
    },
  )
  expect(fillOf(live.region('north'))).toBe('rgb(1, 2, 3)')
  expect(fillOf(live.region('south'))).toBe('rgb(209, 213, 219)')
  await userEvent.hover(live.region('north') as unknown as HTMLElement)
  await expect.poll(() => fillOf(live.region('north'))).toBe('rgb(4, 5, 6)')
  await live.set({ colors: [{ regionId: 'south', color: 'red;position:fixed' }] })
  await expect.poll(() => fillOf(live.region('south'))).toBe('rgb(209, 213, 219)')
})

test('arrows lead from region to region, Enter and Space choose, Escape takes the words away', async () => {
  const live = await open()
  await userEvent.tab()
  expect(live.focused()).toBe('north-west')
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  expect(live.focused()).toBe('north-east')
  expect(live.tip().textContent).toBe('North-east')
  await userEvent.keyboard('{Escape}')
  expect(live.tip().textContent).toBe('')
  await userEvent.keyboard('{End}{ArrowRight}{Enter}')
  expect(live.variable('selectedRegion')).toBe('south-east')
  await userEvent.keyboard('{Home}{ArrowLeft} ')
  expect(live.variable('selectedRegion')).toBe('north-west')
  expect(live.shadow().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('S3-52 workflows select, clear, highlight and ask, and nothing is said of it', async () => {
  const live = await open({ regionData: [{ id: 'north', sales: 12 }], transitionDuration: 0 })
  await live.run('select-region', 'north')
  expect(await live.run('get-selected-region')).toEqual({ regionId: 'north', title: 'North', data: { id: 'north', sales: 12 } })
  await live.run('select-region', 'moon')
  expect(live.variable('selectedRegion')).toBe('north')
  await live.run('clear-selection')
  expect(await live.run('get-selected-region')).toBeNull()
  expect(await live.run('get-all-region-ids')).toHaveLength(6)
  await live.run('highlight-regions', ['south'], 'rgb(9, 9, 9)')
  await expect.poll(() => fillOf(live.region('south'))).toBe('rgb(9, 9, 9)')
  await live.run('highlight-regions', ['north'], '', 30)
  expect(live.shadow().querySelectorAll('.l')).toHaveLength(1)
  await expect.poll(() => live.shadow().querySelectorAll('.l').length).toBe(0)
  expect(live.said.map(({ name }) => name)).toEqual(['mapReady'])
})

test('another drawing clears the selection and is ready again', async () => {
  const live = await open(
    { svgContent: publishedBinding('svg'), initialSelection: 'a' },
    { values: { svg: '<svg><path id="a"/></svg>' } },
  )
  expect(live.variable('selectedRegion')).toBe('a')
  await live.set({ svg: '<svg><path id="b"/><path id="c"/></svg>' })
  await expect.poll(() => live.variable('selectedRegion')).toBe('')
  expect(live.saidOf('mapReady')).toEqual([{ regionIds: ['a'] }, { regionIds: ['b', 'c'] }])
})

test('two fingers are left to a map that is zoomed, and to the page else', async () => {
  const live = await open({ zoom: publishedBinding('zoom') }, { values: { zoom: true } })
  expect(getComputedStyle(live.place()).touchAction).toBe('pan-x pan-y')
  await live.set({ zoom: false })
  expect(getComputedStyle(live.place()).touchAction).toBe('auto')
})

test('buttons and keys come nearer, dragging moves it and presses nothing', async () => {
  const live = await open({ zoom: true })
  const scale = () => new DOMMatrix(getComputedStyle(live.shadow().querySelector('svg') as Element).transform).a
  // What zooms comes once it is wanted.
  await expect
    .poll(async () => {
      await userEvent.click(live.element().querySelector('[aria-label="Zoom in"]') as Element)
      return scale()
    })
    .toBeCloseTo(1.5)
  live.region('north').focus()
  await userEvent.keyboard('+')
  expect(scale()).toBeCloseTo(2.25)
  const at = (type: string, clientX: number) =>
    live
      .region('north')
      .dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, clientX, clientY: 100, pointerId: 1, button: 0 }))
  at('pointerdown', 100)
  Object.assign(live.place(), { setPointerCapture: () => {} })
  at('pointermove', 160)
  at('pointerup', 160)
  live.region('north').dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }))
  expect(live.saidOf('regionClick')).toEqual([])
  await userEvent.keyboard('0')
  expect(scale()).toBe(1)
})

test('two maps on one page do not share names, and their styles stay inside', async () => {
  const live = await open({
    svgContent: '<svg><style>.a{fill:red}div{display:none}</style><path id="a" class="a"/></svg>',
    keepColors: true,
  })
  expect(document.getElementById('a')).toBeNull()
  expect(fillOf(live.region('a'))).toBe('rgb(255, 0, 0)')
  expect(getComputedStyle(live.element()).display).toBe('block')
})

test('what was pressed before there was a map is pressed once it stands', async () => {
  let come = (): void => {}
  const waited = new Promise<void>((resolve) => (come = resolve))
  const read: typeof readDrawing = async (text, left) => {
    await waited
    return readDrawing(text, left)
  }
  opened = await openElement({
    definition: svgMapDefinition,
    component: ((given: MapProps) => <InteractiveMap {...given} read={read} />) as ElementComponent,
    css: `${elementStyles['svg-map'] ?? ''} ${SIZE}`,
    props: {
      svgContent: '<svg viewBox="0 0 3 2"><path id="left" d="M0 0h1.5v2h-1.5z"/><path id="right" d="M1.5 0h1.5v2h-1.5z"/></svg>',
    },
  })
  const place = opened.element().querySelector('[role="group"]') as HTMLElement
  await userEvent.click(place, { position: { x: 300, y: 100 } })
  expect(opened.variable('selectedRegion')).toBe('')
  come()
  await expect.poll(() => opened?.variable('selectedRegion')).toBe('right')
  expect(opened.saidOf('regionClick')).toMatchObject([{ regionId: 'right', domEvent: { type: 'click' } }])
})
