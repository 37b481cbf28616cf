import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'open-url',
  label: { en: 'Open external URL', ru: 'Открыть внешний адрес' },
  description: { en: 'Opens an address outside this site.', ru: 'Открывает адрес вне этого сайта.' },
  summary: { en: 'Open {url}', ru: 'Открыть {url}' },
  icon: 'external-link',
  group: 'navigation',
  ports: ['navigation'],
  parameters: {
    url: { label: { en: 'Address', ru: 'Адрес' }, kind: 'text' },
    newTab: { label: { en: 'In a new tab', ru: 'В новой вкладке' }, kind: 'boolean', default: true },
  },
})
