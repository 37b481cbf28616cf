import { boolean, choice, color, defineElement, INPUT, length, text, value } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const
const sized = { panel: 'style', screens: 'css' } as const

/** A code that somebody was sent, a cell for each of its signs (elements reference, part G). */
export const oneTimeCodeDefinition = defineElement({
  type: 'one-time-code',
  label: { en: 'Code', ru: 'Код' },
  icon: 'rectangle-ellipsis',
  group: 'forms',
  words: ['otp', 'pin', 'one-time code', 'verification', 'two-factor', '2fa', 'sms', 'одноразовый код', 'пин', 'подтверждение'],
  fields: {
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '' }),
    ...INPUT.named,
    format: text({
      label: { en: 'Format', ru: 'Вид' },
      help: {
        en: 'An x for each cell, other signs set parts apart: xxx-xxx.',
        ru: 'По x на ячейку, другие знаки разделяют части: xxx-xxx.',
      },
      default: LIMITS.format.default,
      maxLength: LIMITS.format.most,
    }),
    kind: choice({
      label: { en: 'Signs', ru: 'Знаки' },
      options: [
        { value: 'digits', label: { en: 'Digits', ru: 'Цифры' } },
        { value: 'letters', label: { en: 'Letters', ru: 'Буквы' } },
        { value: 'alphanumeric', label: { en: 'Digits and letters', ru: 'Цифры и буквы' } },
      ],
      default: 'digits',
    }),
    capitals: boolean({
      label: { en: 'Capitals', ru: 'Заглавные' },
      when: ({ kind }) => kind !== 'digits',
    }),
    placeholder: text({ label: { en: 'In empty cells', ru: 'В пустых ячейках' }, default: '·', maxLength: 1, bindable: false }),
    masked: boolean({ label: { en: 'Hide what is typed', ru: 'Скрывать ввод' }, bindable: true }),
    ...INPUT.switches(),
    incompleteText: text({
      label: { en: 'When incomplete', ru: 'Если не до конца' },
      help: { en: 'What a person is told then; in our words when empty.', ru: 'Что сказать тогда; если пусто — нашими словами.' },
      translated: true,
      maxLength: 200,
    }),
    autofocus: boolean({ label: { en: 'Focus at first', ru: 'Фокус при открытии' }, bindable: true }),
    autoSubmit: boolean({
      label: { en: 'Send when complete', ru: 'Отправить, когда введён' },
      help: { en: 'Sends the form around it.', ru: 'Отправляет форму, в которой стоит.' },
      bindable: true,
    }),
    ...INPUT.inForm,
    cellSize: length({ ...sized, label: { en: 'Cell', ru: 'Ячейка' }, default: '40px', property: '--cell' }),
    gap: length({ ...sized, label: { en: 'Between cells', ru: 'Между ячейками' }, default: '8px', property: '--cell-gap' }),
    cellColor: color({ ...inRule, label: { en: 'Ground of cells', ru: 'Фон ячеек' }, property: '--cell-ground' }),
    cellBorder: color({ ...inRule, label: { en: 'Edge of cells', ru: 'Край ячеек' }, property: '--cell-edge' }),
    activeBorder: color({ ...inRule, label: { en: 'Edge where you type', ru: 'Край при вводе' }, property: '--cell-active' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: [...INPUT.states, 'complete'],
  isControl: true,
  editing: { minSize: 24 },
  // The signs that stand in the cells are those of a field of the browser.
  alone: ({ autofocus, autoSubmit, customValidation }, { isRepeated }) =>
    autofocus === false && autoSubmit === false && customValidation === false && !isRepeated,
  exposes: {
    value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' },
    formatted: { label: { en: 'Formatted value', ru: 'Значение с оформлением' }, type: 'string', readonly: true },
  },
  events: {
    ...INPUT.events('123456'),
    ...INPUT.pasted,
    error: { label: { en: 'Refused', ru: 'Не принят' }, example: { value: '12' } },
    complete: { label: { en: 'Complete', ru: 'Введён целиком' }, example: { value: '123456', formatted: '123-456' } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the code', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: value({ label: { en: 'Value', ru: 'Значение' }, default: '' }) }),
    clear: { label: { en: 'Clear the code', ru: 'Очистить код' } },
  },
  speaks: true,
  baseStyles: { default: { display: 'inline-block', 'max-width': '100%', 'font-size': '18px' } },
})
