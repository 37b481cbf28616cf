import { choice, locale, number, text, type FieldValues } from '@heddle/kit'
import { PROGRESS } from './progress/limits.ts'

const isLabelled = ({ label }: FieldValues): boolean => label !== 'none'

/** What shows how far something has come declares alike. */
export const PROGRESS_FIELDS = {
  value: number({ label: { en: 'Value', ru: 'Значение' }, ...PROGRESS.value, bindable: true }),
  min: number({ label: { en: 'From', ru: 'От' }, ...PROGRESS.min, bindable: true }),
  max: number({ label: { en: 'To', ru: 'До' }, ...PROGRESS.max, bindable: true }),
  label: choice({
    label: { en: 'Number', ru: 'Число' },
    options: [
      { value: 'none', label: { en: 'None', ru: 'Нет' } },
      { value: 'percent', label: { en: 'Percent', ru: 'Процент' } },
      { value: 'value', label: { en: 'Value', ru: 'Значение' } },
    ],
    default: 'none',
    bindable: true,
  }),
  locale: locale({
    label: { en: 'Language', ru: 'Язык' },
    help: { en: 'By its rules the number is written.', ru: 'По его правилам записано число.' },
    when: isLabelled,
  }),
  role: choice({
    label: { en: 'Means', ru: 'Что это' },
    help: { en: 'What screen readers call it', ru: 'Как это называют экранные дикторы' },
    options: [
      { value: 'progressbar', label: { en: 'How far a task has come', ru: 'Ход дела' } },
      { value: 'meter', label: { en: 'A share or a level', ru: 'Доля или уровень' } },
    ],
    default: 'progressbar',
  }),
  accessibleLabel: text({
    label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
    default: 'Progress',
    translated: true,
  }),
} as const

/** What workflows may read, set and hear of it. */
export const PROGRESS_LOGIC = {
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'number', field: 'value' } },
  events: {
    initValueChange: { label: { en: 'Value change', ru: 'Изменение значения' }, example: { value: 65 } },
  },
  /** HTML and CSS draw it. */
  alone: () => true,
} as const
