import { defineAction } from '@heddle/kit'

export const definition = defineAction({
  type: 'emit-trigger',
  label: { en: 'Emit component trigger', ru: 'Вызвать событие компонента' },
  description: {
    en: 'Tells whoever uses the component that something happened.',
    ru: 'Сообщает тем, кто использует компонент, о событии.',
  },
  summary: { en: 'Emit {triggerId}', ru: 'Послать {triggerId}' },
  icon: 'radio',
  group: 'control',
  ports: ['elements'],
  parameters: {
    triggerId: { label: { en: 'Trigger', ru: 'Событие' }, kind: 'trigger', fixed: true },
    event: { label: { en: 'Event value', ru: 'Значение события' }, kind: 'value' },
  },
})
