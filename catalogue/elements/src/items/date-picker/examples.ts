import type { NodeTemplate } from '@heddle/kit'

const named = { accessibleLabel: 'Date' }

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'one day', node: { element: 'date-picker', props: { ...named, dateMode: 'date' } } },
  {
    name: 'a day that is chosen, which can be cleared',
    node: {
      element: 'date-picker',
      props: { ...named, dateMode: 'date', initValueSingle: '2026-11-23', clearable: true, format: 'MMMM D, YYYY' },
    },
  },
  {
    name: 'a range of 2 to 7 days in two calendars on the page',
    node: {
      element: 'date-picker',
      props: {
        ...named,
        selectionMode: 'range',
        dateMode: 'date',
        rangeMode: 'minmax',
        initValueRangeStart: '2026-11-23',
        initValueRangeEnd: '2026-11-27',
        enableMultiCalendars: true,
        enableCalendarOnly: true,
        disabledWeekDays: ['0'],
        autoApply: true,
      },
    },
  },
  {
    name: 'several days with week numbers on the page',
    node: {
      element: 'date-picker',
      props: {
        ...named,
        selectionMode: 'multi',
        dateMode: 'date',
        initValueMulti: ['2026-11-23', '2026-11-25'],
        enableCalendarOnly: true,
        weekNumbers: 'iso',
      },
    },
  },
  {
    name: 'a day and a time',
    node: {
      element: 'date-picker',
      props: { ...named, dateMode: 'datetime', timezone: 'Europe/Brussels', initValueSingle: '2026-11-23T08:30Z', use24: true },
    },
  },
  {
    name: 'a time on the page',
    node: {
      element: 'date-picker',
      props: { ...named, dateMode: 'time', initValueSingle: '09:30:15', enableSeconds: true, enableCalendarOnly: true },
    },
  },
  { name: 'a month', node: { element: 'date-picker', props: { ...named, dateMode: 'month', initValueSingle: '2026-11' } } },
  {
    name: 'a year, read-only',
    node: { element: 'date-picker', props: { ...named, dateMode: 'year', initValueSingle: '2026', readonly: true } },
  },
  {
    name: 'a range by shortcuts, step by step',
    node: {
      element: 'date-picker',
      props: {
        ...named,
        selectionMode: 'range',
        dateMode: 'date',
        startDate: '2026-11-01',
        presets: [{ preset: 'last-7-days', label: '' }],
        enableFlow: true,
        flow: ['month', 'calendar'],
        enableCalendarOnly: true,
      },
    },
  },
  { name: 'disabled', node: { element: 'date-picker', props: { ...named, disabled: true } } },
]
