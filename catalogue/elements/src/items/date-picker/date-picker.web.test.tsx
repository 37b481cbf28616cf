import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { node, publishedBinding } from '@heddle/testing'
import { controlOpener, type LiveControl } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { pointAway } from '@heddle/testing/point-away'
import { elementStyles } from '../../styles.gen.ts'
import { DatePicker } from './component.tsx'
import { datePickerDefinition } from './definition.ts'
import '../../words/ru.ts'

const openControl = controlOpener(datePickerDefinition, DatePicker, { accessibleLabel: 'Day', dateMode: 'date' })

async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  const live: LiveControl = await openControl(props, { css: elementStyles['date-picker'] ?? '', ...more })
  const find = (selector: string): HTMLElement => live.element().querySelector<HTMLElement>(selector) ?? expect.fail(selector)
  const all = (selector: string) => [...live.element().querySelectorAll<HTMLElement>(selector)]
  const isOpen = (): boolean => live.element().querySelector(':popover-open') !== null
  return {
    ...live,
    find,
    all,
    isOpen,
    trigger: () => find('[role=combobox]'),
    day: (label: string) => find(`td[aria-label$="${label}"]`),
    focused: () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    selected: () => all('[aria-selected=true]').map(({ textContent }) => textContent),
    between: () => all('.heddle-date-between').map(({ textContent }) => textContent),
    title: () => find('[aria-live]').textContent,
    button: (text: string) => all('button').find((one) => one.textContent === text) ?? expect.fail(text),
    openByKey: async () => {
      find('[role=combobox]').focus()
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy()
    },
  }
}

const ON = { initValueSingle: '2026-11-18' }

