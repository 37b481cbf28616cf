import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'slider', props: { accessibleLabel: 'Volume' } } },
  {
    name: 'fractions below and above zero',
    node: {
      element: 'slider',
      props: { min: -1, max: 1, step: 0.05, value: 0.3, fieldName: 'balance', accessibleLabel: 'Balance', tooltip: false },
    },
  },
  { name: 'a value beyond the bounds', node: { element: 'slider', props: { value: 900, accessibleLabel: 'Volume' } } },
  {
    name: 'with marks',
    node: {
      element: 'slider',
      props: {
        value: 50,
        marks: [
          { value: 0, label: 'Low' },
          { value: 50, label: 'Medium' },
          { value: 100, label: 'High' },
        ],
        accessibleLabel: 'Volume',
      },
    },
  },
  {
    name: 'upright',
    node: {
      element: 'slider',
      props: { value: 30, orientation: 'vertical', marks: [{ value: 50, label: 'Half' }], accessibleLabel: 'Volume' },
    },
  },
  { name: 'read-only', node: { element: 'slider', props: { value: 40, readonly: true, accessibleLabel: 'Volume' } } },
  { name: 'disabled', node: { element: 'slider', props: { value: 40, disabled: true, accessibleLabel: 'Volume' } } },
]
