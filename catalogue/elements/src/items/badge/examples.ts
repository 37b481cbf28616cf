import type { NodeTemplate } from '@heddle/kit'

const bell: NodeTemplate = { element: 'icon', props: { icon: 'bell' }, styles: { default: { 'font-size': '28px' } } }

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'a word', node: { element: 'badge', props: { text: 'New' } } },
  {
    name: 'more than it counts to, at the corner of something',
    node: { element: 'badge', props: { text: '128', accessibleLabel: '128 messages' }, slots: { children: [bell] } },
  },
  {
    name: 'a dot',
    node: {
      element: 'badge',
      props: { dot: true, corner: 'bottom-end', accessibleLabel: 'Online', ground: '#15803d' },
      slots: { children: [bell] },
    },
  },
  { name: 'nothing for zero', node: { element: 'badge', props: { text: '0' }, slots: { children: [bell] } } },
]
