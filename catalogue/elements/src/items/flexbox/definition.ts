import { choice, defineElement, gap, padding } from '@heddle/kit'
import { flexboxVariants } from './variants.ts'

/** A box that lays its children out in a row, a column or a grid (specification section 3). */
export const flexboxDefinition = defineElement({
  type: 'flexbox',
  label: { en: 'Container', ru: 'Контейнер' },
  icon: 'square-dashed',
  group: 'structure',
  words: ['div', 'box', 'block', 'group', 'frame', 'wrapper', 'auto layout', 'flex', 'flexbox', 'блок', 'коробка', 'группа'],
  fields: {
    tag: choice({
      label: { en: 'Tag', ru: 'Тег' },
      help: { en: 'A container with a link is always an anchor', ru: 'Контейнер со ссылкой всегда становится ссылкой' },
      options: [
        { value: 'div', label: { en: 'Plain (div)', ru: 'Обычный (div)' } },
        { value: 'section', label: { en: 'Section', ru: 'Секция' } },
        { value: 'article', label: { en: 'Article', ru: 'Статья' } },
        { value: 'header', label: { en: 'Header', ru: 'Шапка' } },
        { value: 'footer', label: { en: 'Footer', ru: 'Подвал' } },
        { value: 'nav', label: { en: 'Navigation', ru: 'Навигация' } },
        { value: 'main', label: { en: 'Main content', ru: 'Основное содержание' } },
        { value: 'search', label: { en: 'Search', ru: 'Поиск' } },
        { value: 'aside', label: { en: 'Aside', ru: 'Дополнение' } },
        { value: 'ul', label: { en: 'Bulleted list (ul)', ru: 'Список (ul)' } },
        { value: 'ol', label: { en: 'Numbered list (ol)', ru: 'Нумерованный список (ol)' } },
        { value: 'li', label: { en: 'List item (li)', ru: 'Пункт списка (li)' } },
        { value: 'span', label: { en: 'In a line (span)', ru: 'В строке (span)' } },
        { value: 'figure', label: { en: 'Figure', ru: 'Иллюстрация (figure)' } },
      ],
      default: 'div',
    }),
  },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  slots: { children: { label: { en: 'Content', ru: 'Содержимое' } } },
  linkable: true,
  editing: { minSize: 48 },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column' } },
  preset: { styles: { default: { ...gap('8px'), ...padding('16px') } } },
  variants: flexboxVariants,
})
