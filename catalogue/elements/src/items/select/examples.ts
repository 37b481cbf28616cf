import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'select', props: { accessibleLabel: 'Size' } } },
  {
    name: 'texts with a value',
    node: {
      element: 'select',
      props: { options: ['S', 'M', 'L'], value: 'M', placeholder: 'Any size', accessibleLabel: 'Size' },
    },
  },
  {
    name: 'rows with fields of their own',
    node: {
      element: 'select',
      props: {
        options: [
          { id: 1, title: 'New' },
          { id: 2, title: 'Sent' },
        ],
        labelField: 'title',
        valueField: 'id',
        value: 2,
        required: true,
        accessibleLabel: 'State',
      },
    },
  },
  { name: 'a value that is gone', node: { element: 'select', props: { options: ['A'], value: 'Z', accessibleLabel: 'Letter' } } },
  {
    name: 'values that are objects, in groups',
    node: {
      element: 'select',
      props: {
        options: [
          { label: 'Tea', value: { id: 1, size: 'L' }, kind: 'Warm' },
          { label: 'Soup', value: { id: 2, size: 'M' }, kind: 'Warm', disabled: true },
          { label: 'Juice', value: { id: 3, size: 'S' }, kind: 'Cold' },
        ],
        groupField: 'kind',
        value: { size: 'S', id: 3 },
        canDeselect: false,
        accessibleLabel: 'Drink',
      },
    },
  },
  {
    name: 'read-only',
    node: { element: 'select', props: { options: ['S', 'M'], value: 'M', readonly: true, accessibleLabel: 'Size' } },
  },
  {
    name: 'disabled',
    node: { element: 'select', props: { options: ['S', 'M'], value: 'M', disabled: true, accessibleLabel: 'Size' } },
  },
  {
    name: 'nothing to choose',
    node: { element: 'select', props: { options: [], placeholder: 'None', accessibleLabel: 'Size' } },
  },
  {
    name: 'searched, with an icon to clear',
    node: {
      element: 'select',
      props: { options: ['Paris', 'Rome', 'Oslo'], value: 'Rome', searchable: true, clearIcon: true, accessibleLabel: 'City' },
    },
  },
  {
    name: 'drawn, with images',
    node: {
      element: 'select',
      props: {
        options: [
          { label: 'Tea', value: 1, image: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
          { label: 'Juice', value: 2, disabled: true },
        ],
        layoutType: 'image',
        placeholder: 'Choose a drink',
        accessibleLabel: 'Drink',
      },
    },
  },
  {
    name: 'several, in tags',
    node: {
      element: 'select',
      props: { options: ['S', 'M', 'L'], multiple: true, value: ['S', 'XL'], closeOnSelect: false, accessibleLabel: 'Sizes' },
    },
  },
  {
    name: 'several, counted',
    node: {
      element: 'select',
      props: { options: ['S', 'M', 'L'], multiple: true, value: ['S', 'M'], chosenAs: 'count', accessibleLabel: 'Sizes' },
    },
  },
  {
    name: 'options of own elements',
    node: {
      element: 'select',
      props: { options: ['S', 'M'], layoutType: 'free', accessibleLabel: 'Size' },
      slots: { option: [{ element: 'text', props: { text: 'An option', tag: 'span' } }] },
    },
  },
]
