import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'plain',
    node: {
      element: 'button',
      props: { text: 'Order' },
      styles: { default: { 'background-color': '#1f5fe0', color: '#ffffff' } },
    },
  },
  { name: 'disabled', node: { element: 'button', props: { text: 'Sold out', disabled: true } } },
  { name: 'submit', node: { element: 'button', props: { text: 'Send', buttonType: 'submit' } } },
  { name: 'loading', node: { element: 'button', props: { text: 'Send', buttonType: 'submit', loading: true } } },
  { name: 'resets a form', node: { element: 'button', props: { text: 'Clear', buttonType: 'reset' } } },
  { name: 'no button at all', node: { element: 'button', props: { text: 'Block', buttonType: 'none' } } },
  {
    name: 'icons on both sides',
    node: {
      element: 'button',
      props: { text: 'Next', hasLeftIcon: true, hasRightIcon: true },
      slots: {
        leftIcon: [{ element: 'icon', props: { icon: 'star' } }],
        rightIcon: [{ element: 'icon', props: { icon: 'arrow-right' } }],
      },
    },
  },
  {
    name: 'only an icon',
    node: {
      element: 'button',
      props: { text: '', hasLeftIcon: true, accessibleLabel: 'Close' },
      slots: { leftIcon: [{ element: 'icon', props: { icon: 'x' } }] },
    },
  },
]
