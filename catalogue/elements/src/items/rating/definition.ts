import { boolean, color, defineElement, icon, INPUT, length, number, text } from '@heddle/kit'
import { LIMITS } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** So many stars of so many (elements reference, part G). */
export const ratingDefinition = defineElement({
  type: 'rating',
  label: { en: 'Rating', ru: 'Оценка' },
  icon: 'star-half',
  group: 'forms',
  words: ['stars', 'score', 'review', 'feedback', 'звёзды', 'отзыв', 'рейтинг'],
  fields: {
    value: number({ label: { en: 'Initial value', ru: 'Начальное значение' }, ...LIMITS.value, bindable: true }),
    max: number({ label: { en: 'Stars', ru: 'Сколько звёзд' }, ...LIMITS.max, bindable: true }),
    half: boolean({ label: { en: 'Half stars', ru: 'Половины' }, bindable: true }),
    clearable: boolean({
      label: { en: 'Can be taken back', ru: 'Можно снять' },
      help: { en: 'By pressing the chosen star again.', ru: 'Повторным нажатием.' },
      bindable: true,
    }),
    ...INPUT.named,
    labels: text({
      label: { en: 'Name of a value', ru: 'Название значения' },
      help: { en: '{value} and {max} stand for the numbers.', ru: '{value} и {max} заменяются числами.' },
      translated: true,
      default: '{value} of {max}',
    }),
    ...INPUT.switches(),
    icon: icon({ label: { en: 'Icon', ru: 'Значок' } }),
    starSize: length({
      label: { en: 'Size', ru: 'Размер' },
      default: '28px',
      panel: 'style',
      screens: 'css',
      property: '--star-size',
    }),
    fullColor: color({ ...inRule, label: { en: 'Colour', ru: 'Цвет' }, property: '--full' }),
    emptyColor: color({ ...inRule, label: { en: 'Colour of the rest', ru: 'Цвет остальных' }, property: '--empty' }),
    ...INPUT.inForm,
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  states: ['focus', 'filled', 'readonly', 'disabled', 'invalid'],
  isControl: true,
  exposes: { value: { label: { en: 'Value', ru: 'Значение' }, type: 'number', field: 'value' } },
  events: {
    ...INPUT.events(4),
    hover: { label: { en: 'Pointed at', ru: 'Наведение' }, example: { value: 3 } },
  },
  actions: {
    ...INPUT.actions({ en: 'Focus the rating', ru: 'Поставить фокус' }),
    ...INPUT.setters({ value: number({ label: { en: 'Value', ru: 'Значение' }, ...LIMITS.value, bindable: true }) }),
  },
  // One that is read-only is a picture; what is taken back needs a script.
  alone: ({ clearable }) => !clearable,
  baseStyles: {
    default: {
      display: 'inline-flex',
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
})
