import { boolean, choice, defineElement, text } from '@heddle/kit'
import { textVariants } from './variants.ts'

/** A paragraph, a heading or a piece of text in a line (specification section 3, text element). */
export const textDefinition = defineElement({
  type: 'text',
  label: { en: 'Text', ru: 'Текст' },
  icon: 'type',
  group: 'basics',
  words: ['paragraph', 'p', 'copy', 'label', 'span', 'words', 'абзац', 'надпись'],
  fields: {
    text: text({ label: { en: 'Text', ru: 'Текст' }, translated: true, multiline: true }),
    tag: choice({
      label: { en: 'Tag', ru: 'Тег' },
      help: { en: 'A text with a link is always an anchor', ru: 'Текст со ссылкой всегда становится ссылкой' },
      options: [
        { value: 'p', label: { en: 'Paragraph', ru: 'Абзац' } },
        { value: 'h1', label: { en: 'Heading 1', ru: 'Заголовок 1' } },
        { value: 'h2', label: { en: 'Heading 2', ru: 'Заголовок 2' } },
        { value: 'h3', label: { en: 'Heading 3', ru: 'Заголовок 3' } },
        { value: 'h4', label: { en: 'Heading 4', ru: 'Заголовок 4' } },
        { value: 'h5', label: { en: 'Heading 5', ru: 'Заголовок 5' } },
        { value: 'div', label: { en: 'Plain block (div)', ru: 'Блок (div)' } },
        { value: 'span', label: { en: 'In a line (span)', ru: 'В строке (span)' } },
        { value: 'button', label: { en: 'Button', ru: 'Кнопка' } },
      ],
      default: 'p',
    }),
    sanitize: boolean({
      label: { en: 'Clean HTML', ru: 'Очищать HTML' },
      help: { en: 'Tags in bound text are shown as text and never run', ru: 'Теги в привязанном тексте показываются как текст' },
      default: true,
    }),
  },
  supports: ['flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  linkable: true,
  isButton: ({ tag }) => tag === 'button',
  inlineText: 'text',
  direct: () => ({ text: 'lines' }),
  editing: { minSize: 16 },
  // Beside others a text becomes no narrower than its longest word; one that fits on no line is broken.
  baseStyles: { default: { 'margin-top': '0', 'margin-bottom': '0', 'overflow-wrap': 'break-word' } },
  preset: { props: { text: 'New text' }, styles: { default: { 'line-height': '1.5' } } },
  variants: textVariants,
})
