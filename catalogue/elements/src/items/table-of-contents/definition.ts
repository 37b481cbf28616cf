import { boolean, choice, color, defineElement, number, text } from '@heddle/kit'
import { LEVELS } from './limits.ts'

const inRule = { panel: 'style', bindable: true, screens: 'css' } as const

/** Links to the headings of the page. */
export const tableOfContentsDefinition = defineElement({
  type: 'table-of-contents',
  label: { en: 'Table of contents', ru: 'Оглавление' },
  icon: 'table-of-contents',
  group: 'structure',
  words: ['toc', 'contents', 'chapters', 'on this page', 'anchors', 'outline', 'содержание', 'главы', 'на этой странице'],
  fields: {
    from: number({ label: { en: 'From heading', ru: 'От заголовка' }, ...LEVELS.from }),
    to: number({
      label: { en: 'To heading', ru: 'До заголовка' },
      help: { en: 'Headings 2 to 3 are listed at first.', ru: 'Сначала перечислены заголовки 2 и 3.' },
      ...LEVELS.to,
    }),
    marksCurrent: boolean({
      label: { en: 'Mark where one is', ru: 'Отмечать текущий' },
      help: { en: 'While the page is scrolled.', ru: 'Пока страницу прокручивают.' },
      default: true,
    }),
    kind: choice({
      label: { en: 'Numbers', ru: 'Номера' },
      options: [
        { value: 'none', label: { en: 'None', ru: 'Нет' } },
        { value: 'numbers', label: { en: '1, 1.1, 1.2', ru: '1, 1.1, 1.2' } },
      ],
      default: 'none',
      panel: 'style',
    }),
    linkColor: color({ ...inRule, label: { en: 'Links', ru: 'Ссылки' }, property: '--contents-link' }),
    currentColor: color({ ...inRule, label: { en: 'Where one is', ru: 'Текущий' }, property: '--contents-current' }),
    accessibleLabel: text({
      label: { en: 'Accessible label', ru: 'Подпись для экранных дикторов' },
      default: 'Contents',
      translated: true,
      maxLength: 1000,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  editing: { minSize: 24 },
  exposes: { current: { label: { en: 'Where one is', ru: 'Текущий раздел' }, type: 'string', readonly: true } },
  baseStyles: { default: { display: 'block' } },
  preset: { styles: { default: { 'line-height': '1.5' } } },
})
