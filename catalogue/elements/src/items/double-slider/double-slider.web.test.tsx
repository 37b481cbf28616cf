import { beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { DoubleSlider } from './component.tsx'
import { doubleSliderDefinition } from './definition.ts'

let css = ''
beforeAll(async () => {
  css = `[data-element]{width:218px}${(await import('./component.css?raw')).default}`
})
const openPlain = controlOpener(doubleSliderDefinition, DoubleSlider, { accessibleLabel: 'Price' })
const open: typeof openPlain = (props, more) => openPlain(props, { css, ...more })

const value = { start: 40, end: 60 }

/** Presses the track at a share of what the thumbs have, which is 200 pixels; moves on by pixels before it lets go. */
async function pressTrack(element: HTMLElement, share: number, further = 0): Promise<void> {
  const track = element.querySelector('.heddle-ends') ?? expect.fail('it has no track')
  const { left, top, bottom, width } = track.getBoundingClientRect()
  const isUpright = width < 100
  const at = (moved: number) => ({
    pointerId: 1,
    bubbles: true,
    cancelable: true,
    button: 0,
    clientX: isUpright ? left + 12 : left + 9 + share * 200 + moved,
    clientY: isUpright ? bottom - 9 - share * 200 + moved : top + 12,
  })
  Object.assign(track, { setPointerCapture: () => undefined })
  track.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  if (further) track.dispatchEvent(new PointerEvent('pointermove', at(further)))
  track.dispatchEvent(new PointerEvent('pointerup', at(further)))
}

describe('the thumbs of a double slider', () => {
  test('go by keys: a step, ten steps, as far as the other one allows; the variable follows at once, the change waits', async () => {
    const { variable, controls, said, saidOf } = await open({ value, debounce: true, debounceDelay: 5000 })
    await userEvent.keyboard('{Tab}{ArrowRight}')
    expect(document.activeElement).toBe(controls()[0])
    expect(variable('value')).toEqual({ start: 41, end: 60 })
    await userEvent.keyboard('{PageDown}{ArrowDown}')
    expect(variable('value')).toEqual({ start: 30, end: 60 })
    await userEvent.keyboard('{End}')
    expect([variable('value'), controls()[0]?.value]).toEqual([{ start: 60, end: 60 }, '60'])
    await userEvent.keyboard('{Home}{Tab}{Home}')
    expect(variable('value')).toEqual({ start: 0, end: 0 })
    await userEvent.keyboard('{End}{PageDown}')
    expect(variable('value')).toEqual({ start: 0, end: 90 })
    expect(said.some(({ name }) => name === 'change')).toBe(false)
    expect(saidOf('changeEnd').at(-1)).toEqual({ value: { start: 0, end: 90 } })
    controls()[1]?.blur()
    expect(saidOf('change')).toEqual([{ value: { start: 0, end: 90 } }])
    expect([saidOf('focus').length, saidOf('blur').length]).toEqual([1, 1])
  })

  test('stay so far apart as they must', async () => {
    const { variable } = await open({ value, minDistance: 15, step: 10, debounce: false })
    await userEvent.keyboard('{Tab}{End}')
    expect(variable('value')).toEqual({ start: 40, end: 60 })
    await userEvent.keyboard('{Home}{Tab}{Home}')
    expect(variable('value')).toEqual({ start: 0, end: 20 })
  })

  test.each([
    ['the nearer one', 0.2, 0, { start: 20, end: 60 }],
    ['the nearer one', 0.9, 0, { start: 40, end: 90 }],
    ['and go on with the pointer', 0.1, 20, { start: 20, end: 60 }],
    ['no further than the other one', 0.3, 150, { start: 60, end: 60 }],
  ])('follow a press on the track: %s', async (_, share, further, wanted) => {
    const { element, variable, controls, saidOf } = await open({ value, debounce: false })
    await pressTrack(element(), share, further)
    await expect.poll(() => variable('value')).toEqual(wanted)
    expect(controls()).toContain(document.activeElement)
    expect(saidOf('changeEnd')).toHaveLength(1)
  })

  test.each([
    ['from the right to the left', { style: 'direction:rtl' }, {}],
    ['upright, the least at the bottom', {}, { orientation: 'vertical' }],
  ])('follow it %s', async (_, { style = '' }: { style?: string }, props) => {
    const { element, variable } = await open(
      { value, debounce: false, ...props },
      { css: `${css}[data-element]{min-height:218px;position:relative;${style}}` },
    )
    await pressTrack(element(), 0.1)
    const wanted = style ? { start: 40, end: 90 } : { start: 10, end: 60 }
    await expect.poll(() => variable('value')).toEqual(wanted)
  })

  test('follow a workflow and a bound first value; an equal one changes nothing', async () => {
    const { controls, variable, set, setVariable, run, names } = await open(
      { value: publishedBinding('first') },
      { values: { first: value } },
    )
    const shown = () => controls().map((thumb) => thumb.value)
    await setVariable('value', { start: 5, end: 300 })
    expect(shown()).toEqual(['5', '100'])
    await run('set-value', 10, '20')
    expect(variable('value')).toEqual({ start: 10, end: 20 })
    await set({ first: { ...value } })
    expect([shown(), names()]).toEqual([['10', '20'], []])
    await run('reset-value')
    expect(shown()).toEqual(['40', '60'])
    await set({ first: { start: 1 } })
    expect([shown(), names()]).toEqual([['1', '100'], ['initValueChange']])
  })

  test('that are read-only stay where they are, also before a press on the track', async () => {
    const { element, variable, names } = await open({ value, readonly: true })
    await userEvent.keyboard('{Tab}{ArrowRight}{PageUp}')
    await pressTrack(element(), 0.1, 30)
    expect([variable('value'), names()]).toEqual([value, ['focus']])
  })
})
