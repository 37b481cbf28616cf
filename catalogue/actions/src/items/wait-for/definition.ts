import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'wait-for',
  label: { en: 'Wait for', ru: 'Ждать условия' },
  description: {
    en: 'Waits until a condition holds, at most for a time.',
    ru: 'Ждёт, пока условие станет верным, но не дольше указанного времени.',
  },
  summary: { en: 'Wait for {condition}', ru: 'Ждать {condition}' },
  icon: 'hourglass',
  group: 'control',
  ports: ['clock'],
  gives: true,
  parameters: {
    condition: { label: { en: 'Condition', ru: 'Условие' }, kind: 'condition' },
    timeout: { label: { en: 'At most, in milliseconds', ru: 'Не дольше, мс' }, kind: 'number', default: 10_000 },
  },
  branches: 'boolean',
})
