import { boolean, choice, defineElement, INPUT, MESSAGES, number, text, value } from '@heddle/kit'
import { FIELD_LOOK } from '../../lib/field-look.ts'
import { CURRENCY_FIELDS } from './currency-fields.ts'
import { readDay, readTime } from '../../lib/lines/read-day.ts'
import { LIMITS } from './limits.ts'
import { hasParts, isFloating, PLACEHOLDER_FIELDS } from './placeholder-fields.ts'

type Values = Readonly<Record<string, unknown>>
const ofTypes =
  (...types: readonly string[]) =>
  (values: Values): boolean =>
    types.includes(String(values['type']))
const isNumber = ofTypes('number', 'decimal')
const isText = ofTypes('text', 'textarea', 'email', 'search', 'password', 'tel')
const isLine = ofTypes('text', 'email', 'search', 'password', 'tel')
const isArea = ofTypes('textarea')
const isPassword = ofTypes('password')
const holdsNumber = ofTypes('number', 'decimal', 'currency')

/** Whether a button shows the password. */
const hasEye = (values: Values): boolean => isPassword(values) && values['revealButton'] === true

/** What stands beside the control needs a frame around both. */
function bodyOf(values: Values): string | undefined {
  if (values['type'] === 'currency') return 'framed.currency'
  if (isNumber(values)) return isFloating(values) || values['hideArrows'] !== true ? 'framed.number' : 'number'
  return isFloating(values) || hasEye(values) ? 'framed' : undefined
}

/** That a first day or time, or a bound of days, is none to the browser. */
function doubtDate(given: unknown, { type }: Values): string | undefined {
  if ((given ?? '') === '') return undefined
  if (type === 'date') return readDay(String(given)) === '' ? MESSAGES.noDay : undefined
  return type === 'time' && readTime(String(given)) === '' ? MESSAGES.noTime : undefined
}

const PRECISIONS = ['0.1', '0.01', '0.001', '0.0001', '0.00001', '0.000001', '0.0000001', '0.00000001'] as const

