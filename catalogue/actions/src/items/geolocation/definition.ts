import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'geolocation',
  label: { en: 'Geolocation', ru: 'Геопозиция' },
  description: { en: 'Asks where the visitor is.', ru: 'Запрашивает местоположение посетителя.' },
  icon: 'map-pin',
  group: 'browser',
  ports: ['browser'],
  parameters: {},
})
