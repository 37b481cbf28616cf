import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'debounce',
  label: { en: 'Debounce', ru: 'Отложить до паузы' },
  description: {
    en: 'Goes on once calls have stopped for a while; earlier ones end here.',
    ru: 'Продолжает, когда вызовы прекратились; предыдущие завершаются здесь.',
  },
  summary: { en: 'Wait until nothing comes for {milliseconds} ms', ru: 'Ждать затишья {milliseconds} мс' },
  icon: 'timer-reset',
  group: 'control',
  chunk: 'pace',
  ports: ['clock', 'pace'],
  parameters: {
    milliseconds: { label: { en: 'Milliseconds', ru: 'Миллисекунды' }, kind: 'number', default: 500 },
  },
})
