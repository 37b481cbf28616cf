import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'show-toast',
  label: { en: 'Show toast', ru: 'Показать сообщение' },
  description: {
    en: 'Shows a short message over the page for a while; it waits while somebody points at it.',
    ru: 'Ненадолго показывает короткое сообщение над страницей; ждёт, пока на него наводят.',
  },
  summary: { en: 'Toast: {text}', ru: 'Сообщение: {text}' },
  icon: 'message-square',
  group: 'browser',
  ports: ['toasts'],
  parameters: {
    text: { label: { en: 'Text', ru: 'Текст' }, kind: 'text' },
    kind: {
      label: { en: 'Kind', ru: 'Вид' },
      kind: 'field',
      field: choice({
        label: { en: 'Kind', ru: 'Вид' },
        options: [
          { value: 'info', label: { en: 'News', ru: 'Новость' } },
          { value: 'success', label: { en: 'Success', ru: 'Успех' } },
          { value: 'warning', label: { en: 'Warning', ru: 'Предупреждение' } },
          { value: 'error', label: { en: 'Error', ru: 'Ошибка' } },
        ],
        default: 'info',
      }),
      default: 'info',
    },
    seconds: {
      label: { en: 'Seconds it stays', ru: 'Сколько секунд стоит' },
      kind: 'number',
      default: 5,
    },
    closeLabel: { label: { en: 'Name of its ×', ru: 'Название кнопки ×' }, kind: 'text', default: 'Close' },
  },
})