describe('a date picker', () => {
  test('opens with the focus on its day, goes by the keys of the dialog pattern, and takes the day with Enter', async () => {
    const { openByKey, focused, isOpen, trigger, variable, saidOf, title, selected } = await open(ON)
    await openByKey()
    /** The focus follows the keys once the day that it goes to is drawn. */
    const goes = async (keys: string, day: string): Promise<void> => {
      await userEvent.keyboard(keys)
      await expect.poll(focused).toMatch(day)
    }
    expect(focused()).toBe('Wednesday, November 18, 2026')
    await goes('{ArrowRight}', 'November 19')
    await goes('{ArrowDown}', 'November 26')
    await goes('{ArrowLeft}{ArrowUp}', 'November 18')
    await goes('{Home}', 'Monday, November 16')
    await goes('{End}', 'Sunday, November 22')
    await goes('{PageUp}', 'October 22, 2026')
    expect(title()).toBe('October 2026')
    await goes('{PageDown}', 'November 22, 2026')
    await goes('{Shift>}{PageUp}{/Shift}', 'November 22, 2025')
    await goes('{Shift>}{PageDown}{/Shift}', 'November 22, 2026')
    await userEvent.keyboard('{Enter}')
    expect([variable('value'), selected()]).toEqual(['2026-11-18', ['22']])
    await userEvent.keyboard('{ArrowLeft} ')
    expect(selected()).toEqual(['21'])
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    await expect.poll(isOpen).toBe(false)
    expect([variable('value'), trigger().textContent, saidOf('change')]).toEqual([
      '2026-11-22',
      '22/11/2026',
      [{ value: '2026-11-22' }],
    ])
    expect(document.activeElement).toBe(trigger())
  })

  test('is drawn when somebody comes near, and opens with all it needs', async () => {
    await pointAway()
    const { all, trigger, isOpen, focused } = await open(ON)
    expect(all('[role=grid]')).toHaveLength(0)
    await userEvent.hover(trigger())
    await expect.poll(() => [all('td').length, isOpen()]).toEqual([42, false])
    expect(all('table')[0]?.checkVisibility({ visibilityProperty: true })).toBe(false)
    expect(document.activeElement).toBe(document.body)
    await userEvent.click(trigger())
    await expect.poll(() => [isOpen(), focused()]).toEqual([true, 'Wednesday, November 18, 2026'])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => [isOpen(), all('[role=grid]').length]).toEqual([false, 0])
  })

  test('with elements of the builder in it is not drawn before it opens', async () => {
    const aside = node('aside', { text: 'Aside' })
    await pointAway()
    const { all, trigger, find } = await open(ON, { slots: { leftSidebar: [aside] } })
    await userEvent.hover(trigger())
    trigger().focus()
    await userEvent.unhover(trigger())
    expect(all('[role=grid]')).toHaveLength(0)
    await userEvent.click(trigger())
    await expect.poll(() => find('.heddle-date-panel').textContent).toMatch('Aside')
  })

  test('keeps its value on Escape and Cancel, and gives the focus back', async () => {
    const { openByKey, isOpen, trigger, variable, button, names } = await open(ON)
    await openByKey()
    await userEvent.keyboard('{ArrowRight} {Escape}')
    await expect.poll(isOpen).toBe(false)
    expect(document.activeElement).toBe(trigger())
    await openByKey()
    await userEvent.keyboard('{ArrowRight}{Enter}')
    await userEvent.click(button('Cancel'))
    await expect.poll(isOpen).toBe(false)
    expect(variable('value')).toBe('2026-11-18')
    expect(names().filter((name) => name === 'change')).toEqual([])
    expect(names().filter((name) => name === 'open' || name === 'close')).toEqual(['open', 'close', 'open', 'close'])
  })

  test('applied at once closes with the day that is pressed, and says nothing of the same one', async () => {
    const { trigger, day, isOpen, saidOf } = await open({ ...ON, autoApply: true })
    await userEvent.click(trigger())
    await userEvent.click(day('November 20, 2026'))
    await expect.poll(isOpen).toBe(false)
    expect(trigger().textContent).toBe('20/11/2026')
    await userEvent.click(trigger())
    await userEvent.click(day('November 20, 2026'))
    await expect.poll(isOpen).toBe(false)
    expect(saidOf('change')).toEqual([{ value: '2026-11-20' }])
  })

  test('lets no day be chosen that is disabled, beyond the bounds, or on a weekday that is', async () => {
    const limits = { minDate: '2026-11-10', maxDate: '2026-11-25', disabledDates: ['2026-11-19'], disabledWeekDays: ['0'] }
    const { openByKey, all, day, variable, focused } = await open({ ...ON, ...limits, autoApply: true })
    await openByKey()
    const on = all('td:not([aria-disabled])').map(({ textContent }) => textContent)
    expect(on).toEqual(['10', '11', '12', '13', '14', '16', '17', '18', '20', '21', '23', '24', '25'])
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect(focused()).toMatch('November 19')
    day('November 26, 2026').click()
    expect(variable('value')).toBe('2026-11-18')
  })

  test('chooses a month and a year on the way', async () => {
    const { trigger, find, focused, title, saidOf } = await open(ON)
    await userEvent.click(trigger())
    await userEvent.click(find('button[aria-label="November, Choose a month"]'))
    expect(focused()).toBe('Nov 2026')
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}')
    expect(focused()).toMatch('July 18, 2026')
    await userEvent.click(find('button[aria-label="2026, Choose a year"]'))
    await userEvent.keyboard('{ArrowRight}{Enter}')
    expect([focused(), title()]).toEqual(['Sunday, July 18, 2027', 'July 2027'])
    await userEvent.click(find('[aria-label="Next month"]'))
    expect(saidOf('monthChange').at(-1)).toEqual({ month: 8, year: 2027 })
  })

  test('is a grid in a dialog to assistive technology: what is chosen, what cannot be, where one is', async () => {
    const { openByKey, find, all, day, trigger, element } = await open({ ...ON, maxDate: '2026-11-20', required: true })
    expect([trigger().ariaExpanded, trigger().ariaHasPopup, trigger().ariaRequired]).toEqual(['false', 'dialog', 'true'])
    await openByKey()
    expect(trigger().ariaExpanded).toBe('true')
    expect(find('[role=dialog]').ariaLabel).toBe('Day')
    expect(find('table').role).toBe('grid')
    expect([find('table').ariaLabel, find('[aria-live]').textContent]).toEqual(['November 2026', 'November 2026'])
    expect(all('th').map(({ textContent }) => textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(day('November 18, 2026').ariaSelected).toBe('true')
    expect(day('November 21, 2026').ariaDisabled).toBe('true')
    expect(all('table [tabindex="0"]')).toEqual([day('November 18, 2026')])
    expect(element().querySelectorAll('button:not([aria-label]):empty')).toHaveLength(0)
  })

  test('follows a workflow and a bound first value, is cleared and goes to a month', async () => {
    const { set, setVariable, run, trigger, names, variable, openByKey, title, find } = await open(
      { initValueSingle: publishedBinding('first'), clearable: true },
      { values: { first: '2026-01-31' } },
    )
    expect(trigger().textContent).toBe('31/01/2026')
    await set({ first: '2026-02-28T10:00:00Z' })
    expect([trigger().textContent, variable('value')]).toEqual(['28/02/2026', '2026-02-28'])
    await setVariable('value', 'not a date')
    expect(trigger().textContent).toBe('Select a date')
    await run('set-value', Date.UTC(2026, 4, 5))
    expect(variable('value')).toBe('2026-05-05')
    expect(names()).toEqual(['initValueChange'])
    await userEvent.click(find('[aria-label=Clear]'))
    expect([variable('value'), names().at(-1)]).toEqual([null, 'change'])
    await run('go-to-month', 3, 2030)
    await openByKey()
    expect(title()).toBe('March 2030')
  })

  test('that is read-only or disabled is not opened by anybody', async () => {
    for (const props of [{ readonly: true }, { disabled: true }]) {
      const { trigger, run, isOpen, states } = await open({ ...ON, ...props })
      trigger().click()
      await run('open')
      expect([isOpen(), states()]).toEqual([false, Object.keys(props)[0]])
    }
  })

  test('writes its value for the browser to send, and is asked for it where it must be given', async () => {
    const { control, find } = await open({ fieldName: 'day', required: true })
    expect([control().name, control().validity.valueMissing]).toEqual(['day', true])
    control().focus()
    expect(document.activeElement).toBe(find('[role=combobox]'))
    expect((await open({ ...ON, fieldName: 'day' })).control().value).toBe('2026-11-18')
  })

  test('from right to left, the arrows go the other way', async () => {
    const { openByKey, focused, element } = await open(ON)
    element().dir = 'rtl'
    await openByKey()
    await userEvent.keyboard('{ArrowRight}')
    expect(focused()).toMatch('November 17')
  })

  test('speaks the language of the page', async () => {
    const lang = { globalContext: { page: { lang: 'ru' } } }
    const { openByKey, all, title, trigger, button } = await open(
      { ...ON, format: 'custom', customFormat: 'D MMMM YYYY' },
      { values: lang },
    )
    expect(trigger().textContent).toBe('18 ноября 2026')
    await openByKey()
    expect([title(), all('th')[0]?.textContent]).toEqual(['ноябрь 2026', 'пн'])
    expect(button('Выбрать')).toBeTruthy()
  })
})

