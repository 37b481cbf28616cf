import { boolean, choice, dateTime, defineElement, gap, locale, number, text, type FieldValues } from '@heddle/kit'
import { timeZone } from '../../lib/zone-names.ts'
import { DURATION } from './limits.ts'

const isMode =
  (mode: string) =>
  ({ mode: chosen }: FieldValues): boolean =>
    chosen === mode

/** How long it is until a moment, or what is left of some time. */
export const countdownDefinition = defineElement({
  type: 'countdown',
  label: { en: 'Countdown', ru: 'Обратный отсчёт' },
  icon: 'timer',
  group: 'data',
  words: ['timer', 'clock', 'deadline', 'launch', 'offer ends', 'time left', 'таймер', 'часы', 'до конца', 'осталось'],
  fields: {
    mode: choice({
      label: { en: 'Counts', ru: 'Считает' },
      options: [
        { value: 'date', label: { en: 'To a moment', ru: 'До момента' } },
        { value: 'duration', label: { en: 'A time down', ru: 'Время назад' } },
      ],
      default: 'date',
    }),
    until: dateTime({
      label: { en: 'Until', ru: 'До' },
      help: {
        en: 'As clocks show it in the time zone below. A formula may name its own, as 2030-01-01T00:00Z.',
        ru: 'По часам пояса, выбранного ниже. Формула может назвать свой: 2030-01-01T00:00Z.',
      },
      precision: 'date-time',
      default: '2030-01-01T00:00',
      when: isMode('date'),
    }),
    timezone: timeZone({
      help: {
        en: 'Where that clock stands. By the visitor’s own it ends for each of them at another instant.',
        ru: 'Где стоят эти часы. По часам посетителя отсчёт кончается у каждого в свой миг.',
      },
      when: isMode('date'),
    }),
    seconds: number({
      label: { en: 'Seconds', ru: 'Секунды' },
      ...DURATION,
      unit: 's',
      bindable: true,
      when: isMode('duration'),
    }),
    starts: boolean({
      label: { en: 'Starts at once', ru: 'Начинается сразу' },
      default: true,
      when: isMode('duration'),
    }),
    look: choice({
      label: { en: 'Look', ru: 'Вид' },
      options: [
        { value: 'units', label: { en: 'Numbers with words', ru: 'Числа со словами' } },
        { value: 'clock', label: { en: 'As a clock', ru: 'Как часы' } },
      ],
      default: 'units',
    }),
    largest: choice({
      label: { en: 'Largest unit', ru: 'Крупнейшая единица' },
      options: [
        { value: 'day', label: { en: 'Days', ru: 'Дни' } },
        { value: 'hour', label: { en: 'Hours', ru: 'Часы' } },
        { value: 'minute', label: { en: 'Minutes', ru: 'Минуты' } },
        { value: 'second', label: { en: 'Seconds', ru: 'Секунды' } },
      ],
      default: 'day',
    }),
    showsSeconds: boolean({ label: { en: 'Seconds too', ru: 'И секунды' }, default: true }),
    locale: locale({
      label: { en: 'Language', ru: 'Язык' },
      help: { en: 'Of the words beside the numbers.', ru: 'Слов рядом с числами.' },
    }),
    endText: text({
      label: { en: 'At the end', ru: 'В конце' },
      help: { en: 'Stands there instead, and is read aloud.', ru: 'Стоит там вместо чисел и читается вслух.' },
      translated: true,
      maxLength: 1000,
    }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      default: 'Time left',
      translated: true,
      maxLength: 1000,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['ended'],
  editing: { minSize: 16 },
  exposes: { left: { label: { en: 'Seconds left', ru: 'Осталось секунд' }, type: 'number', readonly: true } },
  events: { end: { label: { en: 'End', ru: 'Конец' }, example: {} } },
  actions: {
    start: { label: { en: 'Start', ru: 'Начать' } },
    pause: { label: { en: 'Pause', ru: 'Приостановить' } },
    reset: { label: { en: 'Begin again', ru: 'Начать заново' } },
  },
  baseStyles: { default: { display: 'flex', 'flex-wrap': 'wrap', 'align-items': 'baseline', ...gap('8px', '20px') } },
  preset: { styles: { default: { 'font-size': '16px' } } },
})
