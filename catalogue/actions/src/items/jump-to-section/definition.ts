import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'jump-to-section',
  label: { en: 'Jump to section', ru: 'Перейти к разделу' },
  description: { en: 'Scrolls to a section of the page.', ru: 'Прокручивает к разделу страницы.' },
  summary: { en: 'Jump to {section}', ru: 'Прокрутить к {section}' },
  icon: 'anchor',
  group: 'navigation',
  ports: ['navigation'],
  parameters: {
    section: { label: { en: 'Section', ru: 'Раздел' }, kind: 'text' },
  },
})
