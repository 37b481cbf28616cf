import type { NodeTemplate } from '@heddle/kit'

const picture = (ground: string, disc: string): string =>
  `data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 9%22 width=%22640%22 height=%22360%22%3E%3Cpath fill=%22%23${ground}%22 d=%22M0 0h16v9H0z%22/%3E%3Ccircle cx=%228%22 cy=%224.5%22 r=%223%22 fill=%22%23${disc}%22/%3E%3C/svg%3E`
const PICTURES = [
  { url: picture('1f5fe0', 'ffd35c'), alt: 'A loaf of rye', caption: 'Rye, three days old' },
  { url: picture('0f766e', 'f4f5f7'), alt: 'A loaf of wheat', caption: '' },
  { url: picture('7c4a03', 'f2b866'), alt: 'A loaf of spelt', caption: 'Spelt' },
]
const WIDTH = { default: { width: '360px' } } as const

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  { name: 'without a script', node: { element: 'lightbox', props: { pictures: PICTURES }, styles: WIDTH } },
  {
    name: 'from picture to picture, two side by side',
    node: { element: 'lightbox', props: { pictures: PICTURES.slice(0, 2), arrows: true, columns: 2 }, styles: WIDTH },
  },
  {
    name: 'with a film, a small picture of its own, and zoom',
    node: {
      element: 'lightbox',
      props: {
        pictures: [
          { ...PICTURES[0], small: PICTURES[1]?.url ?? '' },
          { ...PICTURES[2], caption: 'How we bake', film: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
        ],
        arrows: true,
        zoom: true,
        group: 'breads',
        columns: 2,
      },
      styles: WIDTH,
    },
  },
]
