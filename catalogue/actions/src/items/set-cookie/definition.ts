import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-cookie',
  label: { en: 'Set cookie', ru: 'Записать cookie' },
  description: { en: 'Keeps a value as a cookie of this site.', ru: 'Сохраняет значение как cookie этого сайта.' },
  summary: { en: 'Set cookie {name} to {value}', ru: 'Задать cookie {name} = {value}' },
  icon: 'cookie',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    name: { label: { en: 'Name', ru: 'Имя' }, kind: 'text' },
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
    days: { label: { en: 'Days', ru: 'Дней' }, kind: 'number' },
    path: { label: { en: 'Path', ru: 'Путь' }, kind: 'text', default: '/' },
    sameSite: {
      label: { en: 'Same site', ru: 'Режим same-site' },
      kind: 'field',
      field: choice({
        label: { en: 'Same site', ru: 'Режим same-site' },
        options: [
          { value: 'lax', label: { en: 'Lax', ru: 'Lax' } },
          { value: 'strict', label: { en: 'Strict', ru: 'Strict' } },
          { value: 'none', label: { en: 'None', ru: 'None' } },
        ],
        default: 'lax',
      }),
      default: 'lax',
    },
  },
})
