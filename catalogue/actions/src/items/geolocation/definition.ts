import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'geolocation',
  label: { en: 'Geolocation', ru: 'Геопозиция' },
  description: { en: 'Asks where the visitor is.', ru: 'Запрашивает местоположение посетителя.' },
  icon: 'map-pin',
  group: 'browser',
  ports: ['browser'],
  gives: {
    coords: {
      latitude: 47.07,
      longitude: 15.44,
      accuracy: 20,
      altitude: 353,
      altitudeAccuracy: 10,
      heading: 0,
      speed: 0,
    },
    timestamp: 1767225600000,
  },
  parameters: {},
})
