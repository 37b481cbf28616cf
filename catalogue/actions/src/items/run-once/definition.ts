import { choice, defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'run-once',
  label: { en: 'Run once at a time', ru: 'По одному выполнению' },
  description: { en: 'Keeps two runs from going on side by side.', ru: 'Не даёт двум выполнениям идти одновременно.' },
  icon: 'list-ordered',
  group: 'control',
  chunk: 'pace',
  ports: ['pace'],
  parameters: {
    mode: {
      label: { en: 'Meanwhile', ru: 'Если уже идёт' },
      kind: 'field',
      field: choice({
        label: { en: 'Meanwhile', ru: 'Если уже идёт' },
        options: [
          { value: 'drop', label: { en: 'Drop the new run', ru: 'Отбросить новое' } },
          { value: 'queue', label: { en: 'Wait in line', ru: 'Ждать очереди' } },
          { value: 'restart', label: { en: 'Restart', ru: 'Начать заново' } },
        ],
        default: 'drop',
      }),
      default: 'drop',
    },
  },
})
