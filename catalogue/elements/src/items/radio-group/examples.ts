import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'radio-group', props: { accessibleLabel: 'Size' } } },
  {
    name: 'texts side by side, with a value',
    node: {
      element: 'radio-group',
      props: {
        options: ['S', 'M', 'L'],
        value: 'M',
        direction: 'row',
        fieldName: 'size',
        required: true,
        accessibleLabel: 'Size',
      },
    },
  },
  {
    name: 'rows with fields of their own',
    node: {
      element: 'radio-group',
      props: {
        options: [
          { id: 1, title: 'New' },
          { id: 2, title: 'Sent', off: true },
        ],
        labelField: 'title',
        valueField: 'id',
        disabledField: 'off',
        value: 1,
        accessibleLabel: 'State',
      },
    },
  },
  {
    name: 'read-only',
    node: { element: 'radio-group', props: { options: ['S', 'M'], value: 'M', readonly: true, accessibleLabel: 'Size' } },
  },
  {
    name: 'disabled',
    node: { element: 'radio-group', props: { options: ['S', 'M'], value: 'S', disabled: true, accessibleLabel: 'Size' } },
  },
]
