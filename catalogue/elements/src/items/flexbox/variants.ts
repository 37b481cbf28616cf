import { border, gap, padding, radius, type ElementVariant, type NodeLook, type NodeTemplate } from '@heddle/kit'
import { SURFACE } from '../../lib/field-look.ts'
import { heading } from '../../lib/headings.ts'

const container: NodeTemplate = { element: 'flexbox' }

const line = (words: string): NodeTemplate => ({ element: 'text', props: { text: words, tag: 'span' } })
const paragraph = (words: string): NodeTemplate => ({ element: 'text', props: { text: words } })

/** An entry of a menu, in the colour of the text around. */
const entry = (words: string): NodeTemplate => ({
  ...line(words),
  leadsToPage: true,
  styles: { default: { color: 'inherit', 'line-height': '1.5', 'text-decoration-line': 'none' } },
})

const isFlex = ({ style }: NodeLook): boolean => String(style('display')).endsWith('flex')
const isGrid = ({ style }: NodeLook): boolean => String(style('display')).endsWith('grid')
const directionOf = ({ style }: NodeLook): string => String(style('flex-direction'))

/** What people know by names of their own and is a container: by its tag first, then by how it lays out what is in it. */
export const flexboxVariants: readonly ElementVariant[] = [
  {
    id: 'menu',
    label: { en: 'Menu', ru: 'Меню' },
    icon: 'menu',
    words: ['nav', 'navigation', 'navbar', 'nav bar', 'links', 'навигация', 'ссылки'],
    matches: ({ props }) => props['tag'] === 'nav',
    props: { tag: 'nav' },
    styles: { default: { 'flex-direction': 'row', 'flex-wrap': 'wrap', 'align-items': 'center', ...gap('8px', '24px') } },
    slots: { children: [entry('Home'), entry('About'), entry('Contact')] },
  },
  {
    id: 'list',
    label: { en: 'List', ru: 'Перечень' },
    icon: 'list',
    words: ['ul', 'ol', 'li', 'bullets', 'items', 'repeat', 'collection list', 'список', 'пункты'],
    matches: ({ props }) => props['tag'] === 'ul' || props['tag'] === 'ol',
    props: { tag: 'ul' },
    // A browser sets lists in and gives them margins.
    styles: { default: { ...gap('8px'), ...padding('0'), 'margin-top': '0', 'margin-bottom': '0' } },
    slots: {
      children: ['First item', 'Second item', 'Third item'].map((words) => ({
        element: 'flexbox',
        props: { tag: 'li' },
        styles: { default: gap('8px') },
        slots: { children: [paragraph(words)] },
      })),
    },
  },
  {
    id: 'search-bar',
    label: { en: 'Search bar', ru: 'Строка поиска' },
    icon: 'search',
    group: 'forms',
    words: ['search', 'find', 'lookup', 'filter', 'search box', 'поиск', 'найти'],
    matches: ({ props }) => props['tag'] === 'search',
    props: { tag: 'search' },
    styles: { default: { 'flex-direction': 'row', 'align-items': 'center', width: '100%', ...gap('8px') } },
    slots: {
      children: [
        {
          element: 'form-input',
          props: { type: 'search', accessibleLabel: 'Search', placeholder: 'Search', required: false, debounce: true },
        },
        { element: 'button', props: { text: 'Search' } },
      ],
    },
  },
  {
    id: 'row',
    label: { en: 'Row', ru: 'Ряд' },
    icon: 'columns-2',
    words: ['horizontal', 'hstack', 'h stack', 'inline', 'side by side', 'toolbar', 'строка', 'горизонтально'],
    matches: (look) => isFlex(look) && directionOf(look).startsWith('row'),
    styles: { default: { 'flex-direction': 'row', ...gap('16px') } },
  },
  {
    id: 'column',
    label: { en: 'Column', ru: 'Столбец' },
    icon: 'rows-2',
    words: ['stack', 'vertical', 'vstack', 'v stack', 'стопка', 'вертикально'],
    styles: { default: { 'flex-direction': 'column', ...gap('16px') } },
  },
  {
    id: 'grid',
    label: { en: 'Grid', ru: 'Сетка' },
    icon: 'layout-grid',
    words: ['tiles', 'cells', 'gallery', 'css grid', 'плитка'],
    matches: isGrid,
    styles: { default: { display: 'grid', 'grid-template-columns': 'repeat(2, minmax(0, 1fr))', ...gap('16px') } },
    slots: { children: [container, container] },
  },
  {
    id: 'card',
    label: { en: 'Card', ru: 'Карточка' },
    icon: 'id-card',
    words: ['tile', 'panel', 'teaser', 'плитка', 'тизер'],
    styles: {
      default: {
        ...gap('8px'),
        ...padding('24px'),
        ...border('1px', 'light-dark(#d8dce3, #3a4252)'),
        ...radius('12px'),
        ...SURFACE,
      },
    },
    slots: { children: [heading('h3', 'Card'), paragraph('A sentence or two about it.')] },
  },
  {
    id: 'page-width',
    label: { en: 'Page width', ru: 'Ширина страницы' },
    icon: 'align-horizontal-justify-center',
    words: ['centered', 'centred', 'center', 'centre', 'max width', 'content width', 'wrapper', 'по центру'],
    styles: {
      default: { width: '100%', 'max-width': '1200px', 'margin-left': 'auto', 'margin-right': 'auto', ...gap('24px') },
    },
  },
]
