import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'default content',
    node: { element: 'dropzone', slots: { children: [{ element: 'text', props: { text: 'Nothing was put here' } }] } },
  },
]
