import type { ElementWords } from '../../lib/words/element-words.ts'

/** Names of the parts that a colour is chosen with. */
export const ENGLISH: ElementWords['colors'] = {
  saturation: 'Saturation',
  brightness: 'Brightness',
  hue: 'Hue',
  opacity: 'Opacity',
  screen: 'Pick from the screen',
}
