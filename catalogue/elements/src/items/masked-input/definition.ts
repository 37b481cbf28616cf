import { boolean, defineElement, INPUT, text, value } from '@heddle/kit'
import { FIELD_LOOK } from '../../lib/field-look.ts'
import { LIMITS } from './limits.ts'

/** A text that is written in a form of its own while it is typed: a day, a number plate (elements reference, part G). */
export const maskedInputDefinition = defineElement({
  type: 'masked-input',
  label: { en: 'Mask', ru: 'Маска' },
  icon: 'square-asterisk',
  group: 'forms',
  words: ['masked input', 'pattern', 'format', 'date', 'card number', 'iban', 'number plate', 'поле с маской', 'шаблон', 'карта'],
  fields: {
    mask: text({
      label: { en: 'Mask', ru: 'Маска' },
      help: {
        en: '0 is a digit, A a letter, * either, \\ makes the next sign stand for itself.',
        ru: '0 — цифра, A — буква, * — то и другое, знак после \\ стоит сам за себя.',
      },
      default: LIMITS.mask.default,
      maxLength: LIMITS.mask.most,
    }),
    letters: text({
      label: { en: 'Other letters', ru: 'Другие буквы' },
      help: {
        en: 'What else stands for what, as in H=0-9A-F; V=AEIOU.',
        ru: 'Что ещё что означает, например H=0-9A-F; V=АЕИОУ.',
      },
      placeholder: 'H=0-9A-F',
      maxLength: LIMITS.letters,
    }),
    capitals: boolean({ label: { en: 'Capitals', ru: 'Заглавные' }, bindable: true }),
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '' }),
    ...INPUT.named,
    placeholder: text({
      label: { en: 'Placeholder', ru: 'Подсказка' },
      help: { en: 'The mask itself when empty.', ru: 'Если пусто — сама маска.' },
      translated: true,
    }),
    ...INPUT.switches(),
    incompleteText: text({
      label: { en: 'When incomplete', ru: 'Если не до конца' },
      help: { en: 'What a person is told then; in our words when empty.', ru: 'Что сказать тогда; если пусто — нашими словами.' },
      translated: true,
      maxLength: 200,
    }),
    ...INPUT.debounced,
    autocompleteToken: text({
      label: { en: 'What is filled in', ru: 'Что подставлять' },
      help: {
        en: 'The HTML word for it, such as bday or cc-number; nothing when empty.',
        ru: 'Слово HTML для этого: bday, cc-number; если пусто — ничего.',
      },
    }),
    ...INPUT.inForm,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: [...INPUT.states, 'complete'],
  isControl: true,
  editing: { minSize: 24 },
  exposes: {
    value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' },
    rawValue: { label: { en: 'Raw value', ru: 'Значение без маски' }, type: 'string', readonly: true },
  },
  events: {
    ...INPUT.events('31/12/2026'),
    change: { ...INPUT.events('31/12/2026').change, example: { value: '31/12/2026', rawValue: '31122026' } },
    maskComplete: {
      label: { en: 'Complete', ru: 'Заполнено' },
      example: { value: '31/12/2026', rawValue: '31122026' },
    },
    characterAccept: { label: { en: 'Sign accepted', ru: 'Знак принят' }, example: { character: '3' } },
    characterReject: { label: { en: 'Sign refused', ru: 'Знак отклонён' }, example: { character: 'x' } },
    ...INPUT.pasted,
    onEnterKey: { label: { en: 'Enter key', ru: 'Клавиша Enter' }, example: { value: '31/12/2026', shift: false, ctrl: false } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the input', ru: 'Поставить фокус' }),
    'select-text': { label: { en: 'Select the text', ru: 'Выделить текст' } },
    blur: { label: { en: 'Take the focus away', ru: 'Убрать фокус' } },
    ...INPUT.setters({ value: value({ label: { en: 'Value', ru: 'Значение' }, default: '' }) }),
    clear: { label: { en: 'Clear the input', ru: 'Очистить поле' } },
  },
  speaks: true,
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
