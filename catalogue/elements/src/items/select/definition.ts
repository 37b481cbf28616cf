import { boolean, defineElement, doubtOption, INPUT, path, text, value } from '@heddle/kit'
import { FIELD_LOOK } from '../../lib/field-look.ts'
import { OPTIONS } from '../../lib/option-fields.ts'
import { DRAWN_FIELDS, isDrawn } from './drawn-fields.ts'
import { selectVariants } from './variants.ts'

const wanted = value({ label: { en: 'Value', ru: 'Значение' }, default: '' })

/** A choice from a list, or several: drawn by the browser where it can, else by the site (specification section 3, select). */
export const selectDefinition = defineElement({
  type: 'select',
  label: { en: 'Select', ru: 'Список' },
  icon: 'chevrons-up-down',
  group: 'forms',
  words: ['dropdown', 'drop-down', 'combobox', 'picker', 'choice', 'options', 'выбор', 'выпадающий список'],
  fields: {
    ...OPTIONS.fields,
    options: { ...OPTIONS.fields.options, textsAt: ['labelField', 'groupField'] },
    groupField: path({ of: 'options', label: { en: 'Group field', ru: 'Поле группы' } }),
    value: value({
      label: { en: 'Initial value', ru: 'Начальное значение' },
      default: '',
      // What may be made anew need not be there.
      doubt: (given, values) => (values['allowCreation'] === false ? doubtOption(given, values) : undefined),
    }),
    ...INPUT.named,
    placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, translated: true, default: '' }),
    ...INPUT.switches(),
    canDeselect: boolean({ label: { en: 'Can be taken back', ru: 'Выбор можно снять' }, default: true, bindable: true }),
    ...DRAWN_FIELDS,
    ...INPUT.inForm,
  },
  slots: {
    option: {
      label: { en: 'Option', ru: 'Вариант' },
      isPerItem: true,
      local: {
        data: {
          option: {
            item: { label: { en: 'The option', ru: 'Вариант' }, example: { label: 'Option 1', value: 'option-1' } },
            label: { label: { en: 'Its label', ru: 'Его подпись' }, example: 'Option 1' },
            value: { label: { en: 'Its value', ru: 'Его значение' }, example: 'option-1' },
            index: { label: { en: 'Its place', ru: 'Его место' }, example: 0 },
            isSelected: { label: { en: 'Whether it is chosen', ru: 'Выбран ли он' }, example: true },
            isFocused: { label: { en: 'Whether the keys are at it', ru: 'На нём ли клавиши' }, example: false },
            isDisabled: { label: { en: 'Whether it is out of use', ru: 'Недоступен ли он' }, example: false },
          },
          select: {
            isOpen: { label: { en: 'Is open', ru: 'Открыт' }, example: true },
            search: { label: { en: 'What is searched', ru: 'Что ищут' }, example: '' },
          },
        },
        methods: {
          option: { select: { label: { en: 'Choose it', ru: 'Выбрать его' } } },
          select: { close: { label: { en: 'Close', ru: 'Закрыть' } } },
        },
      },
    },
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: [...INPUT.states, 'open'],
  linkable: false,
  isControl: true,
  alone: (props, { isRepeated }) => !isDrawn(props) && props['customValidation'] === false && !isRepeated,
  direct: (props, { attributes }) =>
    isDrawn(props)
      ? {}
      : {
          required: 'switch:required',
          disabled: 'switch:disabled',
          ...(!attributes.includes('aria-label') && { accessibleLabel: 'filled:aria-label' }),
        },
  ownLayers: {
    tag: 'select',
    layers: {
      'background-image': 'var(--arrow)',
      'background-size': '7px 7px,7px 7px',
      'background-repeat': 'no-repeat,no-repeat',
      'background-position': 'var(--arrow-place)',
    },
  },
  body: (props) => (isDrawn(props) ? 'drawn' : undefined),
  editing: { minSize: 24, whileSelected: 'open' },
  exposes: {
    value: {
      label: { en: 'Value', ru: 'Значение' },
      type: ({ multiple }) => (multiple ? 'array' : 'string'),
      field: 'value',
    },
  },
  events: {
    ...INPUT.events('option-1'),
    open: { label: { en: 'Open', ru: 'Открытие' } },
    close: { label: { en: 'Close', ru: 'Закрытие' }, example: { reason: 'select' } },
    search: { label: { en: 'Search', ru: 'Поиск' }, example: { value: 'opt' } },
    create: { label: { en: 'New option', ru: 'Новый вариант' }, example: { value: 'option-3' } },
    clear: { label: { en: 'Cleared', ru: 'Очистка' } },
    endReached: { label: { en: 'End reached', ru: 'Конец списка' }, example: { count: 20 } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the list', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: wanted }),
    'remove-value': { label: { en: 'Remove one value', ru: 'Убрать одно значение' }, parameters: { value: wanted } },
    'reset-search': { label: { en: 'Reset the search', ru: 'Сбросить поиск' } },
    open: { label: { en: 'Open', ru: 'Открыть' } },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
    toggle: { label: { en: 'Toggle', ru: 'Переключить' } },
  },
  baseStyles: {
    default: { 'box-sizing': 'border-box', 'font-family': 'inherit', 'font-size': 'inherit', color: 'inherit' },
  },
  preset: { props: { placeholder: 'Select a value' }, styles: FIELD_LOOK },
  variants: selectVariants,
})
