import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'read-local-storage',
  label: { en: 'Read local storage', ru: 'Прочитать из localStorage' },
  description: { en: 'Gives what is kept in local storage under a key.', ru: 'Возвращает значение ключа в локальном хранилище.' },
  summary: { en: 'Read {key} from local storage', ru: 'Прочитать {key} из хранилища' },
  icon: 'database',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    key: { label: { en: 'Key', ru: 'Ключ' }, kind: 'text' },
  },
})
