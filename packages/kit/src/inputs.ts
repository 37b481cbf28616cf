import { FILLED_STATE } from './asked-states.ts'
import { DEBOUNCE_DELAY } from './debounce-delay.ts'
import type { ElementDefinition } from './element.ts'
import { boolean, formula, number, text } from './fields/kinds.gen.ts'
import type { Fields, LocalizedText } from './fields/types.ts'
import type { Json } from '@heddle/store'

const inForm = {
  fieldName: text({
    label: { en: 'Field name', ru: 'Имя поля' },
    help: {
      en: 'The name of its value in the form, as in lines[].quantity inside a repeat; without one it is not sent.',
      ru: 'Имя значения в форме, внутри повтора — например lines[].quantity; без имени оно не отправляется.',
    },
    bindable: true,
  }),
  ignoresHidden: boolean({
    label: { en: 'Left out while hidden', ru: 'Не учитывать скрытое' },
    help: {
      en: 'A form neither looks at it nor has it in its data while it is not displayed: a step that is not on show.',
      ru: 'Пока поле не показано, форма его не проверяет и не включает в данные: например, другой шаг.',
    },
  }),
  customValidation: boolean({
    label: { en: 'Check of its own', ru: 'Своя проверка' },
    help: { en: 'Counts inside a form.', ru: 'Действует внутри формы.' },
    bindable: true,
  }),
  validation: formula({
    label: { en: 'Check', ru: 'Проверка' },
    help: {
      en: 'A formula that says of the value whether it may stay: true or false.',
      ru: 'Формула, которая говорит о значении, годится ли оно: истина или ложь.',
    },
    sample: { value: 'text' },
    when: (values) => values['customValidation'] !== false,
  }),
} as const

const KEY = {
  key: 'Enter',
  code: 'Enter',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
} as const

/** Keys that are pressed and let go anywhere in it: events of the browser, which the renderer hears at its root. */
const keys = {
  keydown: { label: { en: 'Key down', ru: 'Клавиша нажата' }, example: { ...KEY, type: 'keydown' } },
  keyup: { label: { en: 'Key up', ru: 'Клавиша отпущена' }, example: { ...KEY, type: 'keyup' } },
} as const

const debounced = {
  debounce: boolean({ label: { en: 'Debounce', ru: 'Ждать паузы' } }),
  debounceDelay: number({
    label: { en: 'Debounce delay', ru: 'Длина паузы' },
    ...DEBOUNCE_DELAY,
    unit: 'ms',
    when: (values) => values['debounce'] === true,
  }),
} as const

/**
 * What every element that people fill in declares (elements reference 1.7 to 1.10): its definition spreads these, its body
 * does what they say by `useInput`.
 */
export const INPUT = {
  /** Its name for those who do not see it. */
  named: {
    accessibleLabel: text({ label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' }, translated: true }),
  },
  /** Whether it must be filled in, may be changed, is in use. `required`: when nobody says otherwise. */
  switches: ({ required = false }: { readonly required?: boolean } = {}) =>
    ({
      required: boolean({ label: { en: 'Required', ru: 'Обязательно' }, default: required, bindable: true }),
      readonly: boolean({ label: { en: 'Read-only', ru: 'Только чтение' }, bindable: true }),
      disabled: boolean({ label: { en: 'Disabled', ru: 'Отключено' }, bindable: true }),
    }) as const,
  /** When it tells of a change; the value itself is there at once. */
  debounced,
  /** What it is in its form. */
  inForm,
  states: ['focus', FILLED_STATE, 'readonly', 'disabled', 'invalid'],
  /** Events; `example` is a value as it may hold. */
  events: (example: Json) =>
    ({
      change: { label: { en: 'Change', ru: 'Изменение' }, example: { value: example } },
      initValueChange: {
        label: { en: 'Initial value change', ru: 'Изменение начального значения' },
        example: { value: example },
      },
      focus: { label: { en: 'Focus', ru: 'Фокус' } },
      blur: { label: { en: 'Blur', ru: 'Потеря фокуса' } },
      ...keys,
    }) as const,
  keys,
  /** Said where something is pasted, with its text, before it stands there. */
  pasted: { paste: { label: { en: 'Paste', ru: 'Вставка' }, example: { value: 'text' } } },
  /** What workflows may ask of it. `focus`: what that is called. */
  actions: (focus: LocalizedText) => ({ focus: { label: focus } }) as const,
  /** What workflows may ask of one that they can fill in. `parameters`: what it is given. */
  setters: <const F extends Fields>(parameters: F) =>
    ({
      'set-value': { label: { en: 'Set value', ru: 'Задать значение' }, parameters },
      'reset-value': { label: { en: 'Reset value', ru: 'Сбросить значение' } },
    }) as const,
} as const

/** Whether people fill it in: it has what inputs are in their forms. */
export function isInput({ fields }: Pick<ElementDefinition, 'fields'>): boolean {
  return fields['fieldName'] === inForm.fieldName
}
