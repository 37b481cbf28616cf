import { border, defineElement, gap, padding, radius, text } from '@heddle/kit'

/** Lists what has to be mended in a form, with ways there (elements reference 12). */
export const errorSummaryDefinition = defineElement({
  type: 'error-summary',
  label: { en: 'Error list', ru: 'Список ошибок' },
  icon: 'list-x',
  group: 'forms',
  words: ['errors', 'error summary', 'validation summary', 'alert', 'ошибки'],
  fields: { text: text({ label: { en: 'Heading', ru: 'Заголовок' }, translated: true }) },
  supports: ['layout', 'flex-child', 'size', 'spacing', 'position', 'typography', 'background', 'border', 'effects'],
  states: ['filled'],
  alone: () => false,
  editing: { minSize: 24, shows: [{ id: 'errors', label: { en: 'Errors', ru: 'Ошибки' } }] },
  baseStyles: { default: { display: 'flex', 'flex-direction': 'column' } },
  preset: {
    props: { text: 'Please look at these fields' },
    // It takes no room while there is nothing to list.
    styles: {
      'default:filled': {
        ...gap('8px'),
        ...padding('12px', '16px'),
        ...border('1px', 'light-dark(#b3261e, #ff8a80)'),
        ...radius('6px'),
      },
    },
  },
})
