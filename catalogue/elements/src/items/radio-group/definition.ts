import { choice, defineElement, INPUT, text, value } from '@heddle/kit'

/** One of several, all in sight (elements reference 17). */
export const radioGroupDefinition = defineElement({
  type: 'radio-group',
  label: { en: 'Radio group', ru: 'Переключатели' },
  icon: 'circle-dot',
  group: 'forms',
  words: ['radio', 'radio button', 'choice', 'options', 'single choice', 'радиокнопки', 'выбор'],
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
    value: value({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '' }),
    ...INPUT.named,
    ...INPUT.switches(),
    direction: choice({
      label: { en: 'Direction', ru: 'Направление' },
      options: [
        { value: 'column', label: { en: 'One below another', ru: 'Друг под другом' } },
        { value: 'row', label: { en: 'Side by side', ru: 'Рядом' } },
      ],
      default: 'column',
      panel: 'style',
      screens: 'css',
      property: 'flex-direction',
    }),
    ...INPUT.inForm,
  },
  slots: {
    item: {
      label: { en: 'Option', ru: 'Вариант' },
      isPerItem: true,
      local: {
        data: {
          radio: {
            item: { label: { en: 'The option', ru: 'Вариант' }, example: { label: 'Option 1', value: 'option-1' } },
            index: { label: { en: 'Its place', ru: 'Его место' }, example: 0 },
            value: { label: { en: 'Its value', ru: 'Его значение' }, example: 'option-1' },
            isSelected: { label: { en: 'Whether it is chosen', ru: 'Выбран ли он' }, example: true },
          },
        },
        methods: { radio: { select: { label: { en: 'Choose it', ru: 'Выбрать его' } } } },
      },
    },
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' } },
  events: INPUT.events('option-1'),
  actions: {
    ...INPUT.actions({ en: 'Focus the chosen option', ru: 'Поставить фокус' }),
    'set-value': { label: { en: 'Set value', ru: 'Задать значение' } },
    'reset-value': { label: { en: 'Reset value', ru: 'Сбросить значение' } },
  },
  // Only a script can take a choice back.
  alone: ({ readonly }) => !readonly,
  editing: { minSize: 24 },
  baseStyles: {
    default: {
      display: 'flex',
      'flex-direction': 'column',
      'flex-wrap': 'wrap',
      'min-width': '0',
      'border-width': '0',
      'padding-top': '0',
      'padding-right': '0',
      'padding-bottom': '0',
      'padding-left': '0',
      'margin-left': '0',
      'margin-right': '0',
    },
  },
  preset: { styles: { default: { 'row-gap': '8px', 'column-gap': '16px' } } },
})
