import { beforeAll, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { ColorPicker } from './component.tsx'
import { colorPickerDefinition } from './definition.ts'

let css = ''
beforeAll(async () => {
  css = (await import('./component.css?raw')).default
})
const openPlain = controlOpener(colorPickerDefinition, ColorPicker, { accessibleLabel: 'Paint', eyedropper: false })

async function open(props: Parameters<typeof openPlain>[0] = {}, more: Parameters<typeof openPlain>[1] = {}) {
  const live = await openPlain(props, { css, ...more })
  const part = <E extends HTMLElement>(name: string): E =>
    live.element().querySelector<E>(`[aria-label="${name}"]`) ?? expect.fail(`there is no ${name}`)
  const field = () => live.element().querySelector<HTMLInputElement>('[type=text]') ?? expect.fail('there is no field')
  const panel = () => live.element().querySelector('[popover]') ?? expect.fail('there is no panel')
  const isOpen = () => panel().matches(':popover-open') && panel().childElementCount > 0
  return {
    ...live,
    field,
    panel,
    isOpen,
    part: (name: string) => part<HTMLInputElement>(name),
    openPanel: async () => {
      part<HTMLButtonElement>('Paint').click()
      await expect.poll(isOpen).toBe(true)
    },
  }
}

describe('a colour picker', () => {
  test('takes what is typed as soon as it is a colour, and puts it into its form when it is left', async () => {
    const { field, variable, names, valuesOf } = await open({ format: 'rgb' })
    await userEvent.click(field())
    await userEvent.keyboard('#0f')
    expect([variable('value'), field().value]).toEqual(['', '#0f'])
    await userEvent.keyboard('0')
    expect([variable('value'), field().value]).toEqual(['rgb(0, 255, 0)', '#0f0'])
    await userEvent.keyboard('?')
    field().blur()
    await expect.poll(() => field().value).toBe('rgb(0, 255, 0)')
    await userEvent.clear(field())
    expect(variable('value')).toBe('')
    expect(valuesOf('change')).toEqual(['rgb(0, 255, 0)', ''])
    expect(names().slice(0, 3)).toEqual(['focus', 'change', 'blur'])
  })

  test('opens its panel by the keyboard, and Escape closes it and gives the focus back', async () => {
    const { part, isOpen, names, states, saidOf } = await open({ value: '#ff0000' })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isOpen).toBe(true)
    expect([part('Paint').getAttribute('aria-expanded'), states()]).toEqual(['true', 'open'])
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(part('Saturation'))
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    expect(document.activeElement).toBe(part('Paint'))
    expect([names(), saidOf('close')]).toEqual([['focus', 'open', 'close'], [{ reason: 'escape' }]])
  })

  test('goes by arrows: across and down in the area, along hue and opacity', async () => {
    const { part, openPanel, variable } = await open({ value: 'hsl(0, 100%, 50%)', format: 'hsl', alpha: true })
    await openPanel()
    part('Saturation').focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowDown}')
    expect([part('Saturation').value, part('Brightness').value]).toEqual(['99', '98'])
    await userEvent.keyboard('{Home}')
    expect(variable('value')).toBe('hsl(0, 0%, 98%)')
    await userEvent.keyboard('{End}{Tab}{Home}')
    expect(variable('value')).toBe('hsl(0, 0%, 0%)')
    // Black remembers what it was of.
    await userEvent.keyboard('{Tab}{ArrowRight}{Shift>}{Tab}{/Shift}{End}')
    expect(variable('value')).toBe('hsl(1, 100%, 50%)')
    part('Opacity').focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(variable('value')).toBe('hsla(1, 100%, 50%, 0.99)')
  })

  test('follows a pointer over the area, beyond its edges too', async () => {
    const { part, openPanel, variable, panel } = await open({ value: '#ff0000' })
    await openPanel()
    const area = panel().querySelector('.heddle-color-area') ?? expect.fail()
    Object.assign(area, { setPointerCapture: () => undefined })
    const { left, top, width, height } = area.getBoundingClientRect()
    const point = (name: string, x: number, y: number) =>
      area.dispatchEvent(
        new PointerEvent(name, { bubbles: true, pointerId: 1, clientX: left + x * width, clientY: top + y * height }),
      )
    point('pointermove', 0.2, 0.2)
    expect(variable('value')).toBe('#ff0000')
    point('pointerdown', 0.5, 0.5)
    await expect.poll(() => [part('Saturation').value, part('Brightness').value]).toEqual(['50', '50'])
    point('pointermove', 3, -1)
    await expect.poll(() => variable('value')).toBe('#ff0000')
    point('lostpointercapture', 0, 0)
    point('pointermove', 0.5, 0.5)
    expect(variable('value')).toBe('#ff0000')
  })

  test('has swatches, of which the chosen one is pressed; what is no colour is none', async () => {
    const { part, openPanel, variable, panel } = await open({ swatches: ['#00ff00', 'none', 5, '#0000ff'], value: '#0000ff' })
    await openPanel()
    const pressed = () => [...panel().querySelectorAll('button')].map((swatch) => swatch.getAttribute('aria-pressed'))
    expect(pressed()).toEqual(['false', 'true'])
    part('#00ff00').click()
    await expect.poll(() => [variable('value'), ...pressed()]).toEqual(['#00ff00', 'true', 'false'])
  })

  test('takes a colour from the screen where the browser can', async () => {
    class EyeDropper {
      open = () => Promise.resolve({ sRGBHex: '#12ab34' })
    }
    const own = Object.getOwnPropertyDescriptor(window, 'EyeDropper')
    Object.defineProperty(window, 'EyeDropper', { value: EyeDropper, configurable: true })
    const { part, openPanel, variable } = await open({ eyedropper: true })
    await openPanel()
    part('Pick from the screen').click()
    await expect.poll(() => variable('value')).toBe('#12ab34')
    Reflect.deleteProperty(window, 'EyeDropper')
    if (own) Object.defineProperty(window, 'EyeDropper', own)
  })

  test('follows a workflow and a bound first value; one that is read-only or disabled does not open', async () => {
    const { field, set, run, setVariable, names, variable } = await open(
      { value: publishedBinding('first') },
      { values: { first: '#ff0000' } },
    )
    await setVariable('value', 'rgb(0, 0, 255)')
    expect(field().value).toBe('#0000ff')
    await run('set-value', 'nonsense')
    expect([variable('value'), field().value]).toEqual(['', ''])
    await run('reset-value')
    await set({ first: '#F00' })
    expect([field().value, names()]).toEqual(['#ff0000', []])
    await set({ first: '#00ff00' })
    expect([field().value, names()]).toEqual(['#00ff00', ['initValueChange']])
    for (const props of [{ readonly: true }, { disabled: true }]) {
      const other = await open(props)
      await other.run('open')
      expect(other.isOpen()).toBe(false)
    }
  })
})
