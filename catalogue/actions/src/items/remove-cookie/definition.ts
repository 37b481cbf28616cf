import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'remove-cookie',
  label: { en: 'Remove cookie', ru: 'Удалить cookie' },
  description: { en: 'Takes a cookie of this site away.', ru: 'Удаляет cookie этого сайта.' },
  summary: { en: 'Remove cookie {name}', ru: 'Удалить cookie {name}' },
  icon: 'cookie',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    name: { label: { en: 'Name', ru: 'Имя' }, kind: 'text' },
    path: { label: { en: 'Path', ru: 'Путь' }, kind: 'text', default: '/' },
  },
})
