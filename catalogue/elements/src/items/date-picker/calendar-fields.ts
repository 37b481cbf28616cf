import { boolean, choice, dateTime, list, option, text } from '@heddle/kit'
import { hasDays, hasSeveral, hasTime, ISO, type Values } from './field-parts.ts'

const isApplied = ({ autoApply }: Values): boolean => autoApply !== false

const WEEKDAYS = [
  { value: '1', label: { en: 'Monday', ru: 'Понедельник' } },
  { value: '2', label: { en: 'Tuesday', ru: 'Вторник' } },
  { value: '3', label: { en: 'Wednesday', ru: 'Среда' } },
  { value: '4', label: { en: 'Thursday', ru: 'Четверг' } },
  { value: '5', label: { en: 'Friday', ru: 'Пятница' } },
  { value: '6', label: { en: 'Saturday', ru: 'Суббота' } },
  { value: '0', label: { en: 'Sunday', ru: 'Воскресенье' } },
] as const
const aDay = dateTime({ label: { en: 'Day', ru: 'День' } })

/** What of the calendar may be chosen, and how it is shown. */
export const CALENDAR_FIELDS = {
  startDate: text({
    ...ISO,
    label: { en: 'Opens at', ru: 'Открывается на' },
    help: { en: 'The month that is shown while there is no value.', ru: 'Месяц, который показан, пока нет значения.' },
  }),
  minDate: text({ ...ISO, label: { en: 'First date', ru: 'Первая дата' } }),
  maxDate: text({ ...ISO, label: { en: 'Last date', ru: 'Последняя дата' } }),
  preventMinMaxNavigation: boolean({ label: { en: 'Stop at the bounds', ru: 'Не листать за границы' }, bindable: true }),
  ignoreTimeValidation: boolean({
    label: { en: 'Bounds are days', ru: 'Границы — целые дни' },
    bindable: true,
    when: hasTime,
  }),
  allowedDates: list({
    label: { en: 'Allowed dates', ru: 'Доступные даты' },
    help: { en: 'When there are any, no others can be chosen.', ru: 'Если они есть, другие выбрать нельзя.' },
    item: aDay,
  }),
  disabledDates: list({ label: { en: 'Disabled dates', ru: 'Недоступные даты' }, item: aDay }),
  disabledWeekDays: list({
    label: { en: 'Disabled weekdays', ru: 'Недоступные дни недели' },
    item: choice({ label: { en: 'Weekday', ru: 'День недели' }, options: WEEKDAYS, default: '0' }),
    when: hasDays,
  }),
  weekStart: option({
    label: { en: 'Week starts on', ru: 'Неделя начинается' },
    optionsOf: () => WEEKDAYS,
    default: '1',
    bindable: true,
    when: hasDays,
  }),
  weekNumbers: choice({
    label: { en: 'Week numbers', ru: 'Номера недель' },
    options: [
      { value: 'none', label: { en: 'None', ru: 'Нет' } },
      { value: 'local', label: { en: 'Of the language', ru: 'Как принято' } },
      { value: 'iso', label: { en: 'ISO 8601' } },
    ],
    default: 'none',
    bindable: true,
    when: hasDays,
  }),
  hideOffsetDates: boolean({
    label: { en: 'Hide days of other months', ru: 'Скрыть дни других месяцев' },
    bindable: true,
    when: hasDays,
  }),
  disableMonthYearSelect: boolean({
    label: { en: 'No choice of month and year', ru: 'Без выбора месяца и года' },
    bindable: true,
  }),
  orientation: choice({
    label: { en: 'Calendars stand', ru: 'Календари стоят' },
    options: [
      { value: 'horizontal', label: { en: 'Side by side', ru: 'Рядом' } },
      { value: 'vertical', label: { en: 'One below another', ru: 'Друг под другом' } },
    ],
    default: 'horizontal',
    bindable: true,
    when: (values) => hasSeveral(values) && values['enableMultiCalendars'] !== false,
  }),
  fit: choice({
    label: { en: 'Calendar on the page', ru: 'Календарь на странице' },
    options: [
      { value: 'center', label: { en: 'Of its own width, in the middle', ru: 'Своей ширины, посередине' } },
      { value: 'stretch', label: { en: 'As wide as there is room', ru: 'Во всю ширину' } },
    ],
    default: 'center',
    bindable: true,
    when: (values) => values['enableCalendarOnly'] !== false,
  }),
  autoApply: boolean({
    label: { en: 'Apply at once', ru: 'Применять сразу' },
    help: { en: 'Without the row of buttons; not for times alone.', ru: 'Без ряда кнопок; не для одного времени.' },
    bindable: true,
  }),
  closeOnAutoApply: boolean({
    label: { en: 'Close then', ru: 'И закрывать' },
    default: true,
    bindable: true,
    when: isApplied,
  }),
  lang: text({
    label: { en: 'Language', ru: 'Язык' },
    help: { en: 'Such as en-GB; that of the page when empty.', ru: 'Например en-GB; если пусто, язык страницы.' },
    placeholder: 'en-GB',
    maxLength: 35,
    bindable: true,
  }),
  format: option({
    label: { en: 'Format', ru: 'Формат' },
    help: { en: 'Of what is shown, never of the value.', ru: 'Того, что показано, а не значения.' },
    optionsOf: () => [
      ...['DD/MM/YYYY', 'MMMM D, YYYY', 'MMM D, YYYY', 'h:mm A', 'h:mm:ss A', 'MMM D, YYYY h:mm A'].map((pattern) => ({
        value: pattern,
        label: { en: pattern },
      })),
      { value: 'custom', label: { en: 'Custom', ru: 'Свой' } },
    ],
    default: 'DD/MM/YYYY',
  }),
  customFormat: text({
    label: { en: 'Custom format', ru: 'Свой формат' },
    help: {
      en: 'YYYY, MMMM, MMM, MM, DD, D, Do, dddd, HH, h, mm, ss, A; text in [brackets] stays.',
      ru: 'YYYY, MMMM, MMM, MM, DD, D, Do, dddd, HH, h, mm, ss, A; текст в [скобках] остаётся.',
    },
    placeholder: 'D MMMM YYYY',
    maxLength: 200,
    bindable: true,
    when: (values) => values['format'] === 'custom',
  }),
} as const
