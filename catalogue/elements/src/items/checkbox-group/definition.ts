import { boolean, defineElement, doubtOption, INPUT, number, text, value } from '@heddle/kit'
import { BOX } from '../../lib/box-fields.ts'
import { OPTIONS } from '../../lib/option-fields.ts'
import { LIMITS } from './limits.ts'

/** Several of several, all in sight (elements reference 16). */
export const checkboxGroupDefinition = defineElement({
  type: 'checkbox-group',
  label: { en: 'Checkboxes', ru: 'Флажки' },
  icon: 'list-checks',
  group: 'forms',
  words: ['checkbox group', 'checkboxes', 'multiple choice', 'options', 'select all', 'группа флажков', 'галочки', 'выбор'],
  fields: {
    ...OPTIONS.fields,
    value: value({
      label: { en: 'Initial value', ru: 'Начальное значение' },
      shape: 'list',
      default: [],
      doubt: doubtOption,
    }),
    ...INPUT.named,
    min: number({ label: { en: 'At least', ru: 'Не меньше' }, ...LIMITS.min, bindable: true }),
    max: number({
      label: { en: 'At most', ru: 'Не больше' },
      help: { en: '0 for as many as there are.', ru: '0 — сколько есть.' },
      ...LIMITS.max,
      bindable: true,
    }),
    selectAll: boolean({
      label: { en: 'Select all', ru: 'Выбор всех' },
      help: { en: 'A box for all of them, unless fewer may be chosen.', ru: 'Флажок для всех, если можно выбрать все.' },
      bindable: true,
    }),
    selectAllLabel: text({
      label: { en: 'Its label', ru: 'Его подпись' },
      default: 'Select all',
      translated: true,
      bindable: true,
      when: (values) => values['selectAll'] !== false,
    }),
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
        data: { checkbox: OPTIONS.local },
        methods: { checkbox: { toggle: { label: { en: 'Choose it or take it back', ru: 'Выбрать или снять' } } } },
      },
    },
  },
  supports: OPTIONS.supports,
  states: ['focus', 'filled', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'array', field: 'value' } },
  events: INPUT.events(['option-1']),
  actions: {
    ...INPUT.actions({ en: 'Focus the first option', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: value({ label: { en: 'Value', ru: 'Значение' }, shape: 'list', default: [] }) }),
    'select-all': { label: { en: 'Select all', ru: 'Выбрать все' } },
    clear: { label: { en: 'Clear', ru: 'Снять все' } },
  },
  // Browsers know no limits of several boxes together, and none that stands for others.
  alone: ({ readonly, required, min, max, selectAll, customValidation }) =>
    [readonly, required, min, max, selectAll, customValidation].every((given) => !given),
  editing: { minSize: 24 },
  speaks: true,
  baseStyles: OPTIONS.baseStyles,
  preset: OPTIONS.preset,
})