describe('a range', () => {
  const RANGE = { selectionMode: 'range', startDate: '2026-11-01' }

  test('is picked from end to end, shown before it is, and turned round when it is picked backwards', async () => {
    const { trigger, day, between, selected, button, variable, control, element } = await open({ ...RANGE, fieldName: 'stay' })
    await userEvent.click(trigger())
    await userEvent.click(day('November 12, 2026'))
    await userEvent.hover(day('November 10, 2026'))
    await expect.poll(between).toEqual(['10', '11', '12'])
    await userEvent.click(day('November 10, 2026'))
    expect(selected()).toEqual(['10', '12'])
    await userEvent.click(button('Select'))
    expect(variable('value')).toEqual({ start: '2026-11-10', end: '2026-11-12' })
    const end = element().querySelector<HTMLInputElement>('[type=hidden]')
    expect([control().name, control().value, end?.name, end?.value]).toEqual([
      'stay.start',
      '2026-11-10',
      'stay.end',
      '2026-11-12',
    ])
    await page.elementLocator(document.documentElement).hover({ position: { x: 0, y: 0 } })
  })

  test('of 2 to 7 days lets no nearer and no farther end be picked', async () => {
    const { trigger, day, all } = await open({ ...RANGE, rangeMode: 'minmax' })
    await userEvent.click(trigger())
    await userEvent.click(day('November 15, 2026'))
    const on = all('td:not([aria-disabled])').map(({ textContent }) => Number(textContent))
    expect(on).toEqual([8, 9, 10, 11, 12, 13, 17, 18, 19, 20, 21, 22])
  })

  test('of one length is picked at once; one without an end may be refused', async () => {
    const auto = await open({ ...RANGE, rangeMode: 'auto', autoRange: 3, autoApply: true })
    await userEvent.click(auto.trigger())
    await userEvent.click(auto.day('November 15, 2026'))
    expect(auto.variable('value')).toEqual({ start: '2026-11-15', end: '2026-11-18' })
    const whole = await open({ ...RANGE, enablePartialRange: false })
    await userEvent.click(whole.trigger())
    await userEvent.click(whole.day('November 15, 2026'))
    expect(whole.button('Select')).toBeDisabled()
    const partial = await open(RANGE)
    await userEvent.click(partial.trigger())
    await userEvent.click(partial.day('November 15, 2026'))
    await userEvent.click(partial.button('Select'))
    expect(partial.variable('value')).toEqual({ start: '2026-11-15', end: null })
  })

  test('stands in two calendars one below another, or is as wide as there is room on the page', async () => {
    const two = { ...RANGE, enableMultiCalendars: true, enableCalendarOnly: true }
    const places = (all: (selector: string) => readonly HTMLElement[]) =>
      all('.heddle-date-calendar').map((one) => one.getBoundingClientRect())
    const [first, second] = places((await open({ ...two, orientation: 'vertical' })).all)
    expect([second?.left, (second?.top ?? 0) >= (first?.bottom ?? 0)]).toEqual([first?.left, true])
    const width = async (fit: string): Promise<number> =>
      (await open({ ...ON, enableCalendarOnly: true, fit })).find('[role=grid]').offsetWidth
    expect(await width('stretch')).toBeGreaterThan((await width('center')) + 50)
  })

  test('stands in two calendars, which turn together or by themselves', async () => {
    const two = { ...RANGE, enableMultiCalendars: true, enableCalendarOnly: true }
    const together = await open(two)
    expect(together.title()).toBe('November 2026, December 2026')
    await userEvent.click(together.find('[aria-label="Next month"]'))
    expect(together.title()).toBe('December 2026, January 2027')
    const apart = await open({ ...two, multiCalendarsSolo: true })
    await userEvent.click(apart.all('[aria-label="Next month"]')[1] as HTMLElement)
    expect(apart.title()).toBe('November 2026, January 2027')
  })
})

