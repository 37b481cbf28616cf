import { boolean, choice, defineElement, locale, number, option, text, type FieldValues } from '@heddle/kit'
import { FRACTION_DIGITS, INTEGER_DIGITS, readPlainNumber } from '../../lib/number-text/number-text.ts'
import { currencyOptions, unitOptions } from '../../lib/number-text/choices.ts'

const LARGEST = Number.MAX_SAFE_INTEGER

const isStyle =
  (style: string) =>
  ({ style: chosen }: FieldValues): boolean =>
    chosen === style

const value = number({
  label: { en: 'Value', ru: 'Значение' },
  min: -LARGEST,
  max: LARGEST,
  default: 3.14159,
  bindable: true,
})

/** A number, written by the rules of a language (specification section 3, number display). */
export const numberDisplayDefinition = defineElement({
  type: 'number-display',
  label: { en: 'Number', ru: 'Число' },
  icon: 'hash',
  group: 'data',
  words: ['number display', 'price', 'currency', 'money', 'percent', 'amount', 'format', 'цена', 'деньги', 'валюта', 'процент'],
  fields: {
    // A text that holds a number is one, as answers of servers have them.
    value: {
      ...value,
      check: (given) => (typeof given === 'string' && readPlainNumber(given) !== undefined ? undefined : value.check(given)),
    },
    locale: locale({
      label: { en: 'Language', ru: 'Язык' },
      help: { en: 'By its rules the number is written.', ru: 'По его правилам записано число.' },
    }),
    style: choice({
      label: { en: 'Kind', ru: 'Вид' },
      options: [
        { value: 'decimal', label: { en: 'Number', ru: 'Число' } },
        { value: 'currency', label: { en: 'Money', ru: 'Деньги' } },
        { value: 'percent', label: { en: 'Percent', ru: 'Процент' } },
        { value: 'unit', label: { en: 'With a unit', ru: 'С единицей' } },
      ],
      default: 'currency',
    }),
    currency: option({
      label: { en: 'Currency', ru: 'Валюта' },
      optionsOf: currencyOptions,
      default: 'USD',
      bindable: true,
      when: isStyle('currency'),
    }),
    currencyDisplay: choice({
      label: { en: 'Currency as', ru: 'Вид валюты' },
      options: [
        { value: 'narrowSymbol', label: { en: 'Sign ($)', ru: 'Знак ($)' } },
        { value: 'symbol', label: { en: 'Sign of the country (US$)', ru: 'Знак страны (US$)' } },
        { value: 'code', label: { en: 'Code (USD)', ru: 'Код (USD)' } },
        { value: 'name', label: { en: 'Name (US dollars)', ru: 'Название (доллары США)' } },
      ],
      default: 'narrowSymbol',
      when: isStyle('currency'),
    }),
    unit: option({
      label: { en: 'Unit', ru: 'Единица' },
      optionsOf: unitOptions,
      default: 'celsius',
      bindable: true,
      when: isStyle('unit'),
    }),
    unitDisplay: choice({
      label: { en: 'Unit as', ru: 'Вид единицы' },
      options: [
        { value: 'long', label: { en: 'Name (16 liters)', ru: 'Название (16 литров)' } },
        { value: 'short', label: { en: 'Short (16 L)', ru: 'Кратко (16 л)' } },
        { value: 'narrow', label: { en: 'Shortest (16L)', ru: 'Короче всего (16л)' } },
      ],
      default: 'short',
      when: isStyle('unit'),
    }),
    notation: choice({
      label: { en: 'Notation', ru: 'Запись' },
      options: [
        { value: 'standard', label: { en: 'Usual (12,345)', ru: 'Обычная (12 345)' } },
        { value: 'compact', label: { en: 'Short (12K)', ru: 'Краткая (12 тыс.)' } },
        { value: 'scientific', label: { en: 'Scientific (1.2E4)', ru: 'Научная (1,2E4)' } },
        { value: 'engineering', label: { en: 'Engineering (12E3)', ru: 'Инженерная (12E3)' } },
      ],
      default: 'standard',
    }),
    fractionDigits: number({
      label: { en: 'Decimal places', ru: 'Знаков после запятой' },
      ...FRACTION_DIGITS,
      bindable: true,
    }),
    minimumIntegerDigits: number({
      label: { en: 'Digits before the point', ru: 'Цифр до запятой' },
      help: { en: 'At least: 7 with three is 007.', ru: 'Не меньше: 7 с тремя — 007.' },
      ...INTEGER_DIGITS,
      bindable: true,
    }),
    thousandsSeparator: boolean({ label: { en: 'Thousands apart', ru: 'Разделять тысячи' }, default: true, bindable: true }),
    signDisplay: choice({
      label: { en: 'Plus and minus', ru: 'Плюс и минус' },
      options: [
        { value: 'auto', label: { en: 'Minus', ru: 'Минус' } },
        { value: 'always', label: { en: 'Always', ru: 'Всегда' } },
        { value: 'exceptZero', label: { en: 'But for zero', ru: 'Кроме нуля' } },
        { value: 'never', label: { en: 'Never', ru: 'Никогда' } },
      ],
      default: 'auto',
      bindable: true,
    }),
    prefix: text({ label: { en: 'Before', ru: 'Перед числом' }, translated: true }),
    suffix: text({ label: { en: 'After', ru: 'После числа' }, translated: true }),
    emptyText: text({
      label: { en: 'Without a number', ru: 'Если числа нет' },
      help: { en: 'Stands there when the value is none.', ru: 'Стоит там, когда значение — не число.' },
      translated: true,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  editing: { minSize: 16 },
  baseStyles: { default: { display: 'inline-block' } },
  preset: {},
  variants: [
    {
      id: 'percent',
      label: { en: 'Percent', ru: 'Процент' },
      icon: 'percent',
      words: ['percentage', 'rate', 'share', 'доля'],
      matches: ({ props }) => props['style'] === 'percent',
      props: { style: 'percent', value: 0.65, fractionDigits: 0 },
    },
  ],
})
