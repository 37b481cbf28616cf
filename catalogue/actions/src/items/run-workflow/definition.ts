import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'run-workflow',
  label: { en: 'Run workflow', ru: 'Запустить процесс' },
  description: { en: 'Runs another workflow and takes its result.', ru: 'Запускает другой процесс и берёт его результат.' },
  summary: { en: 'Run {workflowId}', ru: 'Запустить {workflowId}' },
  icon: 'workflow',
  group: 'control',
  parameters: {
    workflowId: { label: { en: 'Workflow', ru: 'Процесс' }, kind: 'workflow', fixed: true },
    parameters: { label: { en: 'Arguments', ru: 'Аргументы' }, kind: 'map' },
  },
})
