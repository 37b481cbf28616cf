import type { NodeTemplate } from '@heddle/kit'

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'HTML of somebody else',
    node: {
      element: 'embed',
      props: { kind: 'html', html: '<h2>Open today</h2><p>From <b>8:00</b> to 18:00.</p>', title: 'Opening hours' },
      styles: { default: { width: '320px', height: '120px', 'background-color': '#ffffff' } },
    },
  },
  {
    name: 'nothing yet',
    node: { element: 'embed', props: { title: 'A map' }, styles: { default: { width: '320px', height: '40px' } } },
  },
]
