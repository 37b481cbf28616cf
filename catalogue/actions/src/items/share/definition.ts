import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'share',
  label: { en: 'Share', ru: 'Поделиться' },
  description: { en: 'Opens the share dialogue of the device.', ru: 'Открывает окно «Поделиться» устройства.' },
  summary: { en: 'Share {title}', ru: 'Поделиться {title}' },
  icon: 'share-2',
  group: 'browser',
  ports: ['browser'],
  parameters: {
    title: { label: { en: 'Title', ru: 'Заголовок' }, kind: 'text', translated: true },
    text: { label: { en: 'Text', ru: 'Текст' }, kind: 'text', translated: true },
    url: { label: { en: 'Address', ru: 'Адрес' }, kind: 'text' },
  },
})
