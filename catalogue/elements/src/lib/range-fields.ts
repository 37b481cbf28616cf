import { boolean, choice, color, formula, INPUT, list, number, text } from '@heddle/kit'
import { LIMITS } from './range/limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** What sliders declare alike, with one thumb or two. */
export const RANGE = {
  bounds: {
    min: number({ label: { en: 'Least', ru: 'Не меньше' }, ...LIMITS.min, bindable: true }),
    max: number({ label: { en: 'Most', ru: 'Не больше' }, ...LIMITS.max, bindable: true }),
    step: number({ label: { en: 'Step', ru: 'Шаг' }, ...LIMITS.step, bindable: true }),
  },
  shown: {
    orientation: choice({
      label: { en: 'Direction', ru: 'Направление' },
      options: [
        { value: 'horizontal', label: { en: 'Lying', ru: 'Горизонтально' } },
        { value: 'vertical', label: { en: 'Upright', ru: 'Вертикально' } },
      ],
      default: 'horizontal',
    }),
    marks: list({
      label: { en: 'Marks', ru: 'Отметки' },
      help: { en: 'Places on the track that are pointed out.', ru: 'Места на дорожке, которые отмечены.' },
      item: {
        value: number({ label: { en: 'Value', ru: 'Значение' }, ...LIMITS.min, bindable: true }),
        label: text({ label: { en: 'Label', ru: 'Подпись' }, translated: true, bindable: true }),
      },
      itemLabel: 'label',
    }),
    format: formula({
      label: { en: 'Value as a text', ru: 'Значение текстом' },
      help: { en: 'What is shown and said instead of the number.', ru: 'Что показано и произнесено вместо числа.' },
      sample: { value: 50 },
    }),
    tooltip: boolean({
      label: { en: 'Show the value', ru: 'Показывать значение' },
      help: { en: 'Above the thumb, while it is used.', ru: 'Над бегунком, пока им пользуются.' },
      default: true,
    }),
  },
  debounced: { ...INPUT.debounced, debounce: { ...INPUT.debounced.debounce, default: true } },
  colors: {
    trackColor: color({ ...inRule, label: { en: 'Track', ru: 'Дорожка' }, property: '--track' }),
    activeColor: color({ ...inRule, label: { en: 'Chosen part of the track', ru: 'Выбранная часть' }, property: '--active' }),
    thumbColor: color({ ...inRule, label: { en: 'Thumb', ru: 'Бегунок' }, property: '--thumb' }),
    thumbBorder: color({ ...inRule, label: { en: 'Edge of the thumb', ru: 'Край бегунка' }, property: '--thumb-border' }),
    tooltipColor: color({ ...inRule, label: { en: 'Ground of the value', ru: 'Фон значения' }, property: '--tip' }),
    tooltipText: color({ ...inRule, label: { en: 'Text of the value', ru: 'Текст значения' }, property: '--tip-text' }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  baseStyles: {
    default: { position: 'relative', display: 'block', 'max-width': '100%', 'min-height': '24px', 'min-width': '24px' },
  },
  preset: { styles: { default: { width: '240px' } } },
} as const
