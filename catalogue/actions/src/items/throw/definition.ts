import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'throw',
  label: { en: 'Throw error', ru: 'Вызвать ошибку' },
  description: { en: 'Ends the chain as a failure.', ru: 'Завершает цепочку с ошибкой.' },
  summary: { en: 'Stop: {message}', ru: 'Остановить: {message}' },
  icon: 'triangle-alert',
  group: 'control',
  parameters: {
    message: { label: { en: 'Message', ru: 'Сообщение' }, kind: 'text', translated: true },
    cause: { label: { en: 'Cause', ru: 'Причина' }, kind: 'value' },
  },
  ends: true,
})
