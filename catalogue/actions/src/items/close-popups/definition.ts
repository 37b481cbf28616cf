import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'close-popups',
  label: { en: 'Close all instances of a popup', ru: 'Закрыть все копии окна' },
  description: { en: 'Closes every open instance of a popup.', ru: 'Закрывает все открытые копии окна.' },
  summary: { en: 'Close all of {popupId}', ru: 'Закрыть все {popupId}' },
  icon: 'panel-top-close',
  group: 'navigation',
  ports: ['popups'],
  parameters: {
    popupId: { label: { en: 'Popup', ru: 'Окно' }, kind: 'popup', fixed: true },
  },
})
