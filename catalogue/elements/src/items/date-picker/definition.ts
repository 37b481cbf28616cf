import { boolean, choice, defineElement, FLOATING, INPUT, list, number, text, value } from '@heddle/kit'
import { FIELD_BOX } from '../../lib/field-look.ts'
import { CALENDAR_FIELDS } from './calendar-fields.ts'
import { doubtDate, hasDays, hasSeveral, hasTime, isRange, ISO, ofRange, selects } from './field-parts.ts'
import { STEPS } from './flow.ts'
import { LIMITS } from './limits.ts'
import { PRESET_OPTIONS } from './preset-options.ts'
import { THEME_FIELDS } from './theme-fields.ts'
import { timeZone } from '../../lib/zone-names.ts'

/** A date, several or a range of them, chosen from a calendar (specification section 3, date picker). */
export const datePickerDefinition = defineElement({
  type: 'date-picker',
  label: { en: 'Date picker', ru: 'Дата' },
  icon: 'calendar-days',
  group: 'forms',
  words: ['calendar', 'datepicker', 'date range', 'time picker', 'month picker', 'календарь', 'период', 'время', 'выбор даты'],
  fields: {
    selectionMode: choice({
      label: { en: 'What is chosen', ru: 'Что выбирают' },
      options: [
        { value: 'single', label: { en: 'One date', ru: 'Одну дату' } },
        { value: 'range', label: { en: 'A range', ru: 'Период' } },
        { value: 'multi', label: { en: 'Several dates', ru: 'Несколько дат' } },
      ],
      default: 'single',
    }),
    dateMode: choice({
      label: { en: 'Kind of date', ru: 'Вид даты' },
      help: {
        en: 'Time, month and year are for one date or a range; several are days, with a time or without.',
        ru: 'Время, месяц и год — для одной даты или периода; несколько дат — это дни, с временем или без.',
      },
      options: [
        { value: 'datetime', label: { en: 'Day and time', ru: 'День и время' } },
        { value: 'date', label: { en: 'Day', ru: 'День' } },
        { value: 'time', label: { en: 'Time', ru: 'Время' } },
        { value: 'month', label: { en: 'Month', ru: 'Месяц' } },
        { value: 'year', label: { en: 'Year', ru: 'Год' } },
      ],
      default: 'datetime',
    }),
    initValueSingle: text({ ...ISO, label: { en: 'Initial value', ru: 'Начальное значение' }, when: selects('single') }),
    initValueRangeStart: text({ ...ISO, label: { en: 'Initial start', ru: 'Начало сначала' }, when: isRange }),
    initValueRangeEnd: text({ ...ISO, label: { en: 'Initial end', ru: 'Конец сначала' }, when: isRange }),
    initValueMulti: list({
      label: { en: 'Initial values', ru: 'Начальные значения' },
      item: text({ ...ISO, label: { en: 'Date', ru: 'Дата' } }),
      doubt: doubtDate,
      when: selects('multi'),
    }),
    ...INPUT.named,
    placeholder: text({
      label: { en: 'Placeholder', ru: 'Подсказка' },
      translated: true,
      bindable: true,
      placeholder: 'Select a date',
    }),
    typing: boolean({
      label: { en: 'Can be typed', ru: 'Можно набрать' },
      help: {
        en: 'A field takes dates as the format writes them; a button beside it opens the calendar.',
        ru: 'Поле принимает даты так, как их пишет формат; кнопка рядом открывает календарь.',
      },
      when: (values) => values['enableCalendarOnly'] !== true,
    }),
    enableSeconds: boolean({ label: { en: 'Seconds', ru: 'Секунды' }, bindable: true, when: hasTime }),
    minuteStep: number({
      label: { en: 'Step of minutes', ru: 'Шаг минут' },
      ...LIMITS.minuteStep,
      unit: 'min',
      bindable: true,
      when: hasTime,
    }),
    use24: boolean({
      label: { en: '24 hours', ru: '24 часа' },
      help: { en: 'When off, as the language has it.', ru: 'Если выключено — как принято в языке.' },
      bindable: true,
      when: hasTime,
    }),
    timezone: timeZone({
      help: {
        en: 'Dates are chosen there; the value is the same instant everywhere. A formula may give any name of IANA.',
        ru: 'Дату выбирают в этом поясе; значение — один и тот же миг везде. Формула может дать любое имя IANA.',
      },
      when: (values) => hasDays(values) && hasTime(values),
    }),
    multiDatesLimit: number({
      label: { en: 'Most dates', ru: 'Больше всего дат' },
      help: { en: '0 for any number.', ru: '0 — сколько угодно.' },
      ...LIMITS.dates,
      bindable: true,
      when: selects('multi'),
    }),
    enableMultiCalendars: boolean({ label: { en: 'Several calendars', ru: 'Несколько календарей' }, when: hasSeveral }),
    multiCalendars: number({
      label: { en: 'Calendars', ru: 'Сколько календарей' },
      ...LIMITS.calendars,
      when: (values) => hasSeveral(values) && values['enableMultiCalendars'] === true,
    }),
    multiCalendarsSolo: boolean({
      label: { en: 'Each turns by itself', ru: 'Листаются порознь' },
      when: (values) => hasSeveral(values) && values['enableMultiCalendars'] === true,
    }),
    rangeMode: choice({
      label: { en: 'Range', ru: 'Период' },
      options: [
        { value: 'free', label: { en: 'Free', ru: 'Любой' } },
        { value: 'auto', label: { en: 'Of one length', ru: 'Заданной длины' } },
        { value: 'minmax', label: { en: 'Between two lengths', ru: 'Не короче и не длиннее' } },
      ],
      default: 'free',
      bindable: true,
      when: isRange,
    }),
    autoRange: number({
      label: { en: 'Days from start to end', ru: 'Дней от начала до конца' },
      ...LIMITS.autoRange,
      bindable: true,
      when: ofRange('auto'),
    }),
    minRange: number({ label: { en: 'At least', ru: 'Не меньше' }, ...LIMITS.minRange, bindable: true, when: ofRange('minmax') }),
    maxRange: number({ label: { en: 'At most', ru: 'Не больше' }, ...LIMITS.maxRange, bindable: true, when: ofRange('minmax') }),
    enablePartialRange: boolean({
      label: { en: 'May have no end', ru: 'Можно без конца' },
      default: true,
      bindable: true,
      when: ofRange('free'),
    }),
    noDisabledRange: boolean({
      label: { en: 'No disabled dates inside', ru: 'Без недоступных дат внутри' },
      bindable: true,
      when: isRange,
    }),
    ...CALENDAR_FIELDS,
    enableFlow: boolean({
      label: { en: 'Step by step', ru: 'По шагам' },
      help: {
        en: 'Each choice opens the next. Not with several calendars.',
        ru: 'Каждый выбор открывает следующий. Не с несколькими календарями.',
      },
    }),
    flow: list({
      label: { en: 'Steps', ru: 'Шаги' },
      item: choice({
        label: { en: 'Step', ru: 'Шаг' },
        options: [
          { value: 'month', label: { en: 'Month', ru: 'Месяц' } },
          { value: 'year', label: { en: 'Year', ru: 'Год' } },
          { value: 'calendar', label: { en: 'Calendar', ru: 'Календарь' } },
          { value: 'time', label: { en: 'Time', ru: 'Время' } },
          { value: 'minutes', label: { en: 'Minutes', ru: 'Минуты' } },
          { value: 'hours', label: { en: 'Hours', ru: 'Часы' } },
          { value: 'seconds', label: { en: 'Seconds', ru: 'Секунды' } },
        ],
        default: 'calendar',
      }),
      default: STEPS,
      when: (values) => values['enableFlow'] === true,
    }),
    presets: list({
      label: { en: 'Shortcuts', ru: 'Быстрый выбор' },
      item: {
        preset: choice({
          label: { en: 'Dates', ru: 'Даты' },
          options: PRESET_OPTIONS,
          default: 'last-7-days',
        }),
        label: text({ label: { en: 'Label', ru: 'Подпись' }, translated: true }),
      },
      itemLabel: 'preset',
      when: ({ dateMode }) => dateMode !== 'time',
    }),
    clearable: boolean({ label: { en: 'Can be cleared', ru: 'Можно очистить' }, bindable: true }),
    ...INPUT.switches(),
    enableCalendarOnly: boolean({
      label: { en: 'Calendar on the page', ru: 'Календарь на странице' },
      help: { en: 'Without a button that opens it.', ru: 'Без кнопки, которая его открывает.' },
    }),
    ...FLOATING,
    selectLabel: text({ label: { en: 'Words of Select', ru: 'Слово «Выбрать»' }, translated: true, placeholder: 'Select' }),
    cancelLabel: text({ label: { en: 'Words of Cancel', ru: 'Слово «Отмена»' }, translated: true, placeholder: 'Cancel' }),
    ...INPUT.debounced,
    ...INPUT.inForm,
    ...THEME_FIELDS,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['focus', 'open', 'filled', 'readonly', 'disabled', 'invalid'],
  slots: {
    trigger: { label: { en: 'Button that opens it', ru: 'Кнопка, которая открывает' }, local: local() },
    selectButton: { label: { en: 'Select button', ru: 'Кнопка «Выбрать»' }, local: local() },
    leftSidebar: { label: { en: 'Before the calendar', ru: 'Перед календарём' }, local: local() },
    rightSidebar: { label: { en: 'After the calendar', ru: 'После календаря' }, local: local() },
  },
  exposes: {
    value: {
      label: { en: 'Value', ru: 'Значение' },
      type: ({ selectionMode }) => (selectionMode === 'range' ? 'object' : selectionMode === 'multi' ? 'array' : 'string'),
    },
  },
  events: {
    ...INPUT.events('2026-11-23'),
    open: { label: { en: 'Open', ru: 'Открытие' } },
    close: { label: { en: 'Close', ru: 'Закрытие' }, example: { reason: 'escape' } },
    onFlowStep: { label: { en: 'Step done', ru: 'Шаг пройден' }, example: { value: 0 } },
    monthChange: { label: { en: 'Month change', ru: 'Смена месяца' }, example: { month: 11, year: 2026 } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the date picker', ru: 'Поставить фокус' }),
    open: { label: { en: 'Open', ru: 'Открыть' } },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
    clear: { label: { en: 'Clear', ru: 'Очистить' } },
    ...INPUT.setters({ value: value({ label: { en: 'Value', ru: 'Значение' }, default: '' }) }),
    'go-to-month': {
      label: { en: 'Go to month', ru: 'Показать месяц' },
      parameters: {
        month: number({ label: { en: 'Month', ru: 'Месяц' }, min: 1, max: 12, default: 1, bindable: true }),
        year: number({ label: { en: 'Year', ru: 'Год' }, ...LIMITS.years, default: 2026, bindable: true }),
      },
    },
  },
  speaks: 'lang',
  editing: { minSize: 24, whileSelected: 'open' },
  baseStyles: {
    default: {
      position: 'relative',
      display: 'block',
      'box-sizing': 'border-box',
      'max-width': '100%',
    },
  },
  preset: {
    props: { offsetY: '4px', dateMode: 'date' },
    styles: {
      default: FIELD_BOX.default,
      'default:open': FIELD_BOX['default:focus'],
      'default:readonly': FIELD_BOX['default:readonly'],
    },
  },
})

/** What nodes in a slot know of it. */
function local() {
  return {
    data: {
      datePicker: {
        preview: { label: { en: 'Shown text', ru: 'Показанный текст' }, example: '23/11/2026' },
        value: { label: { en: 'Value', ru: 'Значение' }, example: '2026-11-23' },
        isOpen: { label: { en: 'Is open', ru: 'Открыто' }, example: true },
      },
    },
    methods: {
      datePicker: {
        open: { label: { en: 'Open', ru: 'Открыть' } },
        close: { label: { en: 'Close', ru: 'Закрыть' } },
        clear: { label: { en: 'Clear', ru: 'Очистить' } },
        select: { label: { en: 'Select', ru: 'Выбрать' } },
        setValue: { label: { en: 'Set value', ru: 'Задать значение' } },
      },
    },
  }
}
