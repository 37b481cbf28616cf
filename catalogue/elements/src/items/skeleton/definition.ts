import { choice, color, defineElement, radius } from '@heddle/kit'

const GROUND = 'light-dark(#e3e7ee, #2c3442)'

/** A grey shape in the place of what is still on its way (specification section 3, skeleton loader). */
export const skeletonDefinition = defineElement({
  type: 'skeleton',
  label: { en: 'Skeleton', ru: 'Скелетон' },
  icon: 'rectangle-ellipsis',
  group: 'basics',
  words: ['loader', 'loading', 'placeholder', 'bone', 'shimmer', 'загрузка', 'заглушка'],
  fields: {
    animationType: choice({
      label: { en: 'Movement', ru: 'Движение' },
      help: {
        en: 'Whoever asks for less motion sees a still shape.',
        ru: 'Кто просит меньше движения, видит неподвижную фигуру.',
      },
      options: [
        { value: 'wave', label: { en: 'Wave', ru: 'Волна' } },
        { value: 'pulse', label: { en: 'Pulse', ru: 'Пульс' } },
        { value: 'shimmer', label: { en: 'Shimmer', ru: 'Блик' } },
      ],
      default: 'wave',
      bindable: true,
    }),
    highlightColor: color({
      label: { en: 'Colour of the light', ru: 'Цвет блика' },
      help: { en: 'The ground is its background.', ru: 'Сама фигура окрашена своим фоном.' },
      panel: 'style',
      bindable: true,
      screens: 'css',
      property: '--skeleton-light',
      when: ({ animationType }) => animationType !== 'pulse',
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'background', 'border', 'effects'],
  editing: { minSize: 8 },
  // One without a height would be nothing at all.
  baseStyles: {
    default: { display: 'grid', 'min-height': '16px', 'overflow-x': 'hidden', 'overflow-y': 'hidden' },
  },
  preset: { styles: { default: { width: '100%', height: '16px', ...radius('4px'), 'background-color': GROUND } } },
  variants: [
    {
      id: 'skeleton-circle',
      label: { en: 'Skeleton circle', ru: 'Круглый скелетон' },
      icon: 'circle-dashed',
      words: ['avatar', 'аватар'],
      styles: { default: { width: '48px', height: '48px', ...radius('50%'), 'background-color': GROUND } },
    },
  ],
})
