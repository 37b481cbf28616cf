import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'set-session-storage',
  label: { en: 'Set session storage', ru: 'Записать в sessionStorage' },
  description: { en: 'Keeps a value in session storage under a key.', ru: 'Сохраняет значение ключа в хранилище сеанса.' },
  summary: { en: 'Keep {value} as {key} in the tab', ru: 'Сохранить {value} как {key} во вкладке' },
  icon: 'database',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    key: { label: { en: 'Key', ru: 'Ключ' }, kind: 'text' },
    value: { label: { en: 'Value', ru: 'Значение' }, kind: 'value' },
  },
})
