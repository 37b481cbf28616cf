import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-local-storage',
  label: { en: 'Set local storage', ru: 'Записать в localStorage' },
  description: { en: 'Keeps a value in local storage under a key.', ru: 'Сохраняет значение ключа в локальном хранилище.' },
  summary: { en: 'Keep {value} as {key} in the browser', ru: 'Сохранить {value} как {key} в браузере' },
  icon: 'database',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    key: { label: { en: 'Key', ru: 'Ключ' }, kind: 'text' },
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
  },
})
