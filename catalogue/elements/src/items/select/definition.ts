import { boolean, defineElement, INPUT, padding, radius, text, value } from '@heddle/kit'

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
    ...INPUT.named,
    placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, translated: true, default: '' }),
    ...INPUT.switches(),
    canDeselect: boolean({ label: { en: 'Can be taken back', ru: 'Выбор можно снять' }, default: true, bindable: true }),
    ...INPUT.inForm,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: INPUT.states,
  linkable: false,
  isControl: true,
  alone: ({ customValidation }, { isRepeated }) => customValidation === false && !isRepeated,
  direct: (_, { attributes }) => ({
    required: 'switch:required',
    disabled: 'switch:disabled',
    ...(!attributes.includes('aria-label') && { accessibleLabel: 'filled:aria-label' }),
  }),
  editing: { minSize: 24 },
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' } },
  events: INPUT.events('option-1'),
  actions: {
    ...INPUT.actions({ en: 'Focus the list', ru: 'Поставить фокус' }),
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
