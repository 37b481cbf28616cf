import type { NodeTemplate } from '@heddle/kit'

const map = (props: NonNullable<NodeTemplate['props']>): NodeTemplate => ({
  element: 'svg-map',
  props,
  styles: { default: { width: '100%', height: '260px' } },
})

/** Seats in rows, as halls have them: more than stand in the data of a page. */
const SEATS = `<svg viewBox="0 0 300 200">${Array.from(
  { length: 600 },
  (_, at) => `<path id="seat-${at}" d="M${(at % 30) * 10} ${Math.floor(at / 30) * 10}h8v8h-8z"/>`,
).join('')}</svg>`

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  {
    name: 'colours by region, one selected',
    node: map({
      regionColors: [
        { regionId: 'north', color: '#b2f2bb', hoverColor: '#69db7c' },
        { regionId: 'south', color: '#ffd8a8', hoverColor: '#ffa94d' },
      ],
      initialSelection: 'south-east',
    }),
  },
  { name: 'several, with zoom', node: map({ selectionMode: 'multiple', zoom: true, initialSelection: ['north', 'south-west'] }) },
  {
    name: 'a seating plan',
    node: map({ svgContent: SEATS, selectionMode: 'multiple', initialSelection: ['seat-71', 'seat-72'] }),
  },
]
