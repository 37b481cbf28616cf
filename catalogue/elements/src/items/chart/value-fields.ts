import { boolean, choice, option, text, type FieldValues } from '@heddle/kit'
import { currencyOptions } from '../../lib/number-text/choices.ts'
import { isRound } from './read-chart.ts'

const STYLES = [
  { value: 'plain', label: { en: 'Plain', ru: 'Просто' } },
  { value: 'currency', label: { en: 'Money', ru: 'Деньги' } },
  { value: 'percent', label: { en: 'Percent', ru: 'Процент' } },
] as const

/** Whether a data set stands on the second axis; of data sets that a formula gives nobody knows. */
const hasSecond = ({ chartType, dataType, datasets }: FieldValues): boolean =>
  !isRound(chartType) &&
  dataType !== 'guided' &&
  (!Array.isArray(datasets) || datasets.some((one) => (Object(one) as { onSecond?: unknown }).onSecond === true))
const hasMoney = (values: FieldValues): boolean =>
  values['valueStyle'] === 'currency' || (values['secondStyle'] === 'currency' && hasSecond(values))

/** How the numbers of a chart are written: at its axis, beside the pointer, in the table, read out. */
export const VALUE_FIELDS = {
  valueStyle: choice({
    label: { en: 'Numbers as', ru: 'Числа как' },
    help: {
      en: 'At the axis, beside the pointer and read out. Percent: 0.5 is 50%.',
      ru: 'На оси, у указателя и вслух. Процент: 0,5 — это 50 %.',
    },
    options: STYLES,
    default: 'plain',
    bindable: true,
  }),
  secondStyle: choice({
    label: { en: 'Second axis as', ru: 'Вторая ось как' },
    options: STYLES,
    default: 'plain',
    bindable: true,
    when: hasSecond,
  }),
  currency: option({
    label: { en: 'Currency', ru: 'Валюта' },
    optionsOf: currencyOptions,
    default: 'USD',
    bindable: true,
    when: hasMoney,
  }),
  decimals: choice({
    label: { en: 'Decimal places', ru: 'Знаков после запятой' },
    options: [
      { value: 'auto', label: { en: 'As needed', ru: 'По числу' } },
      ...['0', '1', '2', '3'].map((value) => ({ value, label: { en: value } })),
    ],
    default: 'auto',
    bindable: true,
  }),
  isShort: boolean({
    label: { en: 'In short', ru: 'Кратко' },
    help: { en: '12K for 12,345', ru: '12 тыс. вместо 12 345' },
    bindable: true,
  }),
  valueBefore: text({ label: { en: 'Before numbers', ru: 'Перед числом' }, translated: true, maxLength: 20 }),
  valueAfter: text({
    label: { en: 'After numbers', ru: 'После числа' },
    help: { en: 'Such as “ kg”', ru: 'Например, « кг»' },
    translated: true,
    maxLength: 20,
  }),
  secondTitle: text({
    label: { en: 'Title of the second axis', ru: 'Название второй оси' },
    translated: true,
    maxLength: 200,
    when: hasSecond,
  }),
} as const
