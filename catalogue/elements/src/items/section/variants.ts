import { gap, padding, type ElementVariant } from '@heddle/kit'

const ALONG = { 'flex-direction': 'row', 'flex-wrap': 'wrap', 'align-items': 'center', 'justify-content': 'space-between' }

/** The first and the last part of a page. */
export const sectionVariants: readonly ElementVariant[] = [
  {
    id: 'header',
    label: { en: 'Header', ru: 'Шапка' },
    icon: 'panel-top',
    words: ['top bar', 'site header', 'верх'],
    matches: ({ props }) => props['tag'] === 'header',
    props: { tag: 'header' },
    styles: { default: { ...ALONG, ...gap('16px', '24px'), ...padding('16px', '24px') } },
  },
  {
    id: 'footer',
    label: { en: 'Footer', ru: 'Подвал' },
    icon: 'panel-bottom',
    words: ['bottom', 'site footer', 'низ'],
    matches: ({ props }) => props['tag'] === 'footer',
    props: { tag: 'footer' },
    styles: { default: { ...ALONG, ...gap('16px', '24px'), ...padding('32px', '24px') } },
  },
]
