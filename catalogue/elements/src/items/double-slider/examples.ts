import type { NodeTemplate } from '@heddle/kit'

const price = { accessibleLabel: 'Price', value: { start: 20, end: 60 } } as const

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'double-slider', props: { accessibleLabel: 'Price' } } },
  { name: 'with a value', node: { element: 'double-slider', props: { ...price, fieldName: 'price' } } },
  {
    name: 'with marks, some apart',
    node: {
      element: 'double-slider',
      props: {
        ...price,
        minDistance: 10,
        marks: [
          { value: 0, label: 'Low' },
          { value: 50, label: '' },
          { value: 100, label: 'High' },
        ],
      },
    },
  },
  { name: 'upright', node: { element: 'double-slider', props: { ...price, orientation: 'vertical' } } },
  { name: 'read-only', node: { element: 'double-slider', props: { ...price, readonly: true } } },
  { name: 'disabled', node: { element: 'double-slider', props: { ...price, disabled: true } } },
]
