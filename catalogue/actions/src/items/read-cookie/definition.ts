import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'read-cookie',
  label: { en: 'Read cookie', ru: 'Прочитать cookie' },
  description: { en: 'Gives the value of a cookie of this site.', ru: 'Возвращает значение cookie этого сайта.' },
  summary: { en: 'Read cookie {name}', ru: 'Прочитать cookie {name}' },
  icon: 'cookie',
  group: 'storage',
  ports: ['storage'],
  gives: 'value',
  parameters: {
    name: { label: { en: 'Name', ru: 'Имя' }, kind: 'text' },
  },
})
