import { choice, path, value } from '@heddle/kit'

/** What lists and groups of options declare alike. */
export const OPTIONS = {
  fields: {
    options: value({
      label: { en: 'Options', ru: 'Варианты' },
      shape: 'list',
      rows: true,
      textsAt: ['labelField'],
      valueAt: 'valueField',
      default: [
        { label: 'Option 1', value: 'option-1' },
        { label: 'Option 2', value: 'option-2' },
      ],
    }),
    labelField: path({ of: 'options', label: { en: 'Label field', ru: 'Поле подписи' }, default: 'label' }),
    valueField: path({ of: 'options', label: { en: 'Value field', ru: 'Поле значения' }, default: 'value' }),
    disabledField: path({ of: 'options', label: { en: 'Disabled field', ru: 'Поле недоступности' }, default: 'disabled' }),
  },
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
  /** What the slot of an option knows of it. */
  local: {
    item: { label: { en: 'The option', ru: 'Вариант' }, example: { label: 'Option 1', value: 'option-1' } },
    index: { label: { en: 'Its place', ru: 'Его место' }, example: 0 },
    value: { label: { en: 'Its value', ru: 'Его значение' }, example: 'option-1' },
    isSelected: { label: { en: 'Whether it is chosen', ru: 'Выбран ли он' }, example: true },
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  /** A field set without the looks of one. */
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
} as const
