import { color, defineElement, INPUT, number, text } from '@heddle/kit'
import { FIELD_BOX } from '../../lib/field-look.ts'
import { LIMITS } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** A number with a button for less and one for more (WAI-ARIA Authoring Practices, spinbutton). */
export const stepperDefinition = defineElement({
  type: 'stepper',
  label: { en: 'Stepper', ru: 'Счётчик' },
  icon: 'diff',
  group: 'forms',
  words: ['number', 'quantity', 'counter', 'spinner', 'plus minus', 'amount', 'количество', 'число', 'плюс минус'],
  fields: {
    value: number({ label: { en: 'Initial value', ru: 'Начальное значение' }, ...LIMITS.min, bindable: true }),
    ...INPUT.named,
    min: number({ label: { en: 'Least', ru: 'Не меньше' }, ...LIMITS.min, bindable: true }),
    max: number({ label: { en: 'Most', ru: 'Не больше' }, ...LIMITS.max, bindable: true }),
    step: number({ label: { en: 'Step', ru: 'Шаг' }, ...LIMITS.step, bindable: true }),
    decimals: number({
      label: { en: 'Decimals', ru: 'Знаков после запятой' },
      help: { en: 'Never fewer than those of a step.', ru: 'Не меньше, чем у шага.' },
      ...LIMITS.decimals,
      bindable: true,
    }),
    unit: text({ label: { en: 'Unit', ru: 'Единица' }, placeholder: 'kg', translated: true, maxLength: 40 }),
    lessLabel: text({ label: { en: 'Name of −', ru: 'Название −' }, translated: true, default: 'Less' }),
    moreLabel: text({ label: { en: 'Name of +', ru: 'Название +' }, translated: true, default: 'More' }),
    ...INPUT.switches(),
    ...INPUT.debounced,
    ...INPUT.inForm,
    buttonColor: color({ ...inRule, label: { en: 'Buttons', ru: 'Кнопки' }, property: '--step' }),
    buttonGround: color({ ...inRule, label: { en: 'Ground of buttons', ru: 'Фон кнопок' }, property: '--step-ground' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: INPUT.states,
  isControl: true,
  editing: { minSize: 24 },
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'number', field: 'value' } },
  events: {
    ...INPUT.events(2),
    change: { ...INPUT.events(2).change, example: { domEvent: {}, value: 2 } },
    ...INPUT.pasted,
    onEnterKey: { label: { en: 'Enter key', ru: 'Клавиша Enter' }, example: { value: 2, shift: false, ctrl: false } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the stepper', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: number({ label: { en: 'Value', ru: 'Значение' }, ...LIMITS.min, bindable: true }) }),
    increase: { label: { en: 'One step more', ru: 'На шаг больше' } },
    decrease: { label: { en: 'One step less', ru: 'На шаг меньше' } },
    clear: { label: { en: 'Clear the stepper', ru: 'Очистить счётчик' } },
  },
  baseStyles: {
    default: {
      'box-sizing': 'border-box',
      display: 'inline-flex',
      'align-items': 'stretch',
      'max-width': '100%',
      'min-height': '24px',
    },
  },
  preset: {
    styles: { ...FIELD_BOX, default: { ...FIELD_BOX.default, width: '160px' } },
  },
})
