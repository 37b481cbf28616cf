import { number } from '@heddle/kit'

const SECOND = { min: 0, max: 86_400, default: 0 } as const

/** What films and recordings share with formulas and workflows. */
export const MEDIA = {
  exposes: {
    isPlaying: { label: { en: 'Is playing', ru: 'Играет' }, type: 'boolean', readonly: true },
    currentTime: { label: { en: 'Current time', ru: 'Текущее время' }, type: 'number', readonly: true },
  },
  events: {
    play: { label: { en: 'Play', ru: 'Начало' }, example: { value: 0 } },
    pause: { label: { en: 'Pause', ru: 'Пауза' }, example: { value: 12.5 } },
    end: { label: { en: 'End', ru: 'Конец' }, example: { value: 60 } },
    timeUpdate: { label: { en: 'Time', ru: 'Время' }, example: { value: 12.5 } },
    volumeChange: { label: { en: 'Volume', ru: 'Громкость' }, example: { volume: 1, muted: false } },
    error: { label: { en: 'Error', ru: 'Ошибка' }, example: { code: 4 } },
  },
  actions: {
    play: { label: { en: 'Play', ru: 'Играть' } },
    pause: { label: { en: 'Pause', ru: 'Остановить' } },
    seek: {
      label: { en: 'Go to a time', ru: 'Перейти ко времени' },
      parameters: { value: number({ label: { en: 'Second', ru: 'Секунда' }, ...SECOND, bindable: true }) },
    },
    mute: { label: { en: 'Mute', ru: 'Выключить звук' } },
    unmute: { label: { en: 'Unmute', ru: 'Включить звук' } },
    speed: {
      label: { en: 'Set the speed', ru: 'Задать скорость' },
      parameters: {
        value: number({ label: { en: 'Speed', ru: 'Скорость' }, min: 0.1, max: 16, step: 0.1, default: 1, bindable: true }),
      },
    },
  },
} as const
