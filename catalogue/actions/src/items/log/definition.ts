import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'log',
  label: { en: 'Log', ru: 'Записать в журнал' },
  description: { en: 'Writes a message to the console.', ru: 'Пишет сообщение в консоль.' },
  summary: { en: 'Log {message}', ru: 'Записать {message}' },
  icon: 'terminal',
  group: 'other',
  ports: ['log'],
  parameters: {
    message: { label: { en: 'Message', ru: 'Сообщение' }, kind: 'text' },
    level: {
      label: { en: 'Level', ru: 'Уровень' },
      kind: 'field',
      field: choice({
        label: { en: 'Level', ru: 'Уровень' },
        options: [
          { value: 'error', label: { en: 'Error', ru: 'Ошибка' } },
          { value: 'warning', label: { en: 'Warning', ru: 'Предупреждение' } },
          { value: 'info', label: { en: 'Info', ru: 'Сведения' } },
          { value: 'verbose', label: { en: 'Verbose', ru: 'Подробности' } },
        ],
        default: 'info',
      }),
      default: 'info',
    },
    data: { label: { en: 'Data', ru: 'Данные' }, kind: 'value' },
  },
})