test('several days are picked and taken back, in their order, up to the limit', async () => {
  const { day, selected, button, variable } = await open({
    selectionMode: 'multi',
    initValueMulti: ['2026-11-20', 'x', '2026-11-02'],
    multiDatesLimit: 3,
    enableCalendarOnly: true,
  })
  expect(selected()).toEqual(['2', '20'])
  for (const at of [5, 9, 20]) await userEvent.click(day(`November ${at}, 2026`))
  expect(selected()).toEqual(['2', '5'])
  await userEvent.click(button('Select'))
  expect(variable('value')).toEqual(['2026-11-02', '2026-11-05'])
})

describe('a time', () => {
  test('is typed and turned by keys, with a day in a time zone', async () => {
    const { trigger, day, all, button, variable } = await open({
      dateMode: 'datetime',
      timezone: 'Europe/Brussels',
      initValueSingle: '2026-03-28T01:30:00Z',
      use24: true,
    })
    expect(trigger().textContent).toBe('28/03/2026 02:30')
    await userEvent.click(trigger())
    // At half past two clocks there go on to three.
    await userEvent.click(day('March 29, 2026'))
    expect(all('[role=spinbutton]').map((one) => (one as HTMLInputElement).value)).toEqual(['02', '30'])
    await userEvent.click(button('Select'))
    expect([variable('value'), trigger().textContent]).toEqual(['2026-03-29T01:30:00.000Z', '29/03/2026 03:30'])
    await userEvent.click(trigger())
    all('[role=spinbutton]')[0]?.focus()
    await userEvent.keyboard('14{Tab}{ArrowUp}{ArrowUp}')
    await userEvent.click(button('Select'))
    expect(variable('value')).toBe('2026-03-29T12:32:00.000Z')
  })

  test('is read from left to right, also where lines are not', async () => {
    const range = { dateMode: 'time', selectionMode: 'range', enableSeconds: true, enableCalendarOnly: true }
    const { all, element } = await open(range)
    element().dir = 'rtl'
    const left = (selector: string) => all(selector).map((one) => one.getBoundingClientRect().left)
    const [hours, minutes, seconds] = left('[role=spinbutton]') as [number, number, number]
    expect([hours < minutes, minutes < seconds, seconds < (left('.heddle-date-end')[0] ?? 0)]).toEqual([true, true, true])
  })

  test('alone has halves of the day where the language has', async () => {
    const { all, button, variable } = await open({ dateMode: 'time', initValueSingle: '00:05', enableCalendarOnly: true })
    expect(all('[role=spinbutton]').map((one) => (one as HTMLInputElement).value)).toEqual(['12', '05'])
    await userEvent.click(button('AM'))
    await userEvent.click(button('Select'))
    expect(variable('value')).toBe('12:05:00')
  })
})

test('a month and a year are picked from their own grids', async () => {
  const month = await open({ dateMode: 'month', initValueSingle: '2026-11', maxDate: '2026-12-15', autoApply: true })
  expect(month.trigger().textContent).toBe('November 2026')
  await month.openByKey()
  expect(month.focused()).toBe('Nov 2026')
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(month.variable('value')).toBe('2026-12')
  const year = await open({ dateMode: 'year', initValueSingle: '2026', autoApply: true })
  await year.openByKey()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect([year.variable('value'), year.trigger().textContent]).toEqual(['2029', '2029'])
})

test('a form that the browser sends by itself gets several dates one by one, and each once', async () => {
  const several = { selectionMode: 'multi', fieldName: 'days', initValueMulti: ['2026-11-18', '2026-11-20'] }
  const { element, run } = await open(several)
  const form = document.createElement('form')
  element().before(form)
  form.append(element())
  const sent = () => [...new FormData(form)]
  expect(sent()).toEqual([
    ['days', '2026-11-18'],
    ['days', '2026-11-20'],
  ])
  await run('set-value', [])
  expect(sent()).toEqual([])
  form.replaceWith(element())
})
