import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'remove-session-storage',
  label: { en: 'Remove from session storage', ru: 'Удалить из sessionStorage' },
  description: { en: 'Takes a key out of session storage.', ru: 'Удаляет ключ в хранилище сеанса.' },
  summary: { en: 'Remove {key} from session storage', ru: 'Удалить {key} из хранилища вкладки' },
  icon: 'database',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    key: { label: { en: 'Key', ru: 'Ключ' }, kind: 'text' },
  },
})
