import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { elementStyles } from '../../styles.gen.ts'
import { DatePicker } from './component.tsx'
import { datePickerDefinition } from './definition.ts'

const openControl = controlOpener(datePickerDefinition, DatePicker, {
  accessibleLabel: 'Day',
  dateMode: 'date',
  typing: true,
  initValueSingle: '2026-11-18',
})

async function open(props: LiveElementOptions['props'] = {}) {
  const live = await openControl(props, { css: elementStyles['date-picker'] ?? '' })
  const find = (selector: string) => live.element().querySelector<HTMLInputElement>(selector) ?? expect.fail(selector)
  return {
    ...live,
    find,
    field: () => find('.heddle-date-typed'),
    isOpen: () => live.element().querySelector(':popover-open') !== null,
  }
}

describe('a date that is typed', () => {
  test('counts once the field is left, is said once, and is written by the format', async () => {
    const { field, variable, saidOf } = await open()
    expect([field().value, field().ariaLabel, field().placeholder]).toEqual(['18/11/2026', 'Day', 'DD/MM/YYYY'])
    await userEvent.fill(field(), '5.12.26')
    expect(variable('value')).toBe('2026-11-18')
    await userEvent.keyboard('{Tab}{Tab}')
    expect([field().value, variable('value'), saidOf('change')]).toEqual(['05/12/2026', '2026-12-05', [{ value: '2026-12-05' }]])
  })

  test('counts with Enter, and a field that is emptied holds none', async () => {
    const { field, variable, saidOf } = await open()
    await userEvent.fill(field(), '2026-12-06')
    await userEvent.keyboard('{Enter}')
    expect(variable('value')).toBe('2026-12-06')
    await userEvent.fill(field(), '')
    await userEvent.keyboard('{Enter}{Tab}{Tab}')
    expect([variable('value'), saidOf('change').length]).toEqual([null, 2])
  })

  test('that is none stays to be mended, and is refused until it is', async () => {
    const { field, variable } = await open()
    await userEvent.fill(field(), '31/02/2026')
    await userEvent.keyboard('{Tab}{Tab}')
    expect([field().value, variable('value')]).toEqual(['31/02/2026', '2026-11-18'])
    await expect.poll(() => field().ariaInvalid).toBe('true')
    await userEvent.fill(field(), '28/02/2026')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => field().ariaInvalid).toBeNull()
    expect(variable('value')).toBe('2026-02-28')
  })

  test('beyond the bounds is held, and refused', async () => {
    const { field, variable } = await open({ maxDate: '2026-12-01' })
    await userEvent.fill(field(), '05/12/2026')
    await userEvent.keyboard('{Tab}{Tab}')
    expect(variable('value')).toBe('2026-12-05')
    await expect.poll(() => field().ariaInvalid).toBe('true')
  })

  test('of a range has both ends, in their order', async () => {
    const { field, variable } = await open({ selectionMode: 'range', initValueRangeStart: '2026-11-18' })
    await userEvent.fill(field(), '7/12/26 - 5/12/26')
    await userEvent.keyboard('{Enter}')
    expect([field().value, variable('value')]).toEqual(['05/12/2026 - 07/12/2026', { start: '2026-12-05', end: '2026-12-07' }])
  })

  test('is where the calendar opens, by the arrow or its button, and what is chosen there is written', async () => {
    const { field, find, isOpen, variable } = await open({ autoApply: true })
    await userEvent.fill(field(), '5/12/2026')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(isOpen).toBe(true)
    await expect.poll(() => document.activeElement?.ariaLabel).toBe('Saturday, December 5, 2026')
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await expect.poll(isOpen).toBe(false)
    expect([field().value, variable('value')]).toEqual(['06/12/2026', '2026-12-06'])
    await userEvent.click(find('.heddle-date-open'))
    await expect.poll(isOpen).toBe(true)
  })

  test('is not taken where it can only be read, or not at all', async () => {
    const { field, find } = await open({ readonly: true })
    expect([field().readOnly, field().disabled]).toEqual([true, false])
    await userEvent.click(find('.heddle-date-open'))
    expect((await open({ disabled: true })).field().disabled).toBe(true)
  })
})

test('minutes go by their step, and what is typed between two is rounded', async () => {
  const { find, isOpen, element } = await open({ dateMode: 'time', minuteStep: 15, initValueSingle: '09:20:00', typing: false })
  await userEvent.click(find('[role=combobox]'))
  await expect.poll(isOpen).toBe(true)
  const minutes = element().querySelector<HTMLInputElement>('[data-part=minutes]') ?? expect.fail('minutes')
  const press = async (keys: string): Promise<string> => {
    minutes.focus()
    await userEvent.keyboard(keys)
    return minutes.value
  }
  expect(await press('{ArrowUp}')).toBe('30')
  expect(await press('{ArrowDown}')).toBe('15')
  expect(await press('{End}')).toBe('45')
  expect(await press('{ArrowUp}')).toBe('00')
  await userEvent.fill(minutes, '38')
  await userEvent.keyboard('{Tab}')
  expect(minutes.value).toBe('45')
})
