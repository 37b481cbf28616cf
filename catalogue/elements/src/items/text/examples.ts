import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'paragraph', node: { element: 'text', props: { text: 'A loaf a day.' } } },
  { name: 'heading', node: { element: 'text', props: { text: 'Opening hours', tag: 'h1' } } },
  { name: 'lines', node: { element: 'text', props: { text: 'Monday to Friday\n\n7 to 18', tag: 'div' } } },
  { name: 'marks that look like HTML', node: { element: 'text', props: { text: '<b>5 < 6 & "7" > \'4\'</b> {{name}}' } } },
  { name: 'text as a button', node: { element: 'text', props: { text: 'More', tag: 'button' } } },
  { name: 'empty', node: { element: 'text', props: { text: '', tag: 'span' } } },
]
