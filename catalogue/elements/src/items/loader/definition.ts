import { choice, color, defineElement, length, text } from '@heddle/kit'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** Shows that something is on its way (elements reference 26). */
export const loaderDefinition = defineElement({
  type: 'loader',
  label: { en: 'Loader', ru: 'Загрузчик' },
  icon: 'loader-circle',
  group: 'data',
  words: ['spinner', 'loading', 'busy', 'wait', 'progress', 'загрузка', 'спиннер', 'ожидание'],
  fields: {
    kind: choice({
      label: { en: 'Kind', ru: 'Вид' },
      help: {
        en: 'Whoever asks for less motion sees it fade slowly.',
        ru: 'Кто просит меньше движения, видит медленное затухание.',
      },
      options: [
        { value: 'circle', label: { en: 'Circle', ru: 'Круг' } },
        { value: 'pulse', label: { en: 'Pulse', ru: 'Пульс' } },
        { value: 'plane', label: { en: 'Square that turns', ru: 'Квадрат' } },
        { value: 'bounce', label: { en: 'Three dots', ru: 'Три точки' } },
        { value: 'wave', label: { en: 'Bars', ru: 'Столбики' } },
        { value: 'chase', label: { en: 'Dots in a ring', ru: 'Точки по кругу' } },
        { value: 'flow', label: { en: 'Dots that shrink', ru: 'Сжимающиеся точки' } },
        { value: 'swing', label: { en: 'Two dots', ru: 'Две точки' } },
        { value: 'circle-fade', label: { en: 'Spokes', ru: 'Спицы' } },
        { value: 'grid', label: { en: 'Nine squares', ru: 'Девять квадратов' } },
        { value: 'fold', label: { en: 'Squares that fold', ru: 'Складывающиеся квадраты' } },
        { value: 'wander', label: { en: 'Two squares', ru: 'Два квадрата' } },
      ],
      default: 'circle',
      bindable: true,
    }),
    label: text({
      label: { en: 'Read aloud', ru: 'Читается вслух' },
      help: { en: 'To screen readers, while it is there', ru: 'Экранным дикторам, пока он есть' },
      default: 'Loading…',
      translated: true,
      maxLength: 1000,
    }),
    color: color({ ...inRule, label: { en: 'Colour', ru: 'Цвет' }, property: 'color' }),
    size: length({ ...inRule, label: { en: 'Size', ru: 'Размер' }, default: '32px', property: '--loader-size' }),
  },
  supports: ['flex-child', 'spacing', 'position', 'effects'],
  editing: { minSize: 16 },
  baseStyles: { default: { display: 'inline-block', 'line-height': '0' } },
  preset: { styles: { default: {} } },
})
