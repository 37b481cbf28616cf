import { boolean, defineElement, padding, radius, text, value } from '@heddle/kit'

/** A choice from a list, drawn by the browser (specification section 3, select). */
export const selectDefinition = defineElement({
  type: 'select',
  label: { en: 'Select', ru: 'Список' },
  icon: 'chevrons-up-down',
  group: 'forms',
  words: ['dropdown', 'drop-down', 'combobox', 'picker', 'choice', 'options', 'выбор', 'выпадающий список'],
  fields: {
    options: value({
      label: { en: 'Options', ru: 'Варианты' },
      shape: 'list',
      default: [
        { label: 'Option 1', value: 'option-1' },
        { label: 'Option 2', value: 'option-2' },
      ],
    }),
    labelField: text({ label: { en: 'Label field', ru: 'Поле подписи' }, default: 'label' }),
    valueField: text({ label: { en: 'Value field', ru: 'Поле значения' }, default: 'value' }),
    disabledField: text({ label: { en: 'Disabled field', ru: 'Поле недоступности' }, default: 'disabled' }),
    groupField: text({ label: { en: 'Group field', ru: 'Поле группы' } }),
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '' }),
    accessibleLabel: text({ label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' }, translated: true }),
    placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, translated: true, default: '' }),
    required: boolean({ label: { en: 'Required', ru: 'Обязательный' }, bindable: true }),
    canDeselect: boolean({ label: { en: 'Can be taken back', ru: 'Выбор можно снять' }, default: true, bindable: true }),
    readonly: boolean({ label: { en: 'Read-only', ru: 'Только чтение' }, bindable: true }),
    disabled: boolean({ label: { en: 'Disabled', ru: 'Отключён' }, bindable: true }),
    fieldName: text({ label: { en: 'Field name', ru: 'Имя поля' } }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['focus', 'readonly', 'disabled', 'invalid'],
  linkable: false,
  isControl: true,
  direct: (_, { attributes }) => ({
    required: 'switch:required',
    disabled: 'switch:disabled',
    ...(!attributes.includes('aria-label') && { accessibleLabel: 'filled:aria-label' }),
  }),
  editing: { minSize: 24 },
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' } },
  events: {
    change: { label: { en: 'Change', ru: 'Изменение' }, example: { value: 'option-1' } },
    initValueChange: {
      label: { en: 'Initial value change', ru: 'Изменение начального значения' },
      example: { value: 'option-1' },
    },
    focus: { label: { en: 'Focus', ru: 'Фокус' } },
    blur: { label: { en: 'Blur', ru: 'Потеря фокуса' } },
  },
  actions: {
    focus: { label: { en: 'Focus the list', ru: 'Поставить фокус' } },
    'set-value': { label: { en: 'Set value', ru: 'Задать значение' } },
    'reset-value': { label: { en: 'Reset value', ru: 'Сбросить значение' } },
  },
  baseStyles: {
    default: { 'box-sizing': 'border-box', 'font-family': 'inherit', 'font-size': 'inherit', color: 'inherit' },
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
