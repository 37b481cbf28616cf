import { choice, defineAction, number } from '@heddle/kit'

export const definition = defineAction({
  type: 'show-toast',
  label: { en: 'Show toast', ru: 'Показать сообщение' },
  description: {
    en: 'Shows a short message over the page for a while; it waits while somebody points at it. With a button it gives what became of it: button, closed or timeout.',
    ru: 'Ненадолго показывает короткое сообщение над страницей; ждёт, пока на него наводят. С кнопкой результат — что с ним стало: button, closed или timeout.',
  },
  summary: { en: 'Toast: {text}', ru: 'Сообщение: {text}' },
  icon: 'message-square',
  group: 'browser',
  ports: ['toasts'],
  parameters: {
    text: { label: { en: 'Text', ru: 'Текст' }, kind: 'text', translated: true },
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
      kind: 'field',
      // Without a default: what is not said here is said by the Toasts element of the page.
      field: number({
        label: { en: 'Seconds it stays', ru: 'Сколько секунд стоит' },
        help: {
          en: 'Without it as the Toasts element of the page says, 5 where there is none; 0 for until it is closed.',
          ru: 'Если пусто — как в элементе «Сообщения» страницы, а без него 5; 0 — пока не закроют.',
        },
        min: 0,
        max: 3600,
        default: 5,
      }),
    },
    // With one the workflow waits until the message goes.
    button: { label: { en: 'Button', ru: 'Кнопка' }, kind: 'text', translated: true },
    closeLabel: { label: { en: 'Name of its ×', ru: 'Название кнопки ×' }, kind: 'text', translated: true, default: 'Close' },
  },
})
