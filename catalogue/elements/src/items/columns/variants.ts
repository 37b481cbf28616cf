import type { ElementVariant, NodeTemplate } from '@heddle/kit'

const columns = (...widths: readonly number[]): NodeTemplate[] =>
  widths.map((width) => ({ element: 'column', ...(width > 0 && { props: { width } }) }))

/** Columns that people look for by a name of their own. */
export const columnsVariants: readonly ElementVariant[] = [
  {
    id: 'sidebar',
    label: { en: 'Sidebar and content', ru: 'Боковая панель' },
    icon: 'panel-left',
    words: ['aside', 'sidebar', 'side bar', 'two columns', 'боковая', 'сайдбар'],
    styles: { default: { width: '100%' } },
    slots: { children: columns(3, 9) },
  },
  {
    id: 'mosaic',
    label: { en: 'Mosaic', ru: 'Мозаика' },
    icon: 'layout-dashboard',
    words: ['bento', 'masonry', 'мозаика'],
    matches: ({ props }) => String(props['flow']).endsWith('wrap'),
    props: { flow: 'row wrap' },
    styles: { default: { width: '100%' } },
    slots: { children: columns(8, 4, 4, 8) },
  },
]
