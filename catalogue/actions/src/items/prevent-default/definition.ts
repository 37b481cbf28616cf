import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'prevent-default',
  label: { en: 'Stop propagation and prevent default', ru: 'Отменить действие по умолчанию' },
  description: {
    en: 'Keeps the browser from doing what it would, and the event from going on.',
    ru: 'Отменяет действие браузера и всплытие события.',
  },
  icon: 'ban',
  group: 'browser',
  ports: ['event'],
  parameters: {},
})
