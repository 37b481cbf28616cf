import { choice, defineElement, gap, padding } from '@heddle/kit'
import { sectionVariants } from './variants.ts'

/** A full-width part of a page (specification sections 2 and 3). Its title is the anchor that links jump to. */
export const sectionDefinition = defineElement({
  type: 'section',
  label: { en: 'Section', ru: 'Секция' },
  icon: 'rectangle-horizontal',
  group: 'structure',
  words: ['block', 'band', 'strip', 'screen', 'блок', 'полоса'],
  isSection: true,
  fields: {
    tag: choice({
      label: { en: 'Tag', ru: 'Тег' },
      help: {
        en: 'What the section is to search engines and screen readers',
        ru: 'Роль секции для поисковиков и экранных дикторов',
      },
      options: [
        { value: 'section', label: { en: 'Section', ru: 'Секция' } },
        { value: 'header', label: { en: 'Header', ru: 'Шапка' } },
        { value: 'main', label: { en: 'Main content', ru: 'Основное содержание' } },
        { value: 'footer', label: { en: 'Footer', ru: 'Подвал' } },
        { value: 'nav', label: { en: 'Navigation', ru: 'Навигация' } },
        { value: 'aside', label: { en: 'Aside', ru: 'Дополнение' } },
      ],
      default: 'section',
    }),
  },
  supports: ['layout', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Content', ru: 'Содержимое' } } },
  editing: { minSize: 80 },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column' } },
  preset: { styles: { default: { ...gap('24px'), ...padding('64px', '24px') } } },
  variants: sectionVariants,
})
