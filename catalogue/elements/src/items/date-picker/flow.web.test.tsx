import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import { elementStyles } from '../../styles.gen.ts'
import { DatePicker } from './component.tsx'
import { datePickerDefinition } from './definition.ts'

const openControl = controlOpener(datePickerDefinition, DatePicker, { accessibleLabel: 'Day', dateMode: 'date' })

async function open(props: Parameters<typeof openControl>[0]) {
  const live = await openControl(props, { css: elementStyles['date-picker'] ?? '' })
  const trigger = live.element().querySelector<HTMLElement>('[role=combobox]')
  trigger?.focus()
  await userEvent.keyboard('{Enter}')
  const focused = () => document.activeElement?.ariaLabel
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy()
  return { ...live, focused, isOpen: () => live.element().querySelector(':popover-open') !== null }
}

test('a flow opens the next step after each, tells of it, and selects after the last', async () => {
  const flow = ['year', 'month', 'calendar', 'hours', 'minutes']
  const props = {
    dateMode: 'datetime',
    timezone: 'UTC',
    use24: true,
    initValueSingle: '2026-11-18T10:20Z',
    enableFlow: true,
    flow,
  }
  const { focused, isOpen, saidOf, variable } = await open(props)
  expect(focused()).toBe('2026')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(focused()).toBe('Nov 2027')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(focused()).toMatch('December 18, 2027')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(focused).toBe('Hours')
  await userEvent.keyboard('07{Enter}')
  await expect.poll(focused).toBe('Minutes')
  await userEvent.keyboard('45{Enter}')
  await expect.poll(isOpen).toBe(false)
  expect(variable('value')).toBe('2027-12-19T07:45:00.000Z')
  expect(saidOf('onFlowStep').map((said) => Reflect.get(said as object, 'value') as number)).toEqual([0, 1, 2, 3, 4])
})

test('a flow that is applied at once stays open until its last step, and of a range until both ends are there', async () => {
  const props = { selectionMode: 'range', startDate: '2026-11-18', enableFlow: true, flow: ['calendar', 'year'], autoApply: true }
  const { focused, isOpen, saidOf, variable } = await open(props)
  await userEvent.keyboard('{Enter}')
  expect([saidOf('onFlowStep'), variable('value')]).toEqual([[], { start: '2026-11-18', end: null }])
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.poll(focused).toBe('2026')
  expect([isOpen(), saidOf('onFlowStep'), variable('value')]).toEqual([
    true,
    [{ value: 0 }],
    { start: '2026-11-18', end: '2026-11-19' },
  ])
})

test('a shortcut is a range that is picked by its name', async () => {
  const { element, variable, isOpen } = await open({
    selectionMode: 'range',
    presets: [{ preset: 'last-7-days', label: '' }],
    autoApply: true,
  })
  const button = element().querySelector<HTMLElement>('[role=group][aria-label=Shortcuts] button')
  expect(button?.textContent).toBe('Last 7 days')
  button?.click()
  await expect.poll(isOpen).toBe(false)
  const { start, end } = variable('value') as { readonly start: string; readonly end: string }
  expect(Date.parse(end) - Date.parse(start)).toBe(6 * 86_400_000)
})

test('a calendar on the page that is disabled can be used by nobody', async () => {
  const live = await openControl({ enableCalendarOnly: true, disabled: true, initValueSingle: '2026-11-18' })
  const day = live.element().querySelector<HTMLElement>('[role=grid] [tabindex="0"]')
  day?.focus()
  expect(document.activeElement).toBe(document.body)
  live.element().querySelector<HTMLElement>('[aria-label$="November 20, 2026"]')?.click()
  expect(live.variable('value')).toBe('2026-11-18')
})

test('arrows stop at the bounds where they are told to, and go on where nobody said so', async () => {
  const bounds = { initValueSingle: '2026-11-18', minDate: '2026-11-02', maxDate: '2026-12-10' }
  const arrows = (element: HTMLElement): readonly HTMLButtonElement[] => [
    ...element.querySelectorAll<HTMLButtonElement>('.heddle-date-arrow'),
  ]
  const free = await open(bounds)
  expect(arrows(free.element()).map(({ disabled }) => disabled)).toEqual([false, false])
  const bound = await open({ ...bounds, preventMinMaxNavigation: true })
  expect(arrows(bound.element()).map(({ disabled }) => disabled)).toEqual([true, false])
  await userEvent.click(arrows(bound.element())[1] ?? expect.fail('there is no arrow'))
  expect(arrows(bound.element()).map(({ disabled }) => disabled)).toEqual([false, true])
})

test('what is applied at once stays open where the builder says so', async () => {
  const { isOpen, variable } = await open({ initValueSingle: '2026-11-18', autoApply: true, closeOnAutoApply: false })
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect([variable('value'), isOpen()]).toEqual(['2026-11-19', true])
})

test('its buttons say what the builder wants', async () => {
  const { element } = await open({ selectLabel: 'Take it', cancelLabel: 'Leave it' })
  const buttons = [...element().querySelectorAll('.heddle-date-actions button')].map(({ textContent }) => textContent)
  expect(buttons).toEqual(['Leave it', 'Take it'])
})

test('a calendar shows weeks by their numbers, no days of other months and no choice of them where it is told to', async () => {
  const props = { enableCalendarOnly: true, initValueSingle: '2026-11-18', timezone: 'UTC' }
  const plain = await openControl(props)
  const counts = (element: HTMLElement) =>
    ['th[scope=row]', '.heddle-date-chooser'].map((part) => element.querySelectorAll(part).length)
  const days = (element: HTMLElement) =>
    [...element.querySelectorAll('td')].filter(({ textContent }) => textContent !== '').length
  const before = [...counts(plain.element()), days(plain.element())]
  const other = await openControl({ ...props, weekNumbers: 'iso', hideOffsetDates: true, disableMonthYearSelect: true })
  expect([before, [...counts(other.element()), days(other.element())]]).toEqual([
    [0, 2, 42],
    [6, 0, 30],
  ])
})

test('of a range both ends stand there at first', async () => {
  const { variable } = await openControl({
    selectionMode: 'range',
    initValueRangeStart: '2026-11-18',
    initValueRangeEnd: '2026-11-20',
  })
  expect(variable('value')).toEqual({ start: '2026-11-18', end: '2026-11-20' })
})
