import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'open-popup',
  label: { en: 'Open popup', ru: 'Открыть окно' },
  description: { en: 'Opens a popup, and waits for it if asked to.', ru: 'Открывает окно и, если нужно, ждёт его закрытия.' },
  summary: { en: 'Open {popupId}', ru: 'Открыть {popupId}' },
  icon: 'panel-top-open',
  group: 'navigation',
  ports: ['popups'],
  parameters: {
    popupId: { label: { en: 'Popup', ru: 'Окно' }, kind: 'popup', fixed: true },
    props: { label: { en: 'Properties', ru: 'Свойства' }, kind: 'map' },
    wait: { label: { en: 'Wait until it is closed', ru: 'Ждать закрытия' }, kind: 'boolean', default: false },
  },
})
