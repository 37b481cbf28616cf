import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'horizontal',
    node: { element: 'divider', styles: { default: { width: '100%', height: '1px', 'background-color': '#d8dce3' } } },
  },
  {
    name: 'vertical',
    node: {
      element: 'divider',
      props: { orientation: 'vertical' },
      styles: { default: { width: '1px', height: '40px', 'background-color': '#d8dce3' } },
    },
  },
  {
    name: 'with a text',
    node: {
      element: 'divider',
      props: { text: 'or' },
      styles: { default: { width: '100%', height: '1px', 'background-color': '#d8dce3' } },
    },
  },
  {
    name: 'with a text at its beginning',
    node: {
      element: 'divider',
      props: { text: 'Today', textPlace: 'start' },
      styles: { default: { width: '100%', height: '2px', 'background-color': '#1f5fe0' } },
    },
  },
  {
    name: 'upright with a text',
    node: {
      element: 'divider',
      props: { orientation: 'vertical', text: 'or' },
      styles: { default: { width: '1px', height: '80px', 'background-color': '#d8dce3' } },
    },
  },
]
