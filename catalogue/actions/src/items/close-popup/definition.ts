import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'close-popup',
  label: { en: 'Close this popup', ru: 'Закрыть это окно' },
  description: {
    en: 'Closes the popup the workflow runs in, with data for who waits.',
    ru: 'Закрывает окно, в котором выполняется процесс, и передаёт данные ожидающему.',
  },
  icon: 'panel-top-close',
  group: 'navigation',
  ports: ['popups'],
  parameters: {
    data: { label: { en: 'Data', ru: 'Данные' }, kind: 'value' },
  },
})
