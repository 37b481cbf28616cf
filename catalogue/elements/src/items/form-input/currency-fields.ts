import { boolean, choice, color, length, number, text, value } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const isCurrency = (values: Readonly<Record<string, unknown>>): boolean => values['type'] === 'currency'

const look = { panel: 'style', bindable: true, screens: 'css', when: isCurrency } as const

/** How an amount of money is written. */
export const CURRENCY_FIELDS = {
  currencyShowSymbol: boolean({
    label: { en: 'Show the symbol', ru: 'Показывать знак' },
    default: true,
    bindable: true,
    when: isCurrency,
  }),
  currencySymbol: text({ label: { en: 'Symbol', ru: 'Знак' }, default: '$', maxLength: 20, when: isCurrency }),
  currencySymbolPosition: choice({
    label: { en: 'Place of the symbol', ru: 'Место знака' },
    options: [
      { value: 'prefix', label: { en: 'Before', ru: 'Перед числом' } },
      { value: 'suffix', label: { en: 'After', ru: 'После числа' } },
    ],
    default: 'prefix',
    bindable: true,
    when: isCurrency,
  }),
  currencyDecimalPlaces: number({
    label: { en: 'Decimals', ru: 'Знаков после запятой' },
    ...LIMITS.currencyDecimals,
    bindable: true,
    when: isCurrency,
  }),
  currencyThousandsSeparator: choice({
    label: { en: 'Between thousands', ru: 'Между тысячами' },
    options: [
      { value: 'comma', label: { en: 'Comma', ru: 'Запятая' } },
      { value: 'dot', label: { en: 'Dot', ru: 'Точка' } },
      { value: 'space', label: { en: 'Space', ru: 'Пробел' } },
      { value: 'apostrophe', label: { en: 'Apostrophe', ru: 'Апостроф' } },
      { value: 'none', label: { en: 'Nothing', ru: 'Ничего' } },
    ],
    default: 'comma',
    bindable: true,
    when: isCurrency,
  }),
  currencyDecimalSeparator: choice({
    label: { en: 'Decimal mark', ru: 'Десятичный знак' },
    options: [
      { value: 'dot', label: { en: 'Dot', ru: 'Точка' } },
      { value: 'comma', label: { en: 'Comma', ru: 'Запятая' } },
    ],
    default: 'dot',
    bindable: true,
    when: isCurrency,
  }),
  allowNegative: boolean({
    label: { en: 'May be negative', ru: 'Может быть отрицательным' },
    bindable: true,
    when: isCurrency,
  }),
  currencyMin: value({
    label: { en: 'Least', ru: 'Не меньше' },
    help: { en: 'An amount; empty for any.', ru: 'Сумма; пусто — любая.' },
    default: '',
    when: isCurrency,
  }),
  currencyMax: value({
    label: { en: 'Most', ru: 'Не больше' },
    help: { en: 'An amount; empty for any.', ru: 'Сумма; пусто — любая.' },
    default: '',
    when: isCurrency,
  }),
  currencySymbolColor: color({
    ...look,
    label: { en: 'Colour of the symbol', ru: 'Цвет знака' },
    default: LIMITS.currencySymbol.color,
    property: '--currency-color',
  }),
  currencySymbolFontSize: length({
    ...look,
    label: { en: 'Size of the symbol', ru: 'Размер знака' },
    default: LIMITS.currencySymbol.size,
    property: '--currency-size',
  }),
  currencySymbolPadding: length({
    ...look,
    label: { en: 'Room beside the symbol', ru: 'Отступ у знака' },
    default: LIMITS.currencySymbol.padding,
    property: '--currency-gap',
  }),
} as const
