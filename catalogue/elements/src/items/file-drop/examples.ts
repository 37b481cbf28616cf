import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'plain', node: { element: 'file-drop', props: { accessibleLabel: 'Photo' } } },
  {
    name: 'several pictures, with a hint',
    node: {
      element: 'file-drop',
      props: {
        accessibleLabel: 'Photos',
        multiple: true,
        accept: 'image',
        hint: 'Pictures of at most {maxFileSize}',
        fieldName: 'photos',
        reorder: true,
      },
    },
  },
  {
    name: 'endings of its own, with an area of its own',
    node: {
      element: 'file-drop',
      props: { accessibleLabel: 'Page', accept: 'custom', acceptCustom: '.html, .xml', required: false },
      slots: { layout: [{ element: 'text', props: { text: 'Put your page here', tag: 'span' } }] },
    },
  },
  { name: 'read-only', node: { element: 'file-drop', props: { accessibleLabel: 'Photo', readonly: true } } },
  { name: 'disabled', node: { element: 'file-drop', props: { accessibleLabel: 'Photo', disabled: true } } },
]
