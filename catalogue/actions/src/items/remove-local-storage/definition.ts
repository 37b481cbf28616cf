import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'remove-local-storage',
  label: { en: 'Remove from local storage', ru: 'Удалить из localStorage' },
  description: { en: 'Takes a key out of local storage.', ru: 'Удаляет ключ в локальном хранилище.' },
  summary: { en: 'Remove {key} from local storage', ru: 'Удалить {key} из хранилища' },
  icon: 'database',
  group: 'storage',
  ports: ['storage'],
  parameters: {
    key: { label: { en: 'Key', ru: 'Ключ' }, kind: 'text' },
  },
})
