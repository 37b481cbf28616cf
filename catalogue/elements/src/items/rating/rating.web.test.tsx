import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import { Rating } from './component.tsx'
import { ratingDefinition } from './definition.ts'

const open = controlOpener(ratingDefinition, Rating, { accessibleLabel: 'Size' })

describe('a rating', () => {
  const full = (element: HTMLElement) => {
    const colors = [...element.querySelectorAll('.heddle-star')].map((star) => getComputedStyle(star, '::before').backgroundColor)
    return colors.filter((color) => color === 'rgb(180, 83, 9)').length
  }

  test('fills the stars up to the chosen one, and names each by its number', async () => {
    const { element, controls, variable } = await open({ value: 2 })
    const style = document.createElement('style')
    style.textContent = (await import('./component.css?raw')).default
    element().append(style)
    expect(controls().map((star) => star.getAttribute('aria-label'))).toEqual([1, 2, 3, 4, 5].map((at) => `${at} of 5`))
    expect(full(element())).toBe(2)
    await userEvent.keyboard('{Tab}{ArrowRight}{ArrowRight}')
    expect([variable('value'), full(element())]).toEqual([4, 4])
  })

  test('is taken back by pressing the chosen star again, or by Delete, where it may be', async () => {
    const { controls, variable, saidOf } = await open({ value: 3, clearable: true })
    await userEvent.click(controls()[2] ?? expect.fail())
    expect(variable('value')).toBe(0)
    await userEvent.click(controls()[4] ?? expect.fail())
    await userEvent.keyboard('{Delete}')
    expect(variable('value')).toBe(0)
    expect(saidOf('change')).toEqual([{ value: 0 }, { value: 5 }, { value: 0 }])
    expect(saidOf('hover')).toContainEqual({ value: 3 })
    const kept = await open({ value: 3 })
    await userEvent.click(kept.controls()[2] ?? expect.fail())
    expect(kept.variable('value')).toBe(3)
  })

  test('that is read-only is a picture that says how many', async () => {
    const { element, set } = await open(
      { value: publishedBinding('stars'), half: true, readonly: true },
      { values: { stars: 3.4 } },
    )
    expect([element().getAttribute('role'), element().getAttribute('aria-label')]).toEqual(['img', 'Size: 3.5 of 5'])
    await set({ stars: 'none' })
    expect(element().getAttribute('aria-label')).toBe('Size: 0 of 5')
  })
})
