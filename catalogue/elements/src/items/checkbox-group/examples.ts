import type { NodeTemplate } from '@heddle/kit'

const sizes = { options: ['S', 'M', 'L'], accessibleLabel: 'Sizes' } as const

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'checkbox-group', props: { accessibleLabel: 'Sizes' } } },
  {
    name: 'side by side, with a value',
    node: { element: 'checkbox-group', props: { ...sizes, value: ['S', 'L'], direction: 'row', fieldName: 'sizes' } },
  },
  {
    name: 'with a box for all, of rows with fields of their own',
    node: {
      element: 'checkbox-group',
      props: {
        options: [
          { id: 1, title: 'New' },
          { id: 2, title: 'Sent', off: true },
          { id: 3, title: 'Paid' },
        ],
        labelField: 'title',
        valueField: 'id',
        disabledField: 'off',
        value: [3],
        selectAll: true,
        accessibleLabel: 'States',
      },
    },
  },
  {
    name: 'no more than two',
    node: { element: 'checkbox-group', props: { ...sizes, value: ['S', 'M'], min: 1, max: 2, required: true } },
  },
  { name: 'read-only', node: { element: 'checkbox-group', props: { ...sizes, value: ['M'], readonly: true } } },
  { name: 'disabled', node: { element: 'checkbox-group', props: { ...sizes, value: ['M'], disabled: true } } },
]
