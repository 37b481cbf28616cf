import type { NodeTemplate } from '@heddle/kit'

const label: NodeTemplate = { element: 'text', props: { text: 'News by e-mail', tag: 'span' } }

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'toggle', slots: { label: [label] } } },
  {
    name: 'on, with a small thumb',
    node: { element: 'toggle', props: { value: true, selectorSize: 60, fieldName: 'news' }, slots: { label: [label] } },
  },
  { name: 'read-only', node: { element: 'toggle', props: { accessibleLabel: 'News', value: true, readonly: true } } },
  { name: 'disabled', node: { element: 'toggle', props: { accessibleLabel: 'News', disabled: true, required: true } } },
]
