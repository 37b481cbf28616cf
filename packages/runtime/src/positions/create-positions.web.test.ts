import { effect } from '@preact/signals-core'
import { afterEach, expect, test, vi } from 'vitest'
import { publishedBinding } from '@heddle/testing'
import { createEvaluator } from '../evaluate/create-evaluator.ts'
import { snapshotSurroundings } from '../surroundings/snapshot.ts'
import { createPositions } from './create-positions.ts'

const surroundings = snapshotSurroundings({ now: 0, language: () => 'en', defaultLanguage: 'en' })
const { resolve } = createEvaluator({ functions: {}, surroundings })
const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** An element that stands in the window where it is put, whatever is scrolled. */
function element(id: string, style: string): HTMLElement {
  const made = document.createElement('div')
  made.id = id
  made.style.cssText = `position:fixed;${style}`
  document.body.append(made)
  return made
}

/** What a formula has given so far, beginning with what it gives at once. */
function follow(code: string, componentPositionInfo = createPositions()): unknown[] {
  const seen: unknown[] = []
  stops.push(effect(() => void seen.push(resolve(publishedBinding(code), { componentPositionInfo }))))
  return seen
}

/** As often as the window is drawn again. */
async function frames(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

test('runtime-RT16 S9-21 an element is watched because a formula reads its id, and followed wherever it goes', async () => {
  const box = element('hero', 'left:10px;top:20px;width:30px;height:40px')
  const seen = follow('componentPositionInfo.hero')
  expect(seen[0]).toEqual({
    x: 10,
    y: 20,
    width: 30,
    height: 40,
    xPercent: Math.floor(((innerWidth - 10) * 10_000) / (innerWidth + 30)) / 100,
    yPercent: Math.floor(((innerHeight - 20) * 10_000) / (innerHeight + 40)) / 100,
  })
  box.style.top = '50px'
  await expect.poll(() => seen.at(-1)).toMatchObject({ y: 50, height: 40 })
  box.style.transform = 'translateX(5px)'
  await expect.poll(() => seen.at(-1)).toMatchObject({ x: 15, y: 50 })
})

test('runtime-RT16 an element that is about to come in is at 0 percent, one that has just gone at 100', () => {
  element('below', `left:0;top:${innerHeight}px;width:10px;height:10px`)
  element('above', 'left:-10px;top:-10px;width:10px;height:10px')
  expect(follow('componentPositionInfo.below.yPercent')).toEqual([0])
  expect(follow('[componentPositionInfo.above.xPercent, componentPositionInfo.above.yPercent]')).toEqual([[100, 100]])
})

test('runtime-RT16 an id may be worked out while the formula runs', async () => {
  element('row-2', 'left:0;top:7px;width:1px;height:1px')
  expect(follow("componentPositionInfo['row-' + (1 + 1)].y")).toEqual([7])
})

test('runtime-RT16 the place of an element that is not on the page is empty, until it comes and after it went', async () => {
  const seen = follow('componentPositionInfo.late')
  expect(seen).toEqual([{}])
  const late = element('late', 'left:1px;top:2px;width:3px;height:4px')
  await expect.poll(() => seen.at(-1)).toMatchObject({ x: 1, y: 2 })
  late.remove()
  await expect.poll(() => seen.at(-1)).toEqual({})
})

test('runtime-RT16 formulas are not worked out again while what they read stands still', async () => {
  const positions = createPositions()
  const still = element('still', 'left:0;top:0;width:1px;height:1px')
  const moving = element('moving', 'left:0;top:0;width:1px;height:1px')
  const seen = {
    still: follow('componentPositionInfo.still.x', positions),
    moving: follow('componentPositionInfo.moving.x', positions),
  }
  await frames(2)
  const before = seen.still.length
  moving.style.left = '9px'
  await expect.poll(() => seen.moving.at(-1)).toBe(9)
  expect(seen.still.length).toBe(before)
  expect(still.isConnected).toBe(true)
})

test('runtime-RT16 nothing is measured while nobody follows, and who asks once gets what is true then', async () => {
  const positions = createPositions()
  const asked = element('asked', 'left:1px;top:0;width:1px;height:1px')
  const measure = vi.spyOn(asked, 'getBoundingClientRect')
  const ask = (): unknown => resolve(publishedBinding('componentPositionInfo.asked.x'), { componentPositionInfo: positions })
  expect(ask()).toBe(1)
  follow('componentPositionInfo.asked.x', positions)
  await frames(2)
  for (const stop of stops.splice(0)) stop()
  await frames(1)
  measure.mockClear()
  await frames(3)
  expect(measure).not.toHaveBeenCalled()
  asked.style.left = '2px'
  expect(ask()).toBe(2)
})

test('runtime-RT16 read as a whole it has the elements whose ids were read', async () => {
  const positions = createPositions()
  element('one', 'left:1px;top:0;width:1px;height:1px')
  element('other', 'left:1px;top:0;width:1px;height:1px')
  const seen = follow('componentPositionInfo', positions)
  expect(seen.map((whole) => Object.keys(whole as object))).toEqual([[]])
  const whole = follow('{ ...componentPositionInfo }', positions)
  follow('componentPositionInfo.one.x', positions)
  await expect.poll(() => whole.at(-1)).toMatchObject({ one: { x: 1 } })
  expect(Object.keys(whole.at(-1) as object)).toEqual(['one'])
})
