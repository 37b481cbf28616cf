import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'at the bottom of the window', node: { element: 'toasts' } },
  {
    name: 'where it stands, the newest on top',
    node: {
      element: 'toasts',
      props: { place: 'here', seconds: 0, most: 3, first: 'newest', radius: '0px', successColor: '#0b7a57' },
      styles: { default: { 'background-color': '#14181f', color: '#ffffff' } },
    },
  },
]
