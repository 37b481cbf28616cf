import { defineElement, doubtOption, INPUT, value } from '@heddle/kit'
import { BOX } from '../../lib/box-fields.ts'
import { OPTIONS } from '../../lib/option-fields.ts'

/** One of several, all in sight (elements reference 17). */
export const radioGroupDefinition = defineElement({
  type: 'radio-group',
  label: { en: 'Radio group', ru: 'Переключатели' },
  icon: 'circle-dot',
  group: 'forms',
  words: ['radio', 'radio button', 'choice', 'options', 'single choice', 'радиокнопки', 'выбор'],
  fields: {
    ...OPTIONS.fields,
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '', doubt: doubtOption }),
    ...INPUT.named,
    ...INPUT.switches(),
    direction: OPTIONS.direction,
    ...BOX,
    ...INPUT.inForm,
  },
  slots: {
    item: {
      label: { en: 'Option', ru: 'Вариант' },
      isPerItem: true,
      local: {
        data: { radio: OPTIONS.local },
        methods: { radio: { select: { label: { en: 'Choose it', ru: 'Выбрать его' } } } },
      },
    },
  },
  supports: OPTIONS.supports,
  states: ['focus', 'filled', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' } },
  events: INPUT.events('option-1'),
  actions: {
    ...INPUT.actions({ en: 'Focus the chosen option', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: value({ label: { en: 'Value', ru: 'Значение' }, default: '' }) }),
  },
  // Only a script can take a choice back.
  alone: ({ readonly }) => !readonly,
  editing: { minSize: 24 },
  baseStyles: OPTIONS.baseStyles,
  preset: OPTIONS.preset,
})
