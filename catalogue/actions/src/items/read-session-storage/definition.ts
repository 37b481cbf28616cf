import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'read-session-storage',
  label: { en: 'Read session storage', ru: 'Прочитать из sessionStorage' },
  description: { en: 'Gives what is kept in session storage under a key.', ru: 'Возвращает значение ключа в хранилище сеанса.' },
  summary: { en: 'Read {key} from session storage', ru: 'Прочитать {key} из хранилища вкладки' },
  icon: 'database',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    key: { label: { en: 'Key', ru: 'Ключ' }, kind: 'text' },
  },
})
