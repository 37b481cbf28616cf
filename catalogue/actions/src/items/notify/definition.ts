import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'notify',
  label: { en: 'Show notification', ru: 'Показать уведомление' },
  description: {
    en: 'Shows a notification of the system, if the visitor allows it.',
    ru: 'Показывает системное уведомление, если посетитель разрешил.',
  },
  summary: { en: 'Notify: {title}', ru: 'Уведомить: {title}' },
  icon: 'bell',
  group: 'browser',
  ports: ['browser'],
  parameters: {
    title: { label: { en: 'Title', ru: 'Заголовок' }, kind: 'text', translated: true },
    body: { label: { en: 'Text', ru: 'Текст' }, kind: 'text', translated: true },
    icon: { label: { en: 'Icon', ru: 'Значок' }, kind: 'text' },
    image: { label: { en: 'Image', ru: 'Изображение' }, kind: 'text' },
    tag: { label: { en: 'Tag', ru: 'Метка' }, kind: 'text' },
    data: { label: { en: 'Data', ru: 'Данные' }, kind: 'value' },
  },
})
