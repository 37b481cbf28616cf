import type { NodeTemplate } from '@heddle/kit'

const fields: readonly NodeTemplate[] = [
  {
    element: 'label',
    props: { text: 'Name', showsRequired: true },
    slots: { children: [{ element: 'form-input', props: { fieldName: 'name' } }] },
  },
  { element: 'error-text', props: {} },
  { element: 'button', props: { text: 'Send', buttonType: 'submit' } },
  { element: 'error-summary', props: { text: 'Please look at these' } },
]

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'empty', node: { element: 'form-container', props: { accessibleLabel: 'Contact', autocomplete: false } } },
  { name: 'with fields', node: { element: 'form-container', slots: { formContent: fields } } },
  {
    name: 'sent by the browser',
    node: {
      element: 'form-container',
      props: { address: 'https://forms.example/contact?a=1&b=2', validation: 'change' },
      slots: { formContent: fields.slice(0, 1) },
    },
  },
  {
    name: 'in another',
    node: {
      element: 'form-container',
      slots: { formContent: [{ element: 'form-container', slots: { formContent: fields.slice(0, 1) } }] },
    },
  },
]
