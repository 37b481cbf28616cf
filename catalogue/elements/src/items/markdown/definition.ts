import { boolean, defineElement, number, text } from '@heddle/kit'
import { LEVEL } from './limits.ts'

/** A text in Markdown, shown with its headings, lists and links (elements reference 39). */
export const markdownDefinition = defineElement({
  type: 'markdown',
  label: { en: 'Markdown', ru: 'Markdown-текст' },
  icon: 'text-quote',
  group: 'basics',
  words: ['rich text', 'article', 'formatted text', 'md', 'blog', 'статья', 'форматированный текст', 'разметка'],
  fields: {
    text: text({
      label: { en: 'Text', ru: 'Текст' },
      help: {
        en: '# heading, **bold**, *italic*, - list, [link](address), ![picture](address), > quote, `code`',
        ru: '# заголовок, **жирный**, *курсив*, - список, [ссылка](адрес), ![картинка](адрес), > цитата, `код`',
      },
      multiline: true,
      translated: true,
    }),
    level: number({
      label: { en: 'Highest heading', ru: 'Старший заголовок' },
      help: { en: 'The level that # has on the page', ru: 'Уровень, который получает # на странице' },
      ...LEVEL,
      bindable: true,
    }),
    newTab: boolean({ label: { en: 'Links open a new tab', ru: 'Ссылки в новой вкладке' }, bindable: true }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  isControl: true,
  editing: { minSize: 24, whenEmpty: { en: 'No text yet', ru: 'Текста пока нет' } },
  baseStyles: { default: { 'min-width': '0', 'line-height': '1.6', 'overflow-wrap': 'anywhere' } },
  preset: {
    props: { text: '# Our bread\n\nBaked **every night** in a stone oven.\n\n- Rye\n- Wheat\n- Spelt' },
    styles: { default: { width: '100%' } },
  },
})
