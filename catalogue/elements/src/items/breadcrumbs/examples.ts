import type { NodeTemplate } from '@heddle/kit'

const WAY = [
  { label: 'Home', page: null, link: '/' },
  { label: 'Shop', page: null, link: '/shop' },
  { label: 'Teas', page: null, link: '/shop/teas' },
  { label: 'Green teas', page: null, link: '/shop/teas/green' },
  { label: 'Sencha', page: null, link: '' },
]

const crumbs = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'breadcrumbs',
  props: { fromAddress: false, items: WAY, ...props },
})

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'from the address of the page', node: { element: 'breadcrumbs' } },
  { name: 'steps of a list', node: crumbs({ separator: '›' }) },
  {
    name: 'icons',
    node: crumbs({
      items: [
        { label: 'Home', page: null, link: '/', icon: 'house' },
        { label: 'Teas', page: null, link: '/teas', icon: 'leaf' },
        { label: 'Sencha', page: null, link: '', icon: '' },
      ],
      firstIsIcon: true,
      separator: '›',
      accessibleLabel: 'Way with icons',
    }),
  },
  { name: 'pills', node: crumbs({ look: 'pills', separator: '→', accessibleLabel: 'Way to Sencha' }) },
  { name: 'arrows', node: crumbs({ look: 'arrows', accessibleLabel: 'Way by arrows' }) },
  {
    name: 'shortened',
    node: crumbs({ collapses: true, separator: 'custom', customSeparator: '::', accessibleLabel: 'Short way' }),
  },
]
