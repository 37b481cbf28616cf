import type { NodeTemplate } from '@heddle/kit'

const about: NodeTemplate = { element: 'button', props: { text: 'Send' } }

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'about a button, which needs no script',
    node: { element: 'tooltip', props: { text: 'By post' }, slots: { children: [about] } },
  },
  {
    name: 'with content of its own, below a text',
    node: {
      element: 'tooltip',
      props: { position: 'bottom', alignment: 'start', offsetY: '4px', openDelay: 0 },
      slots: {
        children: [{ element: 'text', props: { text: 'VAT' } }],
        content: [{ element: 'text', props: { text: 'Value added tax' } }],
      },
    },
  },
]
