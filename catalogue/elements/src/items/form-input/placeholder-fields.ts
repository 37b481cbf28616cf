import { boolean, choice, color, length, number, text } from '@heddle/kit'
import { LIMITS } from './limits.ts'

type Values = Readonly<Record<string, unknown>>

const TYPES: readonly unknown[] = ['text', 'textarea', 'email', 'search', 'password', 'tel', 'number', 'decimal', 'currency']
export const hasPlaceholder = ({ type }: Values): boolean => TYPES.includes(type)
/** Whether the placeholder moves out of the way of what is typed. */
export const isFloating = (values: Values): boolean => values['advancedPlaceholder'] === true && hasPlaceholder(values)

/** Whether the browser writes the parts of a day or a time, which stand in an empty one too. */
export const hasParts = ({ type }: Values): boolean => type === 'date' || type === 'time'

const look = { panel: 'style', bindable: true, screens: 'css' } as const

/** What stands in an empty input, and what becomes of it (elements reference 13.5). */
export const PLACEHOLDER_FIELDS = {
  placeholder: text({ label: { en: 'Placeholder', ru: 'Подсказка' }, translated: true, when: hasPlaceholder }),
  placeholderColor: color({
    ...look,
    label: { en: 'Colour of the placeholder', ru: 'Цвет подсказки' },
    property: '--placeholder-color',
    when: (values) => hasParts(values) || (hasPlaceholder(values) && !isFloating(values)),
  }),
  advancedPlaceholder: boolean({
    label: { en: 'Moving placeholder', ru: 'Подвижная подсказка' },
    help: {
      en: 'It moves out of the way of what is typed, and stays to be read.',
      ru: 'Уходит с места ввода и остаётся видна.',
    },
    when: hasPlaceholder,
  }),
  animationTrigger: choice({
    label: { en: 'It moves', ru: 'Она уходит' },
    options: [
      { value: 'input', label: { en: 'With the first letter', ru: 'С первой буквой' } },
      { value: 'focus', label: { en: 'With the focus', ru: 'При фокусе' } },
    ],
    default: 'input',
    when: isFloating,
  }),
  placeholderPosition: choice({
    label: { en: 'It moves to', ru: 'Куда уходит' },
    options: [
      { value: 'outside', label: { en: 'Above the input', ru: 'Над полем' } },
      { value: 'inside', label: { en: 'The top of the input', ru: 'К верху поля' } },
    ],
    default: 'outside',
    when: isFloating,
  }),
  placeholderScaling: number({
    ...look,
    label: { en: 'Size it becomes', ru: 'Размер после' },
    help: { en: 'Of its own size: 1 stays as large.', ru: 'Доля своего размера: 1 — без изменений.' },
    ...LIMITS.placeholderScaling,
    property: '--placeholder-scale',
    when: isFloating,
  }),
  positioningAdjustment: length({
    ...look,
    label: { en: 'Further away', ru: 'Ещё дальше' },
    default: '0px',
    property: '--placeholder-shift',
    when: isFloating,
  }),
  transition: number({
    ...look,
    label: { en: 'Time it takes', ru: 'Длительность' },
    ...LIMITS.transition,
    unit: 'ms',
    property: '--placeholder-time',
    when: isFloating,
  }),
  timingFunction: choice({
    ...look,
    label: { en: 'Course', ru: 'Ход' },
    options: [
      { value: 'auto', label: { en: 'By itself', ru: 'Сам' } },
      ...['ease', 'ease-in', 'ease-out', 'ease-in-out', 'linear'].map((value) => ({ value, label: { en: value } })),
    ],
    default: 'auto',
    property: '--placeholder-course',
    when: isFloating,
  }),
} as const