/** A line to type into (specification section 3, form input). */
export const formInputDefinition = defineElement({
  type: 'form-input',
  label: { en: 'Input', ru: 'Поле ввода' },
  icon: 'text-cursor-input',
  group: 'forms',
  words: [
    'textarea',
    'password',
    'date',
    'time',
    'phone',
    'colour',
    'number',
    'currency',
    'field',
    'text field',
    'textfield',
    'textbox',
    'text input',
    'email',
    'поле',
    'ввод',
  ],
  fields: {
    type: choice({
      label: { en: 'Type', ru: 'Тип' },
      options: [
        { value: 'text', label: { en: 'Text', ru: 'Текст' } },
        { value: 'textarea', label: { en: 'Several lines', ru: 'Несколько строк' } },
        { value: 'email', label: { en: 'E-mail', ru: 'Почта' } },
        { value: 'search', label: { en: 'Search', ru: 'Поиск' } },
        { value: 'password', label: { en: 'Password', ru: 'Пароль' } },
        { value: 'number', label: { en: 'Number', ru: 'Число' } },
        { value: 'decimal', label: { en: 'Decimal number', ru: 'Дробное число' } },
        { value: 'date', label: { en: 'Date', ru: 'Дата' } },
        { value: 'time', label: { en: 'Time', ru: 'Время' } },
        { value: 'tel', label: { en: 'Telephone', ru: 'Телефон' } },
        { value: 'color', label: { en: 'Colour', ru: 'Цвет' } },
        { value: 'currency', label: { en: 'Currency', ru: 'Деньги' } },
      ],
      default: 'text',
    }),
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '', doubt: doubtDate }),
    ...INPUT.named,
    ...PLACEHOLDER_FIELDS,
    ...INPUT.switches({ required: true }),
    min: number({ label: { en: 'Least', ru: 'Не меньше' }, ...LIMITS.min, bindable: true, when: isNumber }),
    max: number({ label: { en: 'Most', ru: 'Не больше' }, ...LIMITS.max, bindable: true, when: isNumber }),
    step: number({ label: { en: 'Step', ru: 'Шаг' }, ...LIMITS.step, bindable: true, when: ofTypes('number') }),
    precision: choice({
      label: { en: 'Precision', ru: 'Точность' },
      help: { en: 'Decimals that are shown, and kept.', ru: 'Сколько знаков показывать и хранить.' },
      options: PRECISIONS.map((one) => ({ value: one, label: { en: one } })),
      default: '0.1',
      when: ofTypes('decimal'),
    }),
    decimalStep: number({
      label: { en: 'Step', ru: 'Шаг' },
      help: { en: 'At most ten times the precision.', ru: 'Не больше десяти точностей.' },
      ...LIMITS.decimalStep,
      bindable: true,
      when: ofTypes('decimal'),
    }),
    hideArrows: boolean({
      label: { en: 'Hide the arrows', ru: 'Скрыть стрелки' },
      help: {
        en: 'The keys step all the same; where fingers press there are none.',
        ru: 'Клавиши меняют число и так; на сенсорных экранах стрелок нет.',
      },
      bindable: true,
      when: isNumber,
    }),
    rows: number({ label: { en: 'Rows', ru: 'Строки' }, ...LIMITS.rows, bindable: true, when: isArea }),
    resize: boolean({ label: { en: 'Can be pulled larger', ru: 'Можно растянуть' }, when: isArea }),
    grows: boolean({ label: { en: 'Grows with its text', ru: 'Растёт с текстом' }, when: isArea }),
    maxRows: number({
      label: { en: 'Most rows', ru: 'Больше всего строк' },
      ...LIMITS.rows,
      default: LIMITS.rows.max,
      bindable: true,
      when: (values) => isArea(values) && values['grows'] === true,
    }),
    displayPassword: boolean({
      label: { en: 'Show the password', ru: 'Показывать пароль' },
      bindable: true,
      when: isPassword,
    }),
    revealButton: boolean({ label: { en: 'Button that shows it', ru: 'Кнопка показа' }, when: isPassword }),
    revealLabel: text({
      label: { en: 'Name of the button', ru: 'Название кнопки' },
      help: { en: 'Heard; seen is an eye.', ru: 'Для экранных дикторов: видно только глаз.' },
      default: 'Show password',
      translated: true,
      when: (values) => isPassword(values) && values['revealButton'] === true,
    }),
    minDate: text({
      label: { en: 'First day', ru: 'Первый день' },
      placeholder: '2026-01-31',
      maxLength: 40,
      doubt: doubtDate,
      picksDate: () => 'date',
      when: ofTypes('date'),
    }),
    maxDate: text({
      label: { en: 'Last day', ru: 'Последний день' },
      placeholder: '2026-12-31',
      maxLength: 40,
      doubt: doubtDate,
      picksDate: () => 'date',
      when: ofTypes('date'),
    }),
    timePrecision: choice({
      label: { en: 'Precision', ru: 'Точность' },
      options: [
        { value: '3600', label: { en: 'Hours', ru: 'Часы' } },
        { value: '60', label: { en: 'Minutes', ru: 'Минуты' } },
        { value: '1', label: { en: 'Seconds', ru: 'Секунды' } },
        { value: '0.1', label: { en: 'Tenths of a second', ru: 'Десятые доли секунды' } },
      ],
      default: '1',
      bindable: true,
      when: ofTypes('time'),
    }),
    ...CURRENCY_FIELDS,
    minLength: number({
      label: { en: 'Least length', ru: 'Наименьшая длина' },
      help: { en: 'Characters; 0 for no limit.', ru: 'Символов; 0 — без ограничения.' },
      ...LIMITS.length,
      bindable: true,
      when: isText,
    }),
    maxLength: number({
      label: { en: 'Greatest length', ru: 'Наибольшая длина' },
      help: { en: 'Characters; 0 for no limit.', ru: 'Символов; 0 — без ограничения.' },
      ...LIMITS.length,
      bindable: true,
      when: isText,
    }),
    pattern: text({
      label: { en: 'Pattern', ru: 'Шаблон' },
      help: {
        en: 'A regular expression that the whole text must match, such as [A-Z]{2}\\d+.',
        ru: 'Регулярное выражение, которому должен отвечать весь текст, например [A-Z]{2}\\d+.',
      },
      maxLength: LIMITS.pattern,
      when: isLine,
    }),
    inputMode: choice({
      label: { en: 'Keyboard of phones', ru: 'Клавиатура телефона' },
      options: [
        { value: 'auto', label: { en: 'By type', ru: 'По типу' } },
        { value: 'text', label: { en: 'Text', ru: 'Текст' } },
        { value: 'numeric', label: { en: 'Digits', ru: 'Цифры' } },
        { value: 'decimal', label: { en: 'Decimal number', ru: 'Дробное число' } },
        { value: 'tel', label: { en: 'Telephone', ru: 'Телефон' } },
        { value: 'email', label: { en: 'E-mail', ru: 'Почта' } },
        { value: 'url', label: { en: 'Address', ru: 'Адрес' } },
        { value: 'search', label: { en: 'Search', ru: 'Поиск' } },
        { value: 'none', label: { en: 'None', ru: 'Никакой' } },
      ],
      default: 'auto',
      bindable: true,
      when: isText,
    }),
    spellcheck: boolean({
      label: { en: 'Check spelling', ru: 'Проверять орфографию' },
      default: true,
      bindable: true,
      when: isText,
    }),
    autofocus: boolean({ label: { en: 'Focus at first', ru: 'Фокус при открытии' }, bindable: true }),
    ...INPUT.debounced,
    autocomplete: boolean({ label: { en: 'Autocomplete', ru: 'Автозаполнение' }, bindable: true }),
    autocompleteToken: text({
      label: { en: 'What is filled in', ru: 'Что подставлять' },
      help: {
        en: 'The HTML word for it, such as name, email or one-time-code.',
        ru: 'Слово HTML для этого: name, email, one-time-code и так далее.',
      },
      when: (values) => values['autocomplete'] === true,
    }),
    ...INPUT.inForm,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: INPUT.states,
  linkable: false,
  isControl: true,
  alone: (props, { isRepeated }) =>
    !holdsNumber(props) && props['autofocus'] === false && props['customValidation'] === false && !hasEye(props) && !isRepeated,
  direct: (props, { attributes }) =>
    bodyOf(props)?.startsWith('framed')
      ? {}
      : {
          ...(!attributes.includes('aria-label') && { accessibleLabel: 'filled:aria-label' }),
          placeholder: 'filled:placeholder',
          required: 'switch:required',
          readonly: 'switch:readOnly',
          disabled: 'switch:disabled',
          ...(isLine(props) && { pattern: 'filled:pattern' }),
        },
  body: bodyOf,
  emptyLook: (props) => (hasParts(props) ? '--placeholder-color' : undefined),
  editing: { minSize: 24 },
  exposes: {
    value: {
      label: { en: 'Value', ru: 'Значение' },
      type: (props) => (holdsNumber(props) ? 'number' : 'string'),
      field: 'value',
    },
    formatted: {
      label: { en: 'Formatted value', ru: 'Значение с оформлением' },
      type: 'string',
      readonly: true,
      when: ofTypes('currency'),
    },
  },
  events: {
    ...INPUT.events('text'),
    change: { ...INPUT.events('text').change, example: { domEvent: {}, value: 'text' } },
    onEnterKey: {
      label: { en: 'Enter key', ru: 'Клавиша Enter' },
      example: { value: 'text', shift: false, ctrl: false },
    },
    ...INPUT.pasted,
    clear: { label: { en: 'Search cleared', ru: 'Поиск очищен' }, example: { value: '' } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the input', ru: 'Поставить фокус' }),
    'select-text': { label: { en: 'Select the text', ru: 'Выделить текст' } },
    blur: { label: { en: 'Take the focus away', ru: 'Убрать фокус' } },
    clear: { label: { en: 'Clear the input', ru: 'Очистить поле' } },
  },
  baseStyles: {
    default: {
      'box-sizing': 'border-box',
      'min-width': '0',
      'font-family': 'inherit',
      'font-size': 'inherit',
      color: 'inherit',
    },
  },
  preset: { styles: FIELD_LOOK },
})
