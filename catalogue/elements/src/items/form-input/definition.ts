import { boolean, choice, defineElement, INPUT, number, padding, radius, text, value } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const isNumber = (values: Readonly<Record<string, unknown>>): boolean => values['type'] === 'number'
const isText = (values: Readonly<Record<string, unknown>>): boolean => values['type'] !== 'number'

/** A line to type into (specification section 3, form input). */
export const formInputDefinition = defineElement({
  type: 'form-input',
  label: { en: 'Input', ru: 'Поле ввода' },
  icon: 'text-cursor-input',
  group: 'forms',
  words: ['field', 'text field', 'textfield', 'textbox', 'text input', 'email', 'поле', 'ввод'],
  fields: {
    type: choice({
      label: { en: 'Type', ru: 'Тип' },
      options: [
        { value: 'text', label: { en: 'Text', ru: 'Текст' } },
        { value: 'search', label: { en: 'Search', ru: 'Поиск' } },
        { value: 'number', label: { en: 'Number', ru: 'Число' } },
      ],
      default: 'text',
    }),
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '' }),
    ...INPUT.named,
    placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, translated: true }),
    ...INPUT.switches({ required: true }),
    min: number({ label: { en: 'Least', ru: 'Не меньше' }, ...LIMITS.min, bindable: true, when: isNumber }),
    max: number({ label: { en: 'Most', ru: 'Не больше' }, ...LIMITS.max, bindable: true, when: isNumber }),
    step: number({ label: { en: 'Step', ru: 'Шаг' }, ...LIMITS.step, bindable: true, when: isNumber }),
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
      when: isText,
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
  alone: ({ type, autofocus }, { isRepeated }) => type !== 'number' && autofocus === false && !isRepeated,
  direct: (props) => ({
    accessibleLabel: 'filled:aria-label',
    placeholder: 'filled:placeholder',
    required: 'switch:required',
    readonly: 'switch:readOnly',
    disabled: 'switch:disabled',
    ...(isText(props) && { pattern: 'filled:pattern' }),
  }),
  editing: { minSize: 24 },
  exposes: {
    value: { label: { en: 'Value', ru: 'Значение' }, type: (props) => (isNumber(props) ? 'number' : 'string'), field: 'value' },
  },
  events: {
    ...INPUT.events('text'),
    change: { ...INPUT.events('text').change, example: { domEvent: {}, value: 'text' } },
    onEnterKey: { label: { en: 'Enter key', ru: 'Клавиша Enter' }, example: { value: 'text' } },
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
  preset: {
    styles: {
      default: {
        width: '100%',
        'min-height': '40px',
        ...padding('8px', '12px'),
        'border-width': '1px',
        'border-style': 'solid',
        'border-color': '#8a94a6',
        ...radius('6px'),
        'background-color': '#ffffff',
        color: '#14181f',
      },
      'default:focus': { 'border-color': '#1f5fe0' },
      'default:readonly': { 'background-color': '#f9fafb' },
    },
  },
})
