import { boolean, border, choice, color, defineElement, FLOATING, INPUT, list, padding, radius, text } from '@heddle/kit'

/** A colour: typed, or chosen in a panel (elements reference, part G). */
export const colorPickerDefinition = defineElement({
  type: 'color-picker',
  label: { en: 'Color', ru: 'Цвет' },
  icon: 'palette',
  group: 'forms',
  words: ['color picker', 'colour', 'hex', 'rgb', 'hsl', 'swatches', 'выбор цвета', 'палитра'],
  fields: {
    value: text({ label: { en: 'Initial value', ru: 'Начальное значение' }, default: '', bindable: true }),
    ...INPUT.named,
    format: choice({
      label: { en: 'Format', ru: 'Запись' },
      options: [
        { value: 'hex', label: { en: 'HEX', ru: 'HEX' } },
        { value: 'rgb', label: { en: 'RGB', ru: 'RGB' } },
        { value: 'hsl', label: { en: 'HSL', ru: 'HSL' } },
      ],
      default: 'hex',
    }),
    alpha: boolean({ label: { en: 'Opacity', ru: 'Непрозрачность' }, bindable: true }),
    swatches: list({
      label: { en: 'Swatches', ru: 'Образцы' },
      item: color({ label: { en: 'Color', ru: 'Цвет' } }),
      default: ['#14181f', '#b42318', '#b45309', '#15803d', '#1f5fe0', '#7c3aed'],
    }),
    eyedropper: boolean({
      label: { en: 'From the screen', ru: 'С экрана' },
      help: { en: 'In browsers that can.', ru: 'В браузерах, которые это умеют.' },
      default: true,
      bindable: true,
    }),
    placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, default: '#000000', translated: true, bindable: true }),
    ...FLOATING,
    ...INPUT.switches(),
    ...INPUT.debounced,
    ...INPUT.inForm,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['focus', 'open', 'filled', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'string', field: 'value' } },
  events: {
    ...INPUT.events('#1f5fe0'),
    open: { label: { en: 'Open', ru: 'Открытие' } },
    close: { label: { en: 'Close', ru: 'Закрытие' }, example: { reason: 'escape' } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus it', ru: 'Поставить фокус' }),
    open: { label: { en: 'Open', ru: 'Открыть' } },
    close: { label: { en: 'Close', ru: 'Закрыть' } },
    ...INPUT.setters({ value: text({ label: { en: 'Value', ru: 'Значение' }, bindable: true }) }),
  },
  editing: { minSize: 24, whileSelected: 'open' },
  speaks: true,
  baseStyles: {
    default: { position: 'relative', display: 'flex', 'align-items': 'center', 'min-height': '24px', 'min-width': '0' },
  },
  preset: {
    props: { value: '#1f5fe0', offsetY: '4px' },
    styles: {
      default: {
        width: '100%',
        'max-width': '240px',
        'min-height': '40px',
        'column-gap': '10px',
        ...padding('4px', '12px', '4px', '6px'),
        ...border('1px', '#8a94a6'),
        ...radius('6px'),
        'font-size': '16px',
      },
      'default:disabled': { opacity: '0.5' },
    },
  },
})
